import { runNx } from './nx.mjs';

/**
 * Builds every workspace package whose inputs changed, or `only` one and its dependencies; Nx restores the others from its
 * cache. Prints the output of a failed build and ends the process.
 */
export async function buildStale({ only } = {}) {
  process.stderr.write('Building changed packages ...\n');
  const projects = only ? ['-p', only] : [];
  const { succeeded, output } = runNx(['run-many', '-t', 'build', ...projects, '--outputStyle=static']);
  if (!succeeded) {
    process.stderr.write(`${output}\nThe build failed.\n`);
    process.exit(1);
  }
}
