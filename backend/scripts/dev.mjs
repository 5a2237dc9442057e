// `npm run dev`: rebuilds on every change and starts the shop again on top of the new build, data kept.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from './build-stale.mjs';
import { root } from './run-suites.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const WATCHERS = [
  ['backend', bin('swc'), ['src', '-d', 'dist', '--strip-leading-paths', '-q', '--watch', '--ignore', '**/*.spec.ts']],
  ['storefront', bin('vite'), ['build', '--outDir', 'dist/client', '--watch', '--emptyOutDir', 'false']],
  ['storefront', bin('vite'), ['build', '--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/server', '--watch']],
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

let leaving = false;
function leave() {
  if (leaving) return;
  leaving = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', leave);
process.on('SIGTERM', leave);
