// `npm start`: builds changed packages and runs the shop in this process. An installed release has its build, and not the packages
// that make another one.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const hasTools = existsSync(fileURLToPath(new URL('../../node_modules/nx/package.json', import.meta.url)));
if (hasTools) await (await import('./build-stale.mjs')).buildStale({ toRunIt: true });
await import('../dist/start.js');
