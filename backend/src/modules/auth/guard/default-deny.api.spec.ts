import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { asAdmin, givenUser } from '#test/support/builders/users.js';
import { DataSource } from 'typeorm';
import { createApi } from '#src/api.js';
import { loadConfig } from '#src/config.js';
import { createLogger } from '#platform/logging.js';
import { isAdminArea } from './admin-area.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { AppSecret } from '../tokens/app-secret.js';
import { TOKEN_PURPOSE } from '../tokens/token.strategy.js';
import type { User } from '../users/user.entity.js';

const SECRET = 'a test secret of more than 32 characters';
type Route = { method: string; path: string };

let database: TestDatabase;
let shop: { app: NestFastifyApplication; db: DataSource };
const routes: Route[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    APP_SECRET: SECRET,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const app = await createApi(config, createLogger('silent'));
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) routes.push({ method, path: route.url });
  });
  await app.init();
  await server.ready();
  shop = { app, db: app.get(DataSource) };
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const withParameters = (path: string): string => path.replace(/:\w+/g, () => randomUUID()).replace(/\*/g, 'anything');
const BODY = new Set(['POST', 'PUT', 'PATCH']);

async function call(route: Route, authorization?: string): Promise<number> {
  const answer = await shop.app.inject({
    method: route.method as 'GET',
    url: withParameters(route.path),
    headers: authorization === undefined ? {} : { authorization },
    ...(BODY.has(route.method) ? { payload: {} } : {}),
  });
  return answer.statusCode;
}

const apiRoutes = (): Route[] => routes.filter((route) => route.path.startsWith('/api/') && route.method !== 'OPTIONS');
const adminRoutes = (): Route[] => apiRoutes().filter((route) => isAdminArea(route.method, route.path));
const nameOf = (route: Route): string => `${route.method} ${route.path}`;

/** Expects the status `expected` from every route of the list. */
async function expectAll(list: Route[], expected: number, authorization?: string): Promise<void> {
  const answers: string[] = [];
  for (const route of list) answers.push(`${nameOf(route)}: ${await call(route, authorization)}`);
  expect(answers).toEqual(list.map((route) => `${nameOf(route)}: ${expected}`));
}

describe('every admin route', () => {
  it('is registered with the server', () => {
    expect(adminRoutes().map(nameOf)).toEqual(
      expect.arrayContaining(['POST /api/admin/logout', 'GET /api/admin/me', 'HEAD /api/admin/me']),
    );
  });

  it('answers 401 without a token', () => expectAll(adminRoutes(), 401));

  it('answers 403 to a user who is not an admin (threat 43)', async () => {
    const { authorization } = await asAdmin(shop, { isAdmin: false });
    await expectAll(adminRoutes(), 403, authorization);
  });
});

/** Every new public route must be added here. */
const PUBLIC_ROUTES = [
  /^(GET|HEAD) \/api\/(categories|products|artists|settings|pages|health|images|media|cart|orders|portfolio|shipping-rates)(\/|$)/,
  /^(POST|PUT|DELETE) \/api\/cart(\/|$)/,
  /^POST \/api\/(contact|orders|orders\/[^/]+\/payment-sent|create-payment-intent|webhooks\/stripe|admin\/login(\/second|\/invitation(\/accept)?)?)$/,
  /^(POST|GET|HEAD) \/api\/(checkout|payments|sandbox-payments|checkouts|order-numbers)(\/|$)/,
  /^PUT \/api\/objects\/uploads\//,
  /^POST \/api\/alerts(\/[^/]+\/(confirm|stop))?$/,
  /^(GET|HEAD) \/api\/alerts\/[^/]+(\/stop)?$/,
];

it('only the listed routes are public', async () => {
  const unexpected: string[] = [];
  for (const route of apiRoutes()) {
    if (isAdminArea(route.method, route.path) || PUBLIC_ROUTES.some((pattern) => pattern.test(nameOf(route)))) continue;
    const status = await call(route);
    if (status !== 401) unexpected.push(`${nameOf(route)}: ${status}`);
  }
  expect(unexpected).toEqual([]);
});

const base64 = (value: object | Buffer): string =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url');

function forge(header: object, claims: object, signature: (text: string) => Buffer): string {
  const text = `${base64(header)}.${base64(claims)}`;
  return `${text}.${base64(signature(text))}`;
}

function tokenVariants(user: User, genuine: string): Record<string, string> {
  const key = shop.app.get(AppSecret).keyFor(TOKEN_PURPOSE);
  const hmac = (hash: string, secret: string | Buffer) => (text: string) => createHmac(hash, secret).update(text).digest();
  const good = hmac('sha256', key);
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: user.id, jti: randomUUID(), ver: user.tokenVersion, iat: now, exp: now + 3600 };
  const head = { alg: 'HS256', typ: 'JWT' };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [, payload, signature] = genuine.split('.') as [string, string, string];
  return {
    'alg none': forge({ alg: 'none', typ: 'JWT' }, claims, () => Buffer.alloc(0)),
    'alg None with a valid signature': forge({ alg: 'None' }, claims, good),
    'HS512 with the right key': forge({ alg: 'HS512' }, claims, hmac('sha512', key)),
    'HS384 with the right key': forge({ alg: 'HS384' }, claims, hmac('sha384', key)),
    'RS256 with another key': forge({ alg: 'RS256' }, claims, (text) => sign('sha256', Buffer.from(text), privateKey)),
    'jwk in the header': forge({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) }, claims, (text) =>
      sign('sha256', Buffer.from(text), privateKey),
    ),
    'kid as a path': forge({ ...head, kid: '../../../../dev/null' }, claims, hmac('sha256', '')),
    'x5u and jku': forge(
      { ...head, jku: 'https://evil.example/k.json', x5u: 'https://evil.example/c' },
      claims,
      hmac('sha256', 'evil'),
    ),
    'the underived secret as key': forge(head, claims, hmac('sha256', SECRET)),
    'the key of another purpose': forge(head, claims, hmac('sha256', shop.app.get(AppSecret).keyFor('upload-address'))),
    'an empty key': forge(head, claims, hmac('sha256', '')),
    'changed payload': `${base64(head)}.${base64({ ...claims, ver: 0, sub: user.id })}.${signature}`,
    'changed header': `${base64({ ...head, x: 1 })}.${payload}.${signature}`,
    'no signature': `${base64(head)}.${payload}.`,
    'two parts': `${base64(head)}.${payload}`,
    expired: forge(head, { ...claims, iat: now - 7200, exp: now - 1 }, good),
    'without exp': forge(head, { ...claims, exp: undefined }, good),
    'valid for a year': forge(head, { ...claims, exp: now + 365 * 86_400 }, good),
    'nbf in the future': forge(head, { ...claims, nbf: now + 600 }, good),
    'unknown user': forge(head, { ...claims, sub: randomUUID() }, good),
    'outdated token version': forge(head, { ...claims, ver: user.tokenVersion - 1 }, good),
    empty: '',
    garbage: 'x.y.z',
  };
}

it('no forged, changed or outdated token is accepted by any admin route (threats 41 and 42)', async () => {
  const user = await givenUser(shop, { tokenVersion: 3 });
  const genuine = await shop.app.get(AdminTokens).issue(user);
  const reference: Route = { method: 'GET', path: '/api/admin/me' };
  expect(await call(reference, `Bearer ${genuine}`)).toBe(200);
  for (const token of Object.values(tokenVariants(user, genuine))) await expectAll(adminRoutes(), 401, `Bearer ${token}`);
  for (const scheme of [`Basic ${genuine}`, genuine, `Bearer  `]) expect(await call(reference, scheme)).toBe(401);
});

it.each([
  '/api/admin/me/',
  '/api//admin/me',
  '/API/admin/me',
  '/api/Admin/me',
  '/api/admin/%6de',
  '/api/admin/./me',
  '/api/%2e/admin/me',
  '/api/admin/me?_method=GET',
  '/api/admin/me;x',
  '/api/admin/me%2f',
  '/api/admin/me%00',
  '/api/x/../admin/me',
  '/api/admin%2fme',
])('%s is never served without a token (threat 44)', async (url) => {
  const headers = { 'x-http-method-override': 'POST', 'x-original-url': '/api/products', 'x-rewrite-url': '/api/products' };
  const { statusCode } = await shop.app.inject({ method: 'GET', url, headers });
  expect([400, 401, 404]).toContain(statusCode);
});
