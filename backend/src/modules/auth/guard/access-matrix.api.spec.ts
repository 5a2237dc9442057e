import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { asAdmin } from '#test/support/builders/users.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { DataSource } from 'typeorm';
import { createApi } from '#src/api.js';
import { loadConfig } from '#src/config.js';
import { createLogger } from '#platform/logging.js';
import { mayCall, ROUTE_RIGHTS } from './access-rules.js';
import { type Role, ROLES } from './role-rules.js';
import { isAdminArea } from './admin-area.js';

let database: TestDatabase;
let shop: { app: NestFastifyApplication; db: DataSource };
const routes = new Set<string>();

beforeAll(async () => {
  database = await createTestDatabase();
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_CONNECT_SECONDS: '20',
  });
  const app = await createApi(config, createLogger('silent'));
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    for (const method of [route.method].flat())
      if (route.url.startsWith('/api/') && method !== 'OPTIONS' && isAdminArea(method, route.url))
        routes.add(`${method} ${route.url}`);
  });
  await app.init();
  await server.ready();
  shop = { app, db: app.get(DataSource) };
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const named = (): string[] => [...routes].filter((route) => !route.startsWith('HEAD '));

/** A stream of events has no end. */
async function bodyOf(stream: Readable, type: string): Promise<string> {
  if (!type.startsWith('text/event-stream')) return text(stream);
  stream.destroy();
  return '';
}

async function call(route: string, role: Role): Promise<{ status: number; body: string }> {
  const [method, path] = route.split(' ') as [string, string];
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: path.replace(/:\w+/g, () => randomUUID()),
    // A new token for each call, because one of the routes is the logout.
    headers: await asAdmin(shop, { role }),
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
    payloadAsStream: true,
  });
  return { status: answer.statusCode, body: await bodyOf(answer.stream(), String(answer.headers['content-type'])) };
}

it('every registered route of the admin area has a right, and no right names a route that does not exist', () => {
  expect(named().toSorted()).toEqual(Object.keys(ROUTE_RIGHTS).toSorted());
});

it.each(ROLES)('a %s is let through or denied on every route, as the rights say (threat 131)', async (role) => {
  const answers: string[] = [];
  const expected: string[] = [];
  for (const route of routes) {
    const [method, path] = route.split(' ') as [string, string];
    const { status, body } = await call(route, role);
    const denied = status === 403 && (method === 'HEAD' || body.includes('Your account may not do this'));
    answers.push(`${route}: ${denied ? 'denied' : status < 500 && status !== 401 ? 'allowed' : status}`);
    expected.push(`${route}: ${mayCall(role, method, path) ? 'allowed' : 'denied'}`);
  }
  expect(answers).toEqual(expected);
});
