import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkShop } from './check-shop.js';

const TOKEN = '0123456789abcdef';
let server: Server;
let port: number;
/** What each request for the readiness had as `authorization`. */
let sent: (string | undefined)[];
beforeAll(async () => {
  server = createServer((request, response) => {
    const isReady = request.url === '/api/health/ready';
    if (isReady) sent.push(request.headers.authorization);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isReady ? { status: 'ready', parts: { backup: 'unknown' } } : { status: 'ok' }));
  });
  server.listen(0);
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());
beforeEach(() => {
  sent = [];
});

it('sends its token to this machine', async () => {
  await checkShop(`http://127.0.0.1:${port}`, { METRICS_TOKEN: TOKEN });
  expect(sent).toEqual([`Bearer ${TOKEN}`]);
});

it('sends its token to no address that somebody else may have or read on the way', async () => {
  // Also this machine, but not by a name of it.
  const other = `http://127.0.0.2:${port}`;
  await checkShop(other, { METRICS_TOKEN: TOKEN });
  await checkShop(other, { METRICS_TOKEN: TOKEN, PUBLIC_ORIGIN: 'https://shop.example' });
  await checkShop(other, { METRICS_TOKEN: TOKEN, PUBLIC_ORIGIN: other });
  expect(sent).toEqual([undefined, undefined, undefined]);
});

it('does not take a part that could not be read for a good one', async () => {
  expect(await checkShop(`http://127.0.0.1:${port}`, {})).toContainEqual({
    subject: 'backup',
    state: 'warning',
    text: 'could not be read',
  });
});
