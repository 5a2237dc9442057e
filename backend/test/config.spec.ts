import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configKeys, loadConfig } from '../src/config.js';

describe('the configuration', () => {
  it('has exactly the settings of .env.example', () => {
    const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
    const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((found) => found[1]);
    expect(named).toHaveLength(configKeys().length);
    expect(new Set(named)).toEqual(new Set(configKeys()));
  });

  it('names all bad variables at once', () => {
    const load = (): unknown => loadConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', RATE_LIMITS: 'maybe' });
    expect(load).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*RATE_LIMITS|DATABASE_URL[\s\S]*RATE_LIMITS/);
    expect(load).toThrow(/PORT/);
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: '', HOST: '' })).toMatchObject({ PORT: 3000, HOST: '0.0.0.0' });
  });

  it('rejects production without a secret, a database and its public origin (threat 115)', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(/APP_SECRET[\s\S]*DATABASE_URL[\s\S]*PUBLIC_ORIGIN/);
  });

  it('rejects half of an object store, which would keep the files on the local disk', () => {
    const store = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    expect(loadConfig(store)).toMatchObject(store);
    for (const name of Object.keys(store))
      expect(() => loadConfig({ ...store, [name]: '' })).toThrow(/S3_ENDPOINT.*set all four or none/);
  });

  it.each(['a'.repeat(40), '0123456'.repeat(6)])('rejects the secret %j, which is easy to guess', (secret) => {
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
