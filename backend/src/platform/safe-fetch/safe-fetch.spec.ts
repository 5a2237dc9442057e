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

let internet: FakeInternet;
beforeEach(async () => {
  internet = await fakeInternet(['shop.example', 'cdn.example', 'evil.shop.example']);
});
afterEach(() => internet.close());

const fetchIt = (address: string, limits: Partial<FetchLimits> = {}): ReturnType<typeof safeFetch> =>
  safeFetch(address, { ...LIMITS, ...limits }, internet.network);

async function errorReason(address: string, limits: Partial<FetchLimits> = {}): Promise<string> {
  const outcome = await fetchIt(address, limits).catch((error: unknown) => error);
  return outcome instanceof FetchError ? outcome.reason : `not rejected: ${String(outcome)}`;
}

describe('a response', () => {
  it('has the body, its type and the final URL after redirects', async () => {
    internet.respondWith((request, response) => {
      if (request.url === '/old') response.writeHead(302, { location: 'https://cdn.example/new?size=1' }).end();
      else response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end(gzipSync('image'));
    });
    const { url, status, contentType, body } = await fetchIt('https://shop.example/old#part');
    expect({ url: url.href, status, contentType, body: body.toString() }).toEqual({
      url: 'https://cdn.example/new?size=1',
      status: 200,
      contentType: 'image/png',
      body: 'image',
    });
  });

  it('is requested without cookie, authorization and referrer; a trailing dot of the host is accepted', async () => {
    const seen: string[] = [];
    internet.respondWith((request, response) => {
      seen.push(...Object.keys(request.headers));
      response.writeHead(200, { 'set-cookie': 'a=b' }).end();
    });
    await fetchIt('https://shop.example./');
    expect(seen.toSorted()).toEqual(['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent']);
  });
});

describe('a hostile URL causes no connection (threats 61 to 63)', () => {
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
    expect(await errorReason(address)).toBe('address');
    expect([internet.unexpectedConnections(), internet.requests]).toEqual([0, []]);
  });

  it.each(HOSTILE.filter((address) => address.trim() !== '' && address !== '//' && !address.includes('a'.repeat(5_000))))(
    'as the target of a redirect: %s',
    async (address) => {
      const target = encodeURI(address);
      internet.respondWith((_request, response) => void response.writeHead(302, { location: target }).end());
      expect(['address', 'redirects']).toContain(await errorReason('https://shop.example/go'));
      expect([internet.unexpectedConnections(), new Set(internet.requests.map((asked) => new URL(asked).host))]).toEqual([
        0,
        new Set(['shop.example']),
      ]);
    },
  );

  it.each([['10.0.0.5'], ['93.184.216.34', '127.0.0.1'], ['::1'], ['fd00::1', '2606:4700::1111']])(
    'an allowed host that resolves to %s',
    async (...addresses) => {
      internet.resolveTo('evil.shop.example', addresses);
      expect(await errorReason('https://evil.shop.example/')).toBe('address');
      expect([internet.unexpectedConnections(), internet.requests]).toEqual([0, []]);
    },
  );

  it('DNS is not queried again between check and connection', async () => {
    internet.resolveTo('evil.shop.example', ['93.184.216.34'], ['127.0.0.1']);
    expect((await fetchIt('https://evil.shop.example/')).status).toBe(200);
    expect(await errorReason('https://evil.shop.example/')).toBe('address');
    expect(internet.unexpectedConnections()).toBe(0);
  });

  it('a backslash starts the path, as in browsers', async () => {
    await fetchIt('https://shop.example\\@127.0.0.1:1/');
    expect([internet.unexpectedConnections(), internet.requests]).toEqual([0, ['https://shop.example/@127.0.0.1:1/']]);
  });

  it('the certificate is checked against the host', async () => {
    internet.resolveTo('other.shop.example', ['93.184.216.34']);
    expect(await errorReason('https://other.shop.example/')).toBe('connection');
  });
});
