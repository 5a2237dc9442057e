import { mayBuild, withBuildLock } from './build-lock.mjs';
import { runNx } from './nx.mjs';

/**
 * Builds every workspace package whose inputs changed, or `only` one and its dependencies; Nx restores the others from its
 * cache. Prints the output of a failed build and ends the process. With `toRunIt`, nothing that another process runs from is built.
 */
export async function buildStale({ only, toRunIt = false } = {}) {
  const isBuilt = await withBuildLock(() => buildNow(only), { toRunIt });
  if (isBuilt) return;
  const reason = mayBuild()
    ? 'another shop or command runs from the present build'
    : 'this account may not write into .cache/builds';
  process.stderr.write(`Nothing is built: ${reason}.\n`);
}

/** As `buildStale`, for a caller that holds the lock. */
export function buildNow(only) {
  process.stderr.write('Building changed packages ...\n');
  const projects = only ? ['-p', only] : [];
  const { succeeded, output } = runNx(['run-many', '-t', 'build', ...projects, '--outputStyle=static']);
  if (!succeeded) {
    process.stderr.write(`${output}\nThe build failed.\n`);
    process.exit(1);
  }
}
