// Runs a program of the backend: run-built.mjs NAME [arguments]. Builds only where there is no build yet: an operator's command works
// beside a running shop and does what that shop was built to do.
import { existsSync } from 'node:fs';
import { withBuildLock } from './build-lock.mjs';

const [program, ...rest] = process.argv.slice(2);
const built = new URL(`../dist/${program}.js`, import.meta.url);

async function build() {
  // An installed release has a build, and no packages to make another one.
  if (!existsSync(built)) (await import('./build-stale.mjs')).buildNow('@shop/backend');
}

await withBuildLock(build, { toRunIt: true });
process.argv = [process.argv[0], program, ...rest];
await import(built);
