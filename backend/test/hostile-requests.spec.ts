import { asAdmin } from './support/builders/users.js';
import { createFakeSite, type FakeSite } from './support/fakes/built-site.js';
import { sendRaw } from './support/raw-socket.js';
import { openShop, type TestShop } from './support/shop.js';

let site: FakeSite;
let shop: TestShop;
beforeAll(async () => {
  site = await createFakeSite();
  shop = await openShop({}, site.folders);
});
afterAll(async () => {
  await shop.close();
  await site.remove();
});

const nested = (depth: number): string => `{"x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
const headFor = (method: string, path: string, more: string[] = []): string[] => [
  `${method} ${path} HTTP/1.1`,
  'host: shop.example',
  'connection: close',
  ...more,
];

function postJson(path: string, body: string, more: string[] = []) {
  const headers = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`, ...more];
  return sendRaw(shop.origin, headFor('POST', path, headers), body);
}

describe('JSON bodies (threat 97)', () => {
  it.each([21, 3_000, 100_000])('are refused at a depth of %d before they are parsed', async (depth) => {
    const { status, body } = await postJson('/api/contact', nested(depth));
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ statusCode: 400, code: 'TOO_DEEP', requestId: expect.any(String) });
  });

  it('are read at a depth of 20, and brackets in strings do not count', async () => {
    for (const body of [nested(20), JSON.stringify({ name: `${'['.repeat(100)}\\"${'{'.repeat(100)}` })]) {
      expect(JSON.parse((await postJson('/api/contact', body)).body)).toMatchObject({ code: 'INVALID' });
    }
  });

  it('of the admin area are not read without a valid token', async () => {
    const head = ['content-type: application/json', 'content-length: 8000000'];
    for (const token of [[], ['authorization: Bearer x.y.z'], ['authorization: Basic YTpi']]) {
      // Not one byte of the announced body is sent, so only a server that does not wait for it answers.
      const { status, headers } = await sendRaw(shop.origin, headFor('POST', '/api/admin/import/tiktok', [...head, ...token]));
      expect(status).toBe(401);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
    expect((await sendRaw(shop.origin, headFor('DELETE', '/api/admin/products/1', head.slice(0, 1)))).status).toBe(401);
    const { authorization } = await asAdmin(shop);
    expect(await postJson('/api/admin/import/tiktok', '[', [`authorization: ${authorization}`])).toMatchObject({ status: 400 });
  });
});

it.each([
  ['application/x-www-form-urlencoded', 'name=Ada&email=a@b.co&subject=general&message=1234567890'],
  ['text/plain', '{"name":"Ada","email":"a@b.co","subject":"general","message":"1234567890"}'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAda\r\n--x--\r\n'],
])('a form of another site is refused: %s (threat 101)', async (type, body) => {
  const head = headFor('POST', '/api/contact', [`content-type: ${type}`, `content-length: ${body.length}`]);
  const answer = await sendRaw(shop.origin, head, body);
  expect(answer.status).toBe(415);
  expect(JSON.parse(answer.body)).toMatchObject({ message: 'The request must be JSON' });
});

describe('what the router refuses has the form and headers of every other error', () => {
  it.each([
    ['/api/products/%zz', 400],
    [`/api/products/${'a'.repeat(301)}`, 404],
    ['/api/%', 400],
  ])('%s', async (path, expected) => {
    const { status, headers, body } = await sendRaw(shop.origin, headFor('GET', path));
    expect(status).toBe(expected);
    expect(JSON.parse(body)).toEqual({ statusCode: expected, message: expect.any(String), requestId: headers['x-request-id'] });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('an unreadable page address is an HTML page', async () => {
    const { status, headers, body } = await sendRaw(shop.origin, headFor('GET', '/products/%zz'));
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('href="/"');
  });
});

describe('addresses and hosts that are none (threat 115)', () => {
  it.each(['/\\?', '/\\evil.example', '/share/x\\..\\checkout', '/api/products\\x'])(
    'the raw backslash of %s is refused',
    async (path) => {
      expect((await sendRaw(shop.origin, headFor('GET', path))).status).toBe(400);
    },
  );

  it.each(['//', '//:80', '//%20', '///?', '//evil.example/products'])('the page %s is the 404 page', async (path) => {
    const { status, headers, body } = await sendRaw(shop.origin, headFor('GET', path));
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('404 Page Not Found');
  });

  it.each(['a b', 'localhost:99999', '[', '[::1', 'shop.example/x', 'a@b', '', 'a,b', '<script>'])(
    'the host "%s" is refused on every path',
    async (host) => {
      for (const path of ['/', '/api/products', '/robots.txt']) {
        const { status } = await sendRaw(shop.origin, [`GET ${path} HTTP/1.1`, `host: ${host}`, 'connection: close']);
        expect(status).toBe(400);
      }
    },
  );

  it.each(['shop.example', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'xn--bcher-kva.example'])(
    'the host "%s" is accepted',
    async (host) => {
      const { status } = await sendRaw(shop.origin, ['GET /robots.txt HTTP/1.1', `host: ${host}`, 'connection: close']);
      expect(status).toBe(200);
    },
  );

  it('two hosts are refused', async () => {
    const { status } = await sendRaw(shop.origin, headFor('GET', '/', ['host: evil.example']));
    expect(status).toBe(400);
  });
});

describe('the files of the admin remotes (threat 109)', () => {
  it.each([
    '/admin/remotes/orders/..%2fpackage.json',
    '/admin/remotes/orders/..%2fsrc%2fsection.tsx',
    '/admin/remotes/orders/%2e%2e/package.json',
    '/admin/remotes/orders/..%5cpackage.json',
    '/admin/remotes/orders/assets/..%2f..%2fpackage.json',
    '/admin/remotes/orders/..%2f..%2forders%2fpackage.json',
    '/admin/remotes/..%2forders/package.json',
    '/admin/remotes/orders/%00',
    '/admin/remotes/orders/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/admin/remotes/constructor/remoteEntry.js',
  ])('do not include %s', async (path) => {
    const { status, body, headers } = await sendRaw(shop.origin, headFor('GET', path));
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(body).not.toContain('source of a remote');
    expect(JSON.parse(body)).toMatchObject({ statusCode: 404, requestId: headers['x-request-id'] });
  });

  it.each(['remoteEntry.js', 'assets/orders-1.js'])('include dist/%s', async (file) => {
    const { status } = await sendRaw(shop.origin, headFor('GET', `/admin/remotes/orders/${file}`));
    expect(status).toBe(200);
  });
});

it('no answer to another origin names it (threat 100)', async () => {
  const origin = ['origin: https://evil.example', 'access-control-request-method: POST'];
  for (const [method, path] of [
    ['GET', '/api/products'],
    ['OPTIONS', '/api/cart'],
    ['OPTIONS', '/api/admin/login'],
    ['GET', '/'],
  ] as const) {
    const { headers } = await sendRaw(shop.origin, headFor(method, path, origin));
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

it('a process accepts 4,000 connections and reads 100 headers of a request (threat 96)', () => {
  expect(shop.app.getHttpServer()).toMatchObject({ maxConnections: 4_000, maxHeadersCount: 100, headersTimeout: 10_000 });
});

describe('requests that are no HTTP are refused in the form of all other errors (threat 96)', () => {
  it.each<[string, string[], number]>([
    ['content-length and chunked', ['content-length: 2', 'transfer-encoding: chunked'], 400],
    ['two lengths', ['content-length: 2', 'content-length: 3'], 400],
    ['a length that is no number', ['content-length: 2, 3'], 400],
    ['a folded header', ['x-folded: a', ' b'], 400],
    ['a space before the colon', ['content-length : 2'], 400],
    ['a header without a colon', ['no colon'], 400],
    ['NUL in a header', ['x-nul: a\0b'], 400],
    ['an unknown transfer encoding', ['transfer-encoding: xchunked'], 400],
    ['headers of 17 kB', [`x-long: ${'a'.repeat(17_000)}`], 431],
  ])('%s', async (_, more, expected) => {
    const { status, headers, body } = await sendRaw(shop.origin, headFor('POST', '/api/contact', more), '{}');
    expect(status).toBe(expected);
    expect(JSON.parse(body)).toEqual({ statusCode: expected, message: expect.any(String), requestId: expect.any(String) });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it.each<[string, string[], number]>([
    ['no HTTP', ['no colon'], 400],
    ['too large', [`x-long: ${'a'.repeat(17_000)}`], 431],
  ])('without a body when a HEAD is %s', async (_, more, expected) => {
    const { status, headers, body } = await sendRaw(shop.origin, headFor('HEAD', '/api/products', more));
    expect([status, body]).toEqual([expected, '']);
    expect(headers['content-type']).toContain('application/json');
  });
});
