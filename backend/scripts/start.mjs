// `npm start`: builds changed packages and runs the shop in this process.
import { buildStale } from './build-stale.mjs';

await buildStale({ toRunIt: true });
await import('../dist/start.js');
