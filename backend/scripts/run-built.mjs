// Runs a program of the backend: run-built.mjs NAME [arguments]. Builds only where there is no build yet: an operator's command works
// beside a running shop and does what that shop was built to do.
import { existsSync } from 'node:fs';
import { withBuildLock } from './build-lock.mjs';
import { buildNow } from './build-stale.mjs';

const [program, ...rest] = process.argv.slice(2);
const built = new URL(`../dist/${program}.js`, import.meta.url);
await withBuildLock(() => existsSync(built) || buildNow('@shop/backend'), { toRunIt: true });
process.argv = [process.argv[0], program, ...rest];
await import(built);
