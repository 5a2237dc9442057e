import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { openShop, type TestShop } from './support/shop.js';

const BODY_TIMEOUT_MS = 30_000;
const UPLOAD = `/api/objects/uploads/${randomUUID()}?expires=1&signature=${'x'.repeat(43)}`;

const TEST_TIMEOUT_MS = 5_000;
const sockets: Socket[] = [];

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => {
  jest.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Announces a body over a new connection and sends one byte of it. */
function sendSlowly(method: string, path: string, headers: string[] = []) {
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const length = headers.some((header) => header.startsWith('transfer-encoding')) ? [] : ['content-length: 100000'];
  const head = [`${method} ${path} HTTP/1.1`, ...length, ...headers];
  if (!headers.some((header) => header.startsWith('host'))) head.push('host: shop.example');
  socket.write(`${head.join('\r\n')}\r\n\r\n1`);
  return socket;
}

/** Only the timers of the shop: sockets and the clock are real. */
const stopTimers = (): void =>
  void jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  });

describe('a sender who trickles a body that nobody waits for (threat 96)', () => {
  it.each<[what: string, method: string, path: string, headers: string[], status: number]>([
    ['a request without a token', 'POST', '/api/invoices', [], 401],
    ['a chunked request without a token', 'POST', '/api/admin/import/tiktok', ['transfer-encoding: chunked'], 401],
    ['a request for no host', 'POST', '/api/contact', ['host: ['], 400],
    ['a GET with a body', 'GET', '/api/health', [], 200],
    ['a HEAD with a body', 'HEAD', '/api/health', [], 200],
    ['an address that cannot be read', 'POST', '/api/products/%zz', [], 400],
    ['another type', 'POST', '/api/contact', ['content-type: text/plain'], 415],
  ])(
    'loses the connection after 30 seconds, although %s was answered',
    async (_what, method, path, headers, status) => {
      stopTimers();
      const socket = sendSlowly(method, path, headers);
      const closed = once(socket, 'close');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(Number(answer.toString('latin1').split(' ')[1])).toBe(status);
      expect(socket.readyState).toBe('open');
      jest.advanceTimersByTime(BODY_TIMEOUT_MS);
      await closed;
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'loses it at once when the upload is not permitted',
    async () => {
      const socket = sendSlowly('PUT', UPLOAD);
      const closed = once(socket, 'close');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 403 [\s\S]*\r\nconnection: close\r\n/i);
      await closed;
    },
    TEST_TIMEOUT_MS,
  );
});
