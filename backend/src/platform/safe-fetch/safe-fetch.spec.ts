import { gzipSync } from 'node:zlib';
import { fakeInternet, type FakeInternet } from '#test/support/fakes/fake-internet.js';
import { type FetchLimits, FetchError, safeFetch } from './safe-fetch.js';

const LIMITS: FetchLimits = {
  allowHost: (hostname) => hostname.endsWith('shop.example') || hostname === 'cdn.example',
  maxRedirects: 3,
  maxBytes: 50_000,
  timeoutMs: 1_500,
  accept: '*/*',
};

let world: FakeInternet;
beforeEach(async () => {
  world = await fakeInternet(['shop.example', 'cdn.example', 'evil.shop.example']);
});
afterEach(() => world.close());

const fetchIt = (address: string, limits: Partial<FetchLimits> = {}): ReturnType<typeof safeFetch> =>
  safeFetch(address, { ...LIMITS, ...limits }, world.network);

async function refusalOf(address: string, limits: Partial<FetchLimits> = {}): Promise<string> {
  const outcome = await fetchIt(address, limits).catch((error: unknown) => error);
  return outcome instanceof FetchError ? outcome.reason : `not refused: ${String(outcome)}`;
}

describe('what it reads', () => {
  it('gives the body, its type and the address that answered, after redirects', async () => {
    world.respondWith((request, response) => {
      if (request.url === '/old') response.writeHead(302, { location: 'https://cdn.example/new?size=1' }).end();
      else response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end(gzipSync('picture'));
    });
    const { url, status, contentType, body } = await fetchIt('https://shop.example/old#part');
    expect({ url: url.href, status, contentType, body: body.toString() }).toEqual({
      url: 'https://cdn.example/new?size=1',
      status: 200,
      contentType: 'image/png',
      body: 'picture',
    });
  });

  it('sends no cookie, no authorization and no referrer, and accepts a final dot of the host', async () => {
    const seen: string[] = [];
    world.respondWith((request, response) => {
      seen.push(...Object.keys(request.headers));
      response.writeHead(200, { 'set-cookie': 'a=b' }).end();
    });
    await fetchIt('https://shop.example./');
    expect(seen.toSorted()).toEqual(['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent']);
  });
});

describe('hostile addresses make no connection (threats 61 to 63)', () => {
  const HOSTILE = [
    'http://shop.example/',
    'ftp://shop.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    'gopher://shop.example/',
    '',
    ' ',
    '//',
    'https://',
    'https:///etc',
    'https://user@shop.example/',
    'https://user:pw@shop.example/',
    'https://shop.example@127.0.0.1/',
    'https://shop.example:8443/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://localhost/',
    'https://metadata.google.internal/',
    'https://shop.example.evil.test/',
    'https://shopXexample/',
    'https://sh\u043ep.example/',
    'https://127.0.0.1%2f@shop.example:444/',
    'https://127。0。0。1/',
    'https://①②⑦.0.0.1/',
    `https://shop.example/${'a'.repeat(5_000)}`,
    'https://1.1.1.1.nip.io/',
    'https://[::1%25lo]/',
  ];

  it.each(HOSTILE)('%s', async (address) => {
    expect(await refusalOf(address)).toBe('address');
    expect([world.unexpectedConnections(), world.requests]).toEqual([0, []]);
  });

  it.each(HOSTILE.filter((address) => address.trim() !== '' && address !== '//' && !address.includes('a'.repeat(5_000))))(
    'also as the target of a redirect: %s',
    async (address) => {
      const target = encodeURI(address);
      world.respondWith((_request, response) => void response.writeHead(302, { location: target }).end());
      expect(['address', 'redirects']).toContain(await refusalOf('https://shop.example/go'));
      expect([world.unexpectedConnections(), new Set(world.requests.map((asked) => new URL(asked).host))]).toEqual([
        0,
        new Set(['shop.example']),
      ]);
    },
  );

  it.each([['10.0.0.5'], ['93.184.216.34', '127.0.0.1'], ['::1'], ['fd00::1', '2606:4700::1111']])(
    'an allowed name that leads to %s',
    async (...addresses) => {
      world.resolveTo('evil.shop.example', addresses);
      expect(await refusalOf('https://evil.shop.example/')).toBe('address');
      expect([world.unexpectedConnections(), world.requests]).toEqual([0, []]);
    },
  );

  it('does not ask the name server a second time between check and connection', async () => {
    world.resolveTo('evil.shop.example', ['93.184.216.34'], ['127.0.0.1']);
    expect((await fetchIt('https://evil.shop.example/')).status).toBe(200);
    expect(await refusalOf('https://evil.shop.example/')).toBe('address');
    expect(world.unexpectedConnections()).toBe(0);
  });

  it('reads a backslash as browsers do, as the start of the path', async () => {
    await fetchIt('https://shop.example\\@127.0.0.1:1/');
    expect([world.unexpectedConnections(), world.requests]).toEqual([0, ['https://shop.example/@127.0.0.1:1/']]);
  });

  it('checks the certificate against the name', async () => {
    world.resolveTo('other.shop.example', ['93.184.216.34']);
    expect(await refusalOf('https://other.shop.example/')).toBe('connection');
  });
});

describe('hostile servers (threat 64)', () => {
  it('stops after the third redirect', async () => {
    world.respondWith((_request, response) => void response.writeHead(301, { location: '/again' }).end());
    expect(await refusalOf('https://shop.example/')).toBe('redirects');
    expect(world.requests).toHaveLength(4);
  });

  it('cuts an endless body', async () => {
    world.respondWith((_request, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(8_192), more);
      };
      more();
    });
    expect(await refusalOf('https://shop.example/')).toBe('size');
  });

  it('refuses a body that says it is too large', async () => {
    world.respondWith((_request, response) => void response.writeHead(200, { 'content-length': '50001' }).write('x'));
    expect(await refusalOf('https://shop.example/')).toBe('size');
  });

  it('cuts a compressed bomb', async () => {
    world.respondWith(
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(30_000_000))),
    );
    expect(await refusalOf('https://shop.example/')).toBe('size');
  });

  it.each(['headers', 'body'])('gives up when the %s never end', async (part) => {
    world.respondWith((_request, response) => {
      if (part === 'body') response.writeHead(200).write('a');
    });
    expect(await refusalOf('https://shop.example/', { timeoutMs: 200 })).toBe('time');
  });

  it('gives up when the name server never answers', async () => {
    const network = { ...world.network, resolve: () => new Promise<string[]>(() => undefined) };
    await expect(safeFetch('https://shop.example/', { ...LIMITS, timeoutMs: 100 }, network)).rejects.toMatchObject({
      reason: 'time',
    });
  });

  it.each(['deflate', 'zstd'])('refuses the encoding %s, which it did not ask for', async (encoding) => {
    world.respondWith((_request, response) => void response.writeHead(200, { 'content-encoding': encoding }).end('x'));
    expect(await refusalOf('https://shop.example/')).toBe('connection');
  });

  it('says so when the answer breaks off', async () => {
    world.respondWith((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => response.destroy());
    });
    expect(await refusalOf('https://shop.example/')).toBe('connection');
  });
});
