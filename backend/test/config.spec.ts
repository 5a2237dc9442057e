import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configKeys, loadConfig } from '../src/config.js';

describe('the configuration', () => {
  it('has every setting in .env.example and nothing else', () => {
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

  it('takes an empty variable for an unset one', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: '', HOST: '' })).toMatchObject({ PORT: 3000, HOST: '0.0.0.0' });
  });

  it('refuses production without a secret and a database', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(/APP_SECRET[\s\S]*DATABASE_URL/);
  });

  it('is frozen', () => {
    expect(Object.isFrozen(loadConfig({}))).toBe(true);
  });
});
