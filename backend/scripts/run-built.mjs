// Builds the backend if its sources changed and runs one of its programs: run-built.mjs NAME [arguments].
import { buildStale } from './build-stale.mjs';

const [program, ...rest] = process.argv.slice(2);
await buildStale({ only: '@shop/backend' });
process.argv = [process.argv[0], program, ...rest];
await import(`../dist/${program}.js`);
