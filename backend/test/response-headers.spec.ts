import { randomUUID } from 'node:crypto';
import { operations } from './attack/contract.js';
import { asAdmin } from './support/builders/users.js';
import { createFakeSite, type FakeSite } from './support/fakes/built-site.js';
import { openShop, type TestShop } from './support/shop.js';

let site: FakeSite;
let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  site = await createFakeSite();
  const production = {
    NODE_ENV: 'production',
    APP_SECRET: 'a test secret of more than 32 characters',
    ADMIN_USERNAME: 'ruth',
    ADMIN_PASSWORD: 'violet canyon 42 kettle',
    PUBLIC_ORIGIN: 'https://shop.example',
    TRUSTED_PROXIES: '0',
    METRICS_TOKEN: 'a-token-of-some-length',
  };
  shop = await openShop(production, site.folders);
  admin = await asAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await site.remove();
});

interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
}

const PAGES = ['/', '/products', '/products?search=x', '/about', '/checkout', '/not-found', '//', '/tattoos'];
const FILES = [
  '/assets/app-1.js',
  '/assets/none.js',
  '/admin',
  '/admin/orders',
  '/admin/assets/shell-1.js',
  '/admin/remotes.json',
  '/admin/remotes/orders/remoteEntry.js',
  '/admin/remotes/orders/..%2fpackage.json',
  '/admin/queues',
  '/admin/queues/api/queues',
  '/robots.txt',
  '/sitemap.xml',
  '/metrics',
  '/.env',
  '/api/none',
  '/api/products/%zz',
  '/refused-address',
];

const fill = (path: string): string =>
  path.replace(/\{sessionId\}/, `session-${'a'.repeat(32)}`).replace(/\{\w+\}/g, () => randomUUID());

/** Every operation of the contract with and without a token, every page and every kind of file. */
function allCalls(): Call[] {
  const ofContract = operations.flatMap(({ method, path }) => {
    const call = { method, path: fill(path) };
    return path === '/api/admin/logout' ? [call] : [call, { ...call, headers: admin }];
  });
  const ofSite = [...PAGES, ...FILES].map((path) => ({ method: 'GET', path }));
  const head = ['/', '/api/products', '/api/admin/me'].map((path) => ({ method: 'HEAD', path }));
  return [...ofContract, ...ofSite, ...head];
}

const CACHEABLE: [pattern: RegExp, cacheControl: RegExp][] = [
  [/^\/api\/(categories|products|artists|portfolio|settings|pages|shipping-rates)\b/, /^public, (no-cache|max-age=\d+.*)$/],
  [/^\/(admin\/)?assets\//, /^public, max-age=31536000, immutable$/],
  [/^\/admin(\/orders|\/remotes.*)?$/, /^(no-cache|public, no-cache)$/],
  [/^\/(robots\.txt|sitemap\.xml)$/, /^public, max-age=3600$/],
  [/^\/(?!api|admin|metrics)/, /^(no-cache|no-store|public, .*)$/],
];

/** `no-store` unless the response is a success that contains nothing private. */
function cacheProblem({ path }: Call, status: number, cacheControl: string | undefined): string | undefined {
  if (cacheControl === 'no-store') return undefined;
  const allowed =
    status < 400 || (status === 404 && !path.startsWith('/api/'))
      ? CACHEABLE.find(([pattern]) => pattern.test(path))?.[1]
      : undefined;
  return allowed?.test(cacheControl ?? '') ? undefined : `cache-control: ${cacheControl}`;
}

const EXPECTED: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'self';(?!.*script-src[^;]*'unsafe-(inline|eval)').*object-src 'none';.*frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-frame-options': /^DENY$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /^camera=\(\), microphone=\(\), geolocation=\(\)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same-origin|cross-origin)$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
};
const FORBIDDEN = ['x-powered-by', 'server', 'access-control-allow-origin', 'access-control-allow-credentials'];

async function problemsOf(call: Call): Promise<string[]> {
  const response = await shop.app.inject({
    method: call.method as 'GET',
    url: call.path,
    headers: { ...call.headers, origin: 'https://evil.example' },
    // A stream of events has no end.
    payloadAsStream: true,
  });
  response.stream().destroy();
  const headers = response.headers as Record<string, string | undefined>;
  const wrong = Object.entries(EXPECTED).filter(([name, pattern]) => !pattern.test(headers[name] ?? ''));
  const cache = cacheProblem(call, response.statusCode, headers['cache-control']);
  return [
    ...wrong.map(([name]) => `${name}: ${headers[name]}`),
    ...FORBIDDEN.filter((name) => headers[name] !== undefined),
    ...(cache === undefined ? [] : [cache]),
  ].map((problem) => `${call.method} ${call.path} ${response.statusCode} ${problem}`);
}

it('every route, page and file has the headers of production (threats 47, 100, 102, 106 and 110)', async () => {
  const calls = allCalls();
  expect(calls.length).toBeGreaterThan(150);
  const problems: string[] = [];
  for (const call of calls) problems.push(...(await problemsOf(call)));
  expect(problems).toEqual([]);
});

it('nothing but the token reads the metrics (threat 106)', async () => {
  await shop.http().get('/metrics').expect(403);
  await shop.http().get('/metrics').set('authorization', 'Bearer a-token-of-some-length').expect(200);
});

it('the address of an upload does not follow the Host header (threat 115)', async () => {
  const { body } = await shop.http().post('/api/objects/upload').set(admin).set('host', 'evil.example').send({}).expect(200);
  expect((body as { uploadURL: string }).uploadURL).toMatch(/^https:\/\/shop\.example\/api\/objects\/uploads\//);
});
