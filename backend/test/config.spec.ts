import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configKeys, loadConfig } from '../src/config.js';

interface SettingsDocument {
  withTables: (document: string) => string;
}

describe('the configuration', () => {
  it('has exactly the settings of .env.example', () => {
    const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
    const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((found) => found[1]);
    expect(named).toHaveLength(configKeys().length);
    expect(new Set(named)).toEqual(new Set(configKeys()));
  });

  it('is documented setting by setting in docs/settings.md', async () => {
    const script: string = join(__dirname, '../scripts/settings-document.mjs');
    const { withTables } = (await import(script)) as SettingsDocument;
    const document = readFileSync(join(__dirname, '../../docs/settings.md'), 'utf8');
    // npm run docs:settings
    expect(withTables(document)).toBe(document);
    const rows = [...document.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| [^|]*\| .{10,} \|$/gm)].map(([, name]) => name);
    expect(rows).toHaveLength(configKeys().length);
    expect(new Set(rows)).toEqual(new Set(configKeys()));
  });

  it('names all bad variables at once', () => {
    const load = (): unknown => loadConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', RATE_LIMITS: 'maybe' });
    expect(load).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*RATE_LIMITS|DATABASE_URL[\s\S]*RATE_LIMITS/);
    expect(load).toThrow(/PORT/);
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: '', HOST: '' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1' });
  });

  it('rejects production without a secret, a database and its public origin (threat 115)', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(/APP_SECRET[\s\S]*DATABASE_URL[\s\S]*PUBLIC_ORIGIN/);
  });

  const PRODUCTION = {
    NODE_ENV: 'production',
    APP_SECRET: '0123456789abcdefghijklmnopqrstuv',
    DATABASE_URL: 'postgres://db/shop',
    PUBLIC_ORIGIN: 'https://shop.example',
  };

  it.each([' ', '\t'])('treats %j as unset, also for a number, for which it would be 0', (blank) => {
    expect(loadConfig({ UNDO_SECONDS: blank, PORT: blank })).toMatchObject({ UNDO_SECONDS: 30, PORT: 3000 });
    expect(() => loadConfig({ ...PRODUCTION, TRUSTED_PROXIES: blank })).toThrow(/TRUSTED_PROXIES: must be set/);
  });

  it('listens on this machine only, except in production (threat 166)', () => {
    expect(loadConfig({})).toMatchObject({ NODE_ENV: 'development', HOST: '127.0.0.1' });
    expect(loadConfig({ HOST: '0.0.0.0' })).toMatchObject({ HOST: '0.0.0.0' });
    const production = { ...PRODUCTION, TRUSTED_PROXIES: '1' };
    expect(loadConfig(production)).toMatchObject({ HOST: '0.0.0.0' });
    expect(loadConfig({ ...production, HOST: '127.0.0.1' })).toMatchObject({ HOST: '127.0.0.1' });
  });

  it('asks for the number of proxies of a shop with https (threat 38)', () => {
    expect(() => loadConfig(PRODUCTION)).toThrow(/TRUSTED_PROXIES: must be set/);
    expect(loadConfig({ ...PRODUCTION, TRUSTED_PROXIES: '0' })).toMatchObject({ TRUSTED_PROXIES: 0 });
    expect(loadConfig({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://127.0.0.1' })).toMatchObject({ TRUSTED_PROXIES: 0 });
  });

  const LIVE = {
    ...PRODUCTION,
    TRUSTED_PROXIES: '1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'w'.repeat(16),
    SMTP_URL: 'smtp://mail.shop.test:587',
    MAIL_FROM: 'Shop <hello@shop.test>',
    MAIL_STAFF: 'staff@shop.test',
  };
  const STORE = { S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

  it.each<[what: string, settings: Record<string, string>, setting: string]>([
    ['no APP_SECRET', { APP_SECRET: '' }, 'APP_SECRET'],
    ['no DATABASE_URL', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['no PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    ['no TRUSTED_PROXIES', { TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES'],
    ['a short secret', { APP_SECRET: 'short' }, 'APP_SECRET'],
    ['a repeated secret', { APP_SECRET: 'ab'.repeat(20) }, 'APP_SECRET'],
    ['a short METRICS_TOKEN', { METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    ['an object store without its key', { ...STORE, S3_SECRET_ACCESS_KEY: '' }, 'S3_ENDPOINT, S3_BUCKET'],
    ['one key of Stripe', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY'],
    ['keys of two modes', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    ['real money without a mail server', { SMTP_URL: '' }, 'SMTP_URL'],
    ['real money with a sample sender', { MAIL_FROM: '' }, 'MAIL_FROM'],
    ['real money with nobody who is told', { MAIL_STAFF: '' }, 'MAIL_STAFF'],
    ['real money without TLS', { PUBLIC_ORIGIN: 'http://shop.test' }, 'PUBLIC_ORIGIN'],
    ['real money without limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    ['real money for invented products', { DEMO_SHOP: 'on' }, 'DEMO_SHOP'],
    ['real money that goes elsewhere', { STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'STRIPE_API_BASE'],
    ['real money in a shop that is not in production', { NODE_ENV: '' }, 'NODE_ENV'],
    ['an origin with a slash, which links would repeat', { PUBLIC_ORIGIN: 'https://shop.test/' }, 'PUBLIC_ORIGIN'],
    ['an origin with a path', { PUBLIC_ORIGIN: 'https://shop.test/store' }, 'PUBLIC_ORIGIN'],
    ['a sender without an address', { MAIL_FROM: 'The shop' }, 'MAIL_FROM'],
    ['a receiver without an address', { MAIL_STAFF: 'staff' }, 'MAIL_STAFF'],
    ['the receiver of deploy/shop.env', { MAIL_STAFF: '<staff@shop.example.org>' }, 'MAIL_STAFF'],
    ['the receiver of docker-compose.yml', { MAIL_STAFF: 'staff@localhost.localdomain' }, 'MAIL_STAFF'],
    ['a placeholder in an address', { DATABASE_URL: 'postgres://shop:<password>@127.0.0.1/shop' }, 'DATABASE_URL'],
    ['a placeholder', { ADMIN_PASSWORD: '<at least 12 characters>' }, 'ADMIN_PASSWORD'],
  ])('does not start production with %s, and says so in one line (threat 115)', (_what, settings, setting) => {
    expect(loadConfig(LIVE)).toMatchObject({ PUBLIC_ORIGIN: LIVE.PUBLIC_ORIGIN });
    let message = '';
    try {
      loadConfig({ ...LIVE, ...settings });
    } catch (error) {
      message = String(error);
    }
    const [, ...problems] = message.split('\n');
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^  ${setting}.*: .{10,}`))]);
  });

  it('asks for NODE_ENV of a shop at a public address, where test cards would buy goods', () => {
    const origin = { PUBLIC_ORIGIN: 'https://shop.test' };
    expect(() => loadConfig(origin)).toThrow(/NODE_ENV: must be set for a shop at https:\/\/shop\.test/);
    expect(() => loadConfig({ ...origin, NODE_ENV: '' })).toThrow(/NODE_ENV: must be set/);
    for (const local of ['https://localhost:8443', 'https://shop.localhost', 'https://127.0.0.1', 'https://[::1]:8443'])
      expect(loadConfig({ PUBLIC_ORIGIN: local })).toMatchObject({ NODE_ENV: 'development' });
    expect(loadConfig({ ...origin, NODE_ENV: 'development' })).toMatchObject(origin);
  });

  it.each(['hello@shop.test', 'Shop <hello@shop.test>', '"The Shop, Ltd" <hello@shop.test>', '<hello@shop.test>'])(
    'accepts the sender %s',
    (sender) => expect(loadConfig({ ...LIVE, MAIL_FROM: sender })).toMatchObject({ MAIL_FROM: sender }),
  );

  it('says what a setting must look like, without regular expressions', () => {
    const wrong = {
      DATABASE_URL: 'mysql://x',
      REDIS_URL: 'x',
      SMTP_URL: 'x',
      STRIPE_SECRET_KEY: 'x',
      STRIPE_WEBHOOK_SECRET: 'x',
    };
    expect(() => loadConfig(wrong)).not.toThrow(/regular expression/);
    expect(() => loadConfig(wrong)).toThrow(/DATABASE_URL: must be an address like postgres:/);
  });

  it('rejects half of an object store, which would keep the files on the local disk', () => {
    const store = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    expect(loadConfig(store)).toMatchObject(store);
    for (const name of Object.keys(store))
      expect(() => loadConfig({ ...store, [name]: '' })).toThrow(/S3_ENDPOINT.*set all four or none/);
  });

  it.each([
    'a'.repeat(40),
    '0123456'.repeat(6),
    'changeme-changeme-changeme-changeme',
    'please-change-me-to-something-random',
    'qwertzuiop1qwertzuiop1qwertzuiop1',
  ])('rejects the secret %j, which is easy to guess', (secret) => {
    expect(() => loadConfig({ APP_SECRET: secret })).toThrow(/APP_SECRET: .*random/);
  });

  const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'w'.repeat(16) };

  it.each([
    ['an incomplete set of keys', { STRIPE_WEBHOOK_SECRET: '' }, /set all three or none/],
    ['keys of different modes', { STRIPE_SECRET_KEY: 'sk_live_1' }, /must have the same mode/],
    ['a short webhook secret (threat 26)', { STRIPE_WEBHOOK_SECRET: 'w'.repeat(15) }, /STRIPE_WEBHOOK_SECRET/],
    ['a short second webhook secret', { STRIPE_WEBHOOK_SECRET: `${'w'.repeat(16)},short` }, /STRIPE_WEBHOOK_SECRET/],
  ])('rejects %s of Stripe', (_name, settings, problem) => {
    expect(loadConfig(KEYS)).toMatchObject(KEYS);
    expect(() => loadConfig({ ...KEYS, ...settings })).toThrow(problem);
  });

  it('is frozen', () => {
    expect(Object.isFrozen(loadConfig({}))).toBe(true);
  });
});
