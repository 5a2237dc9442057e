import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordSyncs } from '#test/support/files/sync-recorder.js';
import { loadAppSecret } from './app-secret.js';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-secret-'));
  file = join(folder, 'app-secret');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});
const load = () => loadAppSecret({ APP_SECRET: undefined, DATA_DIR: folder });

it('a generated secret is on the disk, its name included, before it signs anything (threat 191)', async () => {
  const syncs = await recordSyncs(() => readFile(file, 'utf8').catch(() => ''));
  await load();
  const inodes = [await stat(file), await stat(folder)].map(({ ino }) => ino);
  expect(syncs).toEqual([
    { inode: inodes[0], seen: '' },
    { inode: inodes[1], seen: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
  ]);
});

it.each(['', '0'.repeat(63), `${'0'.repeat(64)}\n`])('a damaged file is not a secret (threat 41): %j', async (content) => {
  await writeFile(file, content);
  await expect(load()).rejects.toThrow(/app-secret is damaged: restore it from a backup, or delete it/);
});
