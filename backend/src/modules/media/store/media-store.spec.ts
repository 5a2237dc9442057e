import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FILE_BACKENDS, type TestFileBackend } from '#test/support/backends/file-backends.js';
import { recordSyncs } from '#test/support/files/sync-recorder.js';
import { loadConfig } from '#src/config.js';
import type { MediaStore } from './media-store.js';
import { openStore } from './open-store.js';
import { fileKey, renditionKey, type StoreKey } from './store-keys.js';

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

describe('a file on disk outlives a power failure (threat 191)', () => {
  let folder: string;
  let store: MediaStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-store-'));
    store = await openStore(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
  });
  afterAll(() => rm(folder, { recursive: true }));
  afterEach(() => jest.restoreAllMocks());

  const inodeOf = async (path: string): Promise<number> => (await stat(path)).ino;
  async function put(key: StoreKey): Promise<{ syncs: { inode: number; seen: number | undefined }[]; path: string }> {
    const source = join(folder, randomUUID());
    await writeFile(source, 'abc');
    const syncs = await recordSyncs(() => store.size(key));
    await store.put(key, source, 'image/jpeg');
    const name = key.split('/').at(-1) ?? '';
    const entry = (await readdir(folder, { recursive: true })).find((path) => path.endsWith(name));
    return { syncs, path: join(folder, entry ?? '') };
  }

  it('its bytes are on the disk before it has its name, and its name before it counts as stored', async () => {
    const { syncs, path } = await put(fileKey(randomUUID()));
    expect(syncs).toContainEqual({ inode: await inodeOf(path), seen: undefined });
    expect(syncs.at(-1)).toEqual({ inode: await inodeOf(dirname(path)), seen: 3 });
  });

  it('so is the name of each folder that was made for it', async () => {
    const { syncs, path } = await put(renditionKey(randomUUID(), 640, 'webp'));
    const synced = syncs.map(({ inode }) => inode);
    const [own, shard] = [dirname(path), dirname(dirname(path))];
    expect(synced).toEqual(expect.arrayContaining(await Promise.all([own, shard, dirname(shard)].map(inodeOf))));
  });
});
