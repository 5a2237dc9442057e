import { setImmediate as nextTurn } from 'node:timers/promises';
import { createApi } from '#src/api.js';
import { loadConfig } from '#src/config.js';
import { createLogger } from '#platform/logging.js';
import { siteFoldersFrom } from '#src/site/site.js';

const PAGES = 5_000;
const CONCURRENCY = 16;

// Renders the built storefront in this process and exits with 0 when every page was answered with 200.
const app = await createApi(
  loadConfig(process.env),
  createLogger('silent'),
  siteFoldersFrom(new URL('../../../src/api.ts', import.meta.url).href),
);
await app.init();
const server = app.getHttpAdapter().getInstance();
await server.ready();

let remaining = PAGES;
let failed = 0;
async function renderUntilDone(): Promise<void> {
  while (remaining-- > 0) {
    // Requests from sockets come one turn of the event loop after the other; a loop of injected ones would starve it.
    await nextTurn();
    const page = await server.inject({ method: 'GET', url: '/artists' });
    if (page.statusCode !== 200 || !page.payload.includes('<html')) failed++;
  }
}
await Promise.all(Array.from({ length: CONCURRENCY }, renderUntilDone));
await app.close();
process.exit(failed === 0 ? 0 : 1);
