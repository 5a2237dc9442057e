import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

/**
 * Builds every workspace package whose inputs changed, or `only` one and its dependencies; Nx restores the others from its
 * cache. Prints the output of a failed build and ends the process.
 */
export async function buildStale({ only } = {}) {
  process.stderr.write('Building changed packages ...\n');
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const projects = only ? ['-p', only] : [];
  const build = spawnSync(process.execPath, [nx, 'run-many', '-t', 'build', ...projects, '--outputStyle=static'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}${build.stderr}\nThe build failed.\n`);
    process.exit(1);
  }
}
