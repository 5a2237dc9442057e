import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MediaLibrary, openMediaArchive } from '#modules/media/index.js';
import { flatPng } from '#test/support/files/png.js';
import { recordSyncs } from '#test/support/files/sync-recorder.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { MANIFEST_FILE, tableFile } from './backup-format.js';
import { SecretCopy } from './copy-secret.js';
import { CreateBackup } from './create-backup.js';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await flatPng(40, 30) });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await shop.close();
  await rm(folder, { recursive: true });
});

/** The parts of the backup that a reader would find. */
async function parts(): Promise<{ isWritten: boolean; isComplete: boolean }> {
  const names = await readdir(folder, { recursive: true });
  return {
    isWritten: names.some((name) => name.endsWith(MANIFEST_FILE)),
    isComplete: names.some((name) => name.startsWith('backup-')),
  };
}
const inodesOf = (...paths: string[]): Promise<number[]> => Promise.all(paths.map(async (path) => (await stat(path)).ino));

it('a backup is on the disk, its names included, before it counts as complete (threats 107 and 191)', async () => {
  const archive = await openMediaArchive(shop.config);
  const syncs = await recordSyncs(parts);
  const url = shop.config.DATABASE_URL ?? '';
  const { path } = await new CreateBackup(shop.db, url, archive, new SecretCopy(shop.config)).execute(folder);

  const before = syncs.filter(({ seen }) => !seen.isComplete);
  const inodes = before.map(({ inode }) => inode);
  const shards = (await readdir(join(folder, 'media'))).map((shard) => join(folder, 'media', shard));
  expect(shards).toHaveLength(1);
  const files = [join(path, tableFile('orders')), join(path, 'app-secret'), join(folder, 'media'), ...shards];
  expect(inodes).toEqual(expect.arrayContaining(await inodesOf(...files)));
  const atLast = before.filter(({ seen }) => seen.isWritten).map(({ inode }) => inode);
  expect(atLast).toEqual(expect.arrayContaining(await inodesOf(join(path, 'tables'), path)));
  const [name] = await inodesOf(folder);
  expect(syncs.at(-1)).toEqual({ inode: name, seen: { isWritten: true, isComplete: true } });
});
