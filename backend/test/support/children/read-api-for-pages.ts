import { setImmediate as nextTurn } from 'node:timers/promises';
import { createApi } from '#src/api.js';
import { loadConfig } from '#src/config.js';
import { createLogger } from '#platform/logging.js';

const PAGES = 5_000;
const CONCURRENCY = 16;

// Injects the request that each rendered page makes; exits with 0 when every answer was complete.
const app = await createApi(loadConfig(process.env), createLogger('silent'));
await app.init();
const server = app.getHttpAdapter().getInstance();
await server.ready();

let remaining = PAGES;
let failed = 0;
async function readUntilDone(): Promise<void> {
  while (remaining-- > 0) {
    // Requests from sockets come one turn of the event loop after the other; a loop of injected ones would starve it.
    await nextTurn();
    const answer = await server.inject({ method: 'GET', url: '/api/artists', headers: { 'accept-encoding': 'identity' } });
    if (answer.statusCode !== 200 || answer.payload.length < 64_000) failed++;
  }
}
await Promise.all(Array.from({ length: CONCURRENCY }, readUntilDone));
await app.close();
process.exit(failed === 0 ? 0 : 1);
