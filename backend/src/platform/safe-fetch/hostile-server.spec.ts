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

describe('a hostile server (threat 64)', () => {
  it('cannot redirect more than three times', async () => {
    internet.respondWith((_request, response) => void response.writeHead(301, { location: '/again' }).end());
    expect(await errorReason('https://shop.example/')).toBe('redirects');
    expect(internet.requests).toHaveLength(4);
  });

  it('cannot send an endless body', async () => {
    internet.respondWith((_request, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(8_192), more);
      };
      more();
    });
    expect(await errorReason('https://shop.example/')).toBe('size');
  });

  it('cannot declare a body above the limit', async () => {
    internet.respondWith((_request, response) => void response.writeHead(200, { 'content-length': '50001' }).write('x'));
    expect(await errorReason('https://shop.example/')).toBe('size');
  });

  it('cannot send a decompression bomb', async () => {
    internet.respondWith(
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(30_000_000))),
    );
    expect(await errorReason('https://shop.example/')).toBe('size');
  });

  it.each(['headers', 'body'])('cannot exceed the timeout with endless %s', async (part) => {
    internet.respondWith((_request, response) => {
      if (part === 'body') response.writeHead(200).write('a');
    });
    expect(await errorReason('https://shop.example/', { timeoutMs: 200 })).toBe('time');
  });

  it('cannot exceed the timeout with a DNS server that does not answer', async () => {
    const network = { ...internet.network, resolve: () => new Promise<string[]>(() => undefined) };
    await expect(safeFetch('https://shop.example/', { ...LIMITS, timeoutMs: 100 }, network)).rejects.toMatchObject({
      reason: 'time',
    });
  });

  it.each(['deflate', 'zstd'])('cannot use the encoding %s, which was not requested', async (encoding) => {
    internet.respondWith((_request, response) => void response.writeHead(200, { 'content-encoding': encoding }).end('x'));
    expect(await errorReason('https://shop.example/')).toBe('connection');
  });

  it('causes a connection error when it closes the connection early', async () => {
    internet.respondWith((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => response.destroy());
    });
    expect(await errorReason('https://shop.example/')).toBe('connection');
  });
});
