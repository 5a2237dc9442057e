import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '#src/config.js';
import { openStore } from './open-store.js';
import { fileKey } from './store-keys.js';

const KEYS = [fileKey(randomUUID()), fileKey(randomUUID())];
const PAGES: Record<string, { keys: string[]; next?: string }> = {
  first: { keys: [KEYS[0] ?? '', 'backup/of-somebody-else.tar'], next: 'second+page/=' },
  'second+page/=': { keys: [KEYS[1] ?? ''] },
};

function listing({ keys, next }: { keys: string[]; next?: string }): string {
  const contents = keys.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-01T00:00:00.000Z</LastModified></Contents>`,
  );
  const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
}

describe('a bucket with more than one page of keys', () => {
  let server: Server;
  let requestedTokens: string[];
  beforeEach(async () => {
    requestedTokens = [];
    server = createServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://store').searchParams.get('continuation-token') ?? 'first';
      requestedTokens.push(token);
      response.setHeader('content-type', 'application/xml');
      response.end(listing(PAGES[token] ?? { keys: [] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  // s3rver cannot page on this version of Node: its tokens need a cipher that OpenSSL 3 has removed.
  it('is read to its end, without keys that the shop did not create', async () => {
    const { port } = server.address() as AddressInfo;
    const settings = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
    };
    const store = await openStore(loadConfig({ NODE_ENV: 'test', ...settings }));
    const found: unknown[] = [];
    for await (const entry of store.keys()) found.push(entry);
    expect(found).toEqual(KEYS.map((key) => ({ key, changedAt: new Date('2026-11-01T00:00:00.000Z') })));
    expect(requestedTokens).toEqual(['first', 'second+page/=']);
  });
});
