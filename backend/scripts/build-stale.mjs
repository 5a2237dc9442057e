import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

/**
 * Builds every workspace whose inputs changed, or `only` one and what it needs; Nx restores the others from its cache.
 * Output only when it fails.
 */
export async function buildStale({ only } = {}) {
  process.stderr.write('Building what has changed ...\n');
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const which = only ? ['-p', only] : [];
  const build = spawnSync(process.execPath, [nx, 'run-many', '-t', 'build', ...which, '--outputStyle=static'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}${build.stderr}\nThe build failed.\n`);
    process.exit(1);
  }
}
