import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { configKeys, loadConfig } from '../../src/config.js';
import { MEMORY_SETTINGS } from '../../src/launcher/memory-limits.js';

const ROOT = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const SHOP_ENV = parseEnv(read('deploy/shop.env')) as Record<string, string>;
const UNITS = readdirSync(join(ROOT, 'deploy/systemd')).filter((name) => name.endsWith('.service'));
const documented = [...read('docs/settings.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name = '']) => name);

/** What a person writes instead of the values in angle brackets. */
const VALUES: Record<string, string> = {
  PUBLIC_ORIGIN: 'https://shop.test',
  DATABASE_URL: 'postgres://shop:secret@127.0.0.1:5432/shop',
  APP_SECRET: '0123456789abcdefghijklmnopqrstuv',
  METRICS_TOKEN: '0123456789abcdef',
  ADMIN_USERNAME: 'ruth',
  ADMIN_PASSWORD: 'correct-battery-7-staple',
  SMTP_URL: 'smtp://user:password@mail.shop.test:587',
  MAIL_FROM: 'Shop <hello@shop.test>',
  MAIL_STAFF: 'staff@shop.test',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
};

describe('deploy/shop.env', () => {
  it('has settings that exist, and is complete once the values in angle brackets are replaced', () => {
    for (const name of Object.keys(SHOP_ENV)) expect(configKeys()).toContain(name);
    const open = Object.keys(SHOP_ENV).filter((name) => SHOP_ENV[name]?.includes('<'));
    expect(new Set(open)).toEqual(new Set(Object.keys(VALUES)));
    expect(loadConfig({ ...SHOP_ENV, ...VALUES })).toMatchObject({ NODE_ENV: 'production', TRUSTED_PROXIES: 1 });
  });

  it.each(Object.keys(VALUES))('does not start with %s as it is there', (name) => {
    const settings = { ...SHOP_ENV, ...VALUES, [name]: SHOP_ENV[name] };
    expect(() => loadConfig(settings)).toThrow(new RegExp(`^  ${name}: .{10,}$`, 'm'));
  });
});

describe('the systemd units', () => {
  it.each(UNITS)('start a program that exists, with settings that exist: %s', (name) => {
    const unit = read(`deploy/systemd/${name}`);
    const [, program = ''] = /^ExecStart=.* backend\/dist\/([\w-]+)\.js/m.exec(unit) ?? [];
    expect([program, existsSync(join(ROOT, `backend/src/${program}.ts`))]).toEqual([program, true]);
    const assigned = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
    const known = [...configKeys(), ...Object.keys(MEMORY_SETTINGS)];
    for (const assignment of assigned) expect(known).toContain(assignment.split('=')[0]);
  });
});

describe('variables of the deployment that are no settings of the shop', () => {
  it.each(['deploy/update.sh', 'deploy/docker/entrypoint.sh', 'docker-compose.yml'])('are documented: %s', (file) => {
    const text = read(file);
    const variables = [...text.matchAll(/\$\{([A-Z][A-Z0-9_]+)(?::?[-?][^}]*)?\}/g)].map(([, name = '']) => name);
    expect(variables.length).toBeGreaterThan(0);
    for (const name of variables) expect(documented).toContain(name);
  });
});
