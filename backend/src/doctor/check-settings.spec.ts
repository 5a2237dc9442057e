import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Config } from '../config.js';
import { checkSettings } from './check-settings.js';

const ROOT = join(__dirname, '../../..');
const textsOf = async (settings: Partial<Config>): Promise<string[]> =>
  (await checkSettings(Object.assign(new Config(), settings))).map(({ subject, state, text }) => `${state} ${subject}: ${text}`);

describe('a setting that starts and does the wrong thing', () => {
  it.each<[Partial<Config>, RegExp]>([
    [{ PUBLIC_ORIGIN: 'https://shop.test' }, /^warning proxies: TRUSTED_PROXIES is 0: /],
    [{ LOG_LEVEL: 'silent' }, /^warning settings: LOG_LEVEL is silent: .*"info"/],
    [{ SHUTDOWN_DELAY_SECONDS: 11 }, /^warning settings: SHUTDOWN_DELAY_SECONDS is 11: .*TimeoutStopSec/],
    [{ JOB_LOCK_SECONDS: 1 }, /^warning settings: JOB_LOCK_SECONDS is 1: .*15/],
    [{ DATA_DIR: 'data', BACKUP_DIR: 'data/backups' }, /^warning settings: BACKUP_DIR is inside DATA_DIR: /],
    [{ DATA_DIR: '/srv/shop', BACKUP_DIR: '/srv/shop/' }, /^warning settings: BACKUP_DIR is inside DATA_DIR: /],
    [{ KEPT_ASSETS_DIR: '/dev/null/assets' }, /^warning settings: KEPT_ASSETS_DIR cannot be written by this account: .*EACCES/],
  ])('is named in one line: %j', async (settings, text) => {
    expect(await textsOf(settings)).toEqual([expect.stringMatching(text)]);
  });

  it.each<Partial<Config>>([
    {},
    { PUBLIC_ORIGIN: 'https://shop.test', TRUSTED_PROXIES: 1 },
    { SHUTDOWN_DELAY_SECONDS: 10, JOB_LOCK_SECONDS: 5, LOG_LEVEL: 'fatal' },
    { DATA_DIR: '/srv/shop', BACKUP_DIR: '/srv/shop-backups' },
    { DATA_DIR: '/srv/shop', BACKUP_DIR: '/srv/..shop' },
    { KEPT_ASSETS_DIR: join(ROOT, 'not/there/yet') },
  ])('is not seen in %j', async (settings) => {
    expect(await textsOf(settings)).toEqual([]);
  });

  it('knows how long deploy/ waits for a process that stops', () => {
    for (const unit of ['shop-api@', 'shop-worker@'])
      expect(readFileSync(join(ROOT, `deploy/systemd/${unit}.service`), 'utf8')).toContain('\nTimeoutStopSec=30\n');
  });
});
