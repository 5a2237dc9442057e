// `npm run dev`: rebuilds on every change and restarts the shop. The data is kept.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from './build-stale.mjs';
import { root } from './run-suites.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const WATCHERS = [
  ['backend', bin('swc'), ['src', '-d', 'dist', '--strip-leading-paths', '-q', '--watch', '--ignore', '**/*.spec.ts']],
  ['storefront', bin('vite'), ['build', '--outDir', 'dist/client', '--watch', '--emptyOutDir', 'false']],
  ['storefront', bin('vite'), ['build', '--ssr', '--outDir', 'dist/server', '--watch']],
  ['admin-shell', bin('vite'), ['build', '--watch', '--emptyOutDir', 'false']],
];

await buildStale();
const children = WATCHERS.map(([folder, command, args]) =>
  spawn(command, args, { cwd: join(root, folder), stdio: ['ignore', 'ignore', 'inherit'] }),
);
const watched = ['backend/dist', 'storefront/dist/server'].map((folder) => `--watch-path=${join(root, folder)}`);
children.push(
  spawn(process.execPath, [...watched, '--watch-preserve-output', join(root, 'backend/dist/start.js')], {
    cwd: root,
    stdio: 'inherit',
  }),
);

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
