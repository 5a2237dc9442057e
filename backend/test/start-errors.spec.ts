import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { programOf } from '#test/support/children/child-process.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { byTier } from '#test/support/tier.js';

const BACKEND = join(__dirname, '..');
/** Nothing listens on port 1. */
const NO_SERVER = 'postgres://shop:secret@127.0.0.1:1/shop';
const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: '0123456789abcdefghijklmnopqrstuv',
  PUBLIC_ORIGIN: 'https://shop.example',
  TRUSTED_PROXIES: '1',
};

let empty: TestDatabase;
let migrated: TestDatabase;
let withoutQueues: TestDatabase;
let folder: string;
beforeAll(async () => {
  [empty, migrated, withoutQueues] = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
  await execute(empty, 'drop schema public cascade; create schema public');
  await execute(withoutQueues, 'drop schema bullmq cascade');
  folder = await mkdtemp(join(tmpdir(), 'shop-start-'));
});
afterAll(async () => {
  await Promise.all([empty, migrated, withoutQueues].map((database) => database.drop()));
  await rm(folder, { recursive: true });
});

async function execute({ url }: TestDatabase, sql: string): Promise<void> {
  const db = await new DataSource({ type: 'postgres', url }).initialize();
  await db.query(sql);
  await db.destroy();
}

const nameOf = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);

/** All programs report errors by `startProcess`: by day each error is read from one of them. Runs it until it ends. */
function run(script: string, settings: Record<string, string>): Promise<{ code: number; out: string; err: string }> {
  const { path, execArgv } = programOf(`src/${script}.ts`);
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_CONNECT_SECONDS: '20', ...settings };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...execArgv, path],
      { cwd: BACKEND, env, timeout: 120_000, killSignal: 'SIGKILL' },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('a process that cannot start', () => {
  it.each(byTier(['main'], ['main', 'worker', 'migrate']))(
    'names every wrong setting, a line each, without a stack: %s',
    async (script) => {
      const { code, out, err } = await run(script, { ...PRODUCTION, TRUSTED_PROXIES: '', PORT: '99999', SMTP_URL: 'mail' });
      expect([code, out]).toEqual([1, '']);
      expect(err.trim().split('\n')).toEqual([
        'Settings are wrong; .env.example explains each:',
        '  PORT: must not be greater than 65535',
        '  SMTP_URL: must be an address like smtp://user:password@host:587',
        '  DATABASE_URL: must be set in production, an address like postgres://user:password@host:5432/shop',
        expect.stringMatching(/^ {2}TRUSTED_PROXIES: must be set when PUBLIC_ORIGIN is https; /),
      ]);
    },
  );

  it.each(byTier(['migrate', 'start'], ['main', 'worker', 'migrate', 'start']))(
    'says that the database does not answer: %s',
    async (script) => {
      const settings = { ...PRODUCTION, MAIL_FROM: 'a@shop.test', MAIL_STAFF: 'b@shop.test', SMTP_URL: 'smtp://127.0.0.1:1' };
      const { code, out, err } = await run(script, { ...settings, DATABASE_URL: NO_SERVER, PORT: '0' });
      expect([code, `${out}${err}`.trim().split('\n')]).toEqual([
        1,
        [expect.stringMatching(/DATABASE_URL: no server answers there; start it, or correct the address \(.*127\.0\.0\.1:1\)$/)],
      ]);
    },
  );

  it.each([
    ['nobody', {}, /^There is no admin yet: set ADMIN_USERNAME and ADMIN_PASSWORD for the first start$/],
    [
      'a weak password',
      { ADMIN_USERNAME: 'ruth', ADMIN_PASSWORD: 'password-password' },
      /^ADMIN_PASSWORD cannot be used: This password is too easy/,
    ],
  ])('says that the first admin of production cannot be %s (threat 115)', async (_who, admin, line) => {
    const settings = { ...PRODUCTION, DATABASE_URL: migrated.url, PORT: '0', LOG_LEVEL: 'error', ...admin };
    const { code, err } = await run('main', settings);
    expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]]);
  });

  it.each([
    ['main', { PORT: 'taken' }, /^PORT: another program uses it; choose another one, for example PORT=3001 /],
    [
      'worker',
      { WORKER_PORT: 'taken' },
      /^WORKER_PORT: another program uses it; choose another one, for example WORKER_PORT=3001 /,
    ],
    ['main', { HOST: '203.0.113.1' }, /^HOST: this machine does not have the address; use 0\.0\.0\.0 or 127\.0\.0\.1 /],
    ['main', { HOST: 'shop.invalid' }, /^HOST: this machine does not have the address; /],
  ])('names the address that it cannot listen on: %s with %j', async (script, listen: Record<string, string>, line) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const settings = Object.fromEntries(
      Object.entries(listen).map(([name, value]) => [name, value === 'taken' ? String(port) : value]),
    );
    const quiet = { NODE_ENV: 'test', DATABASE_URL: migrated.url, LOG_LEVEL: 'error' };
    const { code, err } = await run(script, { ...quiet, HOST: '127.0.0.1', PORT: '0', ...settings });
    other.close();
    expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]]);
  });

  it.each(byTier(['main'], ['main', 'worker']))('says that the migrations have not run: %s', async (script) => {
    const { code, err } = await run(script, { NODE_ENV: 'test', DATABASE_URL: empty.url, PORT: '0', LOG_LEVEL: 'error' });
    expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringContaining('run "npm run db:migrate" first')]]);
  });

  it.each(byTier(['worker'], ['main', 'worker']))('says that the tables of the queues are missing: %s', async (script) => {
    const settings = { NODE_ENV: 'test', DATABASE_URL: withoutQueues.url, PORT: '0', LOG_LEVEL: 'error' };
    const { code, err } = await run(script, settings);
    expect([code, err.trim().split('\n')]).toEqual([
      1,
      ['DATABASE_URL: the database lacks the tables of the queues; run "npm run db:migrate" first'],
    ]);
  });

  it.each(byTier(['main'], ['main', 'worker', 'migrate']))(
    'says that the direct address leads to another database: %s',
    async (script) => {
      const urls = { DATABASE_URL: migrated.url, DATABASE_DIRECT_URL: withoutQueues.url };
      const { code, err } = await run(script, { NODE_ENV: 'test', ...urls, PORT: '0', LOG_LEVEL: 'error' });
      const [direct, pooled] = [nameOf(withoutQueues), nameOf(migrated)];
      expect([code, err.trim()]).toEqual([
        1,
        `DATABASE_DIRECT_URL: leads to the database "${direct}", and DATABASE_URL to "${pooled}"; both must be one`,
      ]);
    },
  );

  // As when the database is restarted in that moment. A worker would otherwise try without a pause and do nothing else, forever.
  it.each(byTier(['worker'], ['main', 'worker']))(
    'does not wait for queues whose first connection was closed: %s',
    async (script) => {
      const closing = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
      await once(closing, 'listening');
      const direct = new URL(migrated.url);
      direct.port = String((closing.address() as AddressInfo).port);
      const urls = { DATABASE_URL: migrated.url, DATABASE_DIRECT_URL: direct.href };
      const { code, err } = await run(script, { NODE_ENV: 'test', ...urls, PORT: '0', LOG_LEVEL: 'error' });
      closing.close();
      expect([code, err.trim().split('\n')]).toEqual([
        1,
        [expect.stringMatching(/^DATABASE_DIRECT_URL: the server closed the connection; check its log \(/)],
      ]);
    },
  );
});
