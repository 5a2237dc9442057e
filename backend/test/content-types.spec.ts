import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApi } from '../src/api.js';
import { loadConfig } from '../src/config.js';
import { createLogger } from '../src/platform/logging.js';
import { createTestDatabase, type TestDatabase } from './support/database/test-database.js';

const UPLOAD_TYPE = 'application/vnd.shop.upload';
/** What the shop registers is added; the first three are what a form of any site can send. */
const contentTypes = new Set([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
]);
const routes: { method: string; url: string; isUpload: boolean; takesAll: boolean }[] = [];

let database: TestDatabase;
let app: NestFastifyApplication;
let port: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { NODE_ENV: 'test', DATABASE_URL: database.url, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  app = await createApi(loadConfig(settings), createLogger('silent'));
  const server = app.getHttpAdapter().getInstance();
  const register = server.addContentTypeParser.bind(server) as (...args: unknown[]) => unknown;
  Reflect.set(server, 'addContentTypeParser', (types: string | RegExp | string[], ...rest: unknown[]) => {
    for (const type of [types].flat()) if (typeof type === 'string') contentTypes.add(type);
    return register(types, ...rest);
  });
  server.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      if (method === 'POST' || method === 'PUT' || method === 'PATCH' || method === 'DELETE') {
        const url = route.url.replace(/:\w+/g, () => randomUUID()).replace(/\*/g, 'anything');
        const isUpload = route.url.startsWith('/api/objects/uploads/');
        routes.push({ method, url, isUpload, takesAll: isUpload || route.url === '/api/alerts/:id/stop' });
      }
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(await app.getUrl()).port);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The status of a request over a real socket: an injected body is a stream of another kind. */
async function statusOf(method: string, url: string, contentType: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `${method} ${url} HTTP/1.1`,
    'host: shop',
    `content-type: ${contentType}`,
    'content-length: 1',
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\nx`);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

it('knows the routes and content types of the shop', () => {
  expect(routes.length).toBeGreaterThan(40);
  expect([...contentTypes]).toEqual(expect.arrayContaining([UPLOAD_TYPE, 'application/json']));
});

it('survives every registered content type on every route (threat 111)', async () => {
  const unexpected: string[] = [];
  for (const { method, url } of routes) {
    for (const type of contentTypes) {
      const status = await statusOf(method, url, type);
      if (!(status >= 200 && status < 500)) unexpected.push(`${method} ${url} ${type}: ${status}`);
    }
  }
  expect(unexpected).toEqual([]);
  expect(await statusOf('POST', '/api/contact', 'application/json')).toBe(400);
});

it('refuses the content type of uploads on every public route but those that take every body', async () => {
  const answers: string[] = [];
  for (const { method, url, takesAll } of routes) {
    if (takesAll) continue;
    const status = await statusOf(method, url, UPLOAD_TYPE);
    // The guard of admin routes answers before the body is parsed.
    if (status !== 401) answers.push(`${method} ${url}: ${status}`);
  }
  expect(answers.length).toBeGreaterThan(9);
  expect(answers.filter((answer) => !answer.endsWith(': 415'))).toEqual([]);
  const upload = routes.find(({ isUpload }) => isUpload);
  expect(await statusOf('PUT', upload?.url ?? '', UPLOAD_TYPE)).toBe(403);
});
