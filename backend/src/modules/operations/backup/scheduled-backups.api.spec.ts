import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, type TestShop } from '#test/support/shop.js';
import { ScheduledBackups } from './scheduled-backups.js';

describe('scheduled backups (threat 107)', () => {
  let shop: TestShop;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
    shop = await openShop({ BACKUP_DIR: folder, BACKUP_KEEP: '2' });
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const run = () => shop.app.get(ScheduledBackups).execute();
  const backups = async () => (await readdir(folder)).filter((name) => name.startsWith('backup-'));
  const readiness = async (): Promise<unknown> =>
    ((await shop.http().get('/api/health/ready').expect(200)).body as { parts: { backup: string } }).parts.backup;
  const metric = async () => /^shop_backup_age_seconds (\S+)/m.exec((await shop.http().get('/metrics').expect(200)).text)?.[1];

  it('are missing loudly until the first one is made', async () => {
    expect([await readiness(), await metric()]).toEqual(['warning: no backup yet', 'Nan']);
  });

  it('are made when the newest one is a day old, and not before', async () => {
    await run();
    await run();
    expect(await backups()).toHaveLength(1);
    expect([await readiness(), Number(await metric())]).toEqual(['ok, newest backup 0 h old', expect.any(Number)]);
    await shop.db.query(`update backups set started_at = now() - interval '25 hours', finished_at = now() - interval '25 hours'`);
    expect(await readiness()).toBe('ok, newest backup 25 h old');
    await shop.db.query(`update backups set started_at = now() - interval '49 hours', finished_at = now() - interval '49 hours'`);
    expect(await readiness()).toBe('warning: newest backup 49 h old');
    await run();
    expect(await readiness()).toBe('ok, newest backup 0 h old');
  });

  it('report a failure, and are tried again at the next run', async () => {
    await shop.db.query('delete from backups');
    await rm(folder, { recursive: true });
    const blocked = shop.config.BACKUP_DIR ?? '';
    await writeFile(blocked, 'not a folder');
    await expect(run()).rejects.toThrow('ENOTDIR');
    expect(await readiness()).toBe('warning: the latest backup failed, no backup yet');
    await rm(blocked);
    await run();
    expect(await readiness()).toBe('ok, newest backup 0 h old');
  });
});
