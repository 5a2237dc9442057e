import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FILE_BACKENDS, type TestFileBackend } from '#test/support/backends/file-backends.js';
import { loadConfig } from '#src/config.js';
import type { MediaStore } from './media-store.js';
import { openStore } from './open-store.js';
import { asStoreKey, fileKey, renditionKey, type StoreKey } from './store-keys.js';

describe('store keys', () => {
  it.each([
    '',
    '/',
    '..',
    'files/..',
    'files/../../etc/passwd',
    'files/%2e%2e',
    '/etc/passwd',
    'files//',
    'scratch/x',
    `files/${randomUUID()}/x`,
    `files/${randomUUID()}\n`,
    `files/${randomUUID()}.html\0.jpg`,
    `renditions/${randomUUID()}/100.jpg`,
    `renditions/${randomUUID()}/320.svg`,
  ])('rejects %j', (text) => {
    expect(() => asStoreKey(text)).toThrow('Not a key');
  });

  it('accepts names of stored files only', () => {
    expect(() => fileKey('../../etc/passwd')).toThrow('Not the name');
    expect(() => renditionKey('x', 320, 'avif')).toThrow('Not the name');
  });
});

describe.each(FILE_BACKENDS)('the media store in %s', (_, openBackend) => {
  let backend: TestFileBackend;
  let folder: string;
  let store: MediaStore;
  beforeAll(async () => {
    backend = await openBackend();
    folder = await mkdtemp(join(tmpdir(), 'shop-store-'));
    store = await openStore(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...backend.settings }));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await backend.stop();
  });

  const put = async (key: StoreKey, text: string): Promise<string> => {
    const path = join(folder, randomUUID());
    await writeFile(path, text);
    await store.put(key, path, 'image/jpeg');
    return path;
  };
  const read = async (key: StoreKey, range?: { start: number; end: number }): Promise<string | undefined> => {
    const stream = await store.open(key, range);
    return stream && (await buffer(stream)).toString();
  };

  it('moves a file in, returns it whole and in parts, and replaces it', async () => {
    const key = fileKey(randomUUID());
    const path = await put(key, '0123456789');
    await expect(stat(path)).rejects.toThrow('ENOENT');
    expect([
      await store.size(key),
      await read(key),
      await read(key, { start: 2, end: 4 }),
      await read(key, { start: 9, end: 9 }),
    ]).toEqual([10, '0123456789', '234', '9']);
    await put(key, 'new');
    expect(await read(key)).toBe('new');
  });

  it('returns undefined for a missing file and removes it without an error', async () => {
    const key = renditionKey(randomUUID(), 640, 'webp');
    expect([await store.size(key), await store.open(key)]).toEqual([undefined, undefined]);
    await store.remove(key);
    await put(key, 'x');
    await store.remove(key);
    expect(await store.size(key)).toBeUndefined();
  });

  it('lists its files with the time of their last change', async () => {
    const [first, second] = [fileKey(randomUUID()), renditionKey(randomUUID(), 640, 'webp')];
    await put(first, 'a');
    await put(second, 'b');
    const found = new Map<string, Date>();
    for await (const { key, changedAt } of store.keys()) found.set(key, changedAt);
    expect([...found.keys()]).toEqual(expect.arrayContaining([first, second]));
    expect(Math.abs((found.get(second)?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });
});
