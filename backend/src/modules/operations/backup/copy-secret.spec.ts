import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAppSecret } from '#modules/auth/index.js';
import { SecretCopy } from './copy-secret.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-secret-'));
  folders.push(folder);
  return folder;
}
const keyOf = async (DATA_DIR: string): Promise<Buffer> => (await loadAppSecret({ DATA_DIR })).keyFor('totp');

describe('a backup (threat 107)', () => {
  let dataDir: string;
  let backup: string;
  beforeEach(async () => {
    [dataDir, backup] = await Promise.all([newFolder(), newFolder()]);
  });

  it('contains the generated secret, which opens the authenticator apps of the admins, for its owner only', async () => {
    const fingerprint = await new SecretCopy({ DATA_DIR: dataDir }).save(backup);
    const restored = join(await newFolder(), 'data');
    expect(await new SecretCopy({ DATA_DIR: restored }).restore(backup, fingerprint)).toBe(true);
    expect(await keyOf(restored)).toEqual(await keyOf(dataDir));
    expect((await stat(join(backup, 'app-secret'))).mode & 0o777).toBe(0o600);
  });

  it('does not replace the secret of a shop, and says that it is another one', async () => {
    const fingerprint = await new SecretCopy({ DATA_DIR: dataDir }).save(backup);
    const other = await newFolder();
    const before = await keyOf(other);
    expect(await new SecretCopy({ DATA_DIR: other }).restore(backup, fingerprint)).toBe(false);
    expect(await keyOf(other)).toEqual(before);
  });

  it('does not contain APP_SECRET, and knows whether a shop has the same', async () => {
    const settings = { DATA_DIR: dataDir, APP_SECRET: 'a secret of the tests, long enough for anyone' };
    const fingerprint = await new SecretCopy(settings).save(backup);
    expect(await readdir(backup)).toEqual([]);
    expect(await new SecretCopy(settings).restore(backup, fingerprint)).toBe(true);
    expect(await new SecretCopy({ ...settings, APP_SECRET: `${settings.APP_SECRET}!` }).restore(backup, fingerprint)).toBe(false);
  });

  it('of an earlier version, without a fingerprint, is restored', async () => {
    expect(await new SecretCopy({ DATA_DIR: dataDir }).restore(backup, undefined)).toBe(true);
  });
});
