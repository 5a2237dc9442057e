import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { createApi } from '#src/api.js';
import { loadConfig } from '#src/config.js';
import { createDataSource } from '#src/data-source.js';
import { createLogger } from '#platform/logging.js';
import { loadAppSecret } from '../tokens/app-secret.js';
import { ensureFirstAdmin } from './first-admin.js';
import { verifyPassword } from './passwords.js';
import { User } from './user.entity.js';

const SECRET = 'a secret of the tests, long enough for anyone';

describe('the first admin', () => {
  let database: TestDatabase;
  let db: DataSource;
  beforeEach(async () => {
    database = await createTestDatabase();
    db = await createDataSource(database.url, 5, 'test').initialize();
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });
  const admins = (): Promise<User[]> => db.getRepository(User).findBy({ isAdmin: true });

  it('gets a random password in development, which is returned once', async () => {
    const first = await ensureFirstAdmin(db, { NODE_ENV: 'development' });
    const again = await ensureFirstAdmin(db, { NODE_ENV: 'development' });
    expect(first).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{16}$/) });
    expect(again).toEqual({ username: 'admin', password: null });
    expect(await verifyPassword((await admins())[0]?.password, first.password ?? '')).toBe(true);
  });

  it('is created once by five concurrent processes', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => ensureFirstAdmin(db, { NODE_ENV: 'development' })));
    expect(made.filter((admin) => admin.password !== null)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  });

  it('gets the name and password from the settings; an existing admin does not change', async () => {
    const settings = { NODE_ENV: 'production', ADMIN_USERNAME: 'ruth', ADMIN_PASSWORD: 'violet canyon 42 kettle' } as const;
    expect(await ensureFirstAdmin(db, settings)).toEqual({ username: 'ruth', password: null });
    await ensureFirstAdmin(db, { ...settings, ADMIN_USERNAME: 'someone', ADMIN_PASSWORD: 'another long one, 77' });
    const [admin, ...others] = await admins();
    expect(others).toEqual([]);
    expect(admin?.username).toBe('ruth');
    expect(await verifyPassword(admin?.password, settings.ADMIN_PASSWORD)).toBe(true);
  });

  it('does not take the name of another user', async () => {
    await db.getRepository(User).insert({ username: 'ruth', password: 'x', isAdmin: false });
    await expect(ensureFirstAdmin(db, { NODE_ENV: 'development', ADMIN_USERNAME: 'ruth' })).rejects.toThrow(/belongs to a user/);
  });

  it.each([
    [{}, /set ADMIN_USERNAME and ADMIN_PASSWORD/],
    [{ ADMIN_PASSWORD: 'correct-battery-7-staple' }, /set ADMIN_USERNAME and ADMIN_PASSWORD/],
    [{ ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'password-password' }, /too easy to guess/],
    [{ ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'Owner-pass-2026!x' }, /must not contain the username/],
  ])('production requires strong credentials: %# (threat 46)', async (settings, message) => {
    await expect(ensureFirstAdmin(db, { NODE_ENV: 'production', ...settings })).rejects.toThrow(message);
  });
});

it('the API does not start in production without an admin (threat 46)', async () => {
  const database = await createTestDatabase();
  const config = loadConfig({
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    APP_SECRET: SECRET,
    PUBLIC_ORIGIN: 'https://shop.example',
    TRUSTED_PROXIES: '0',
    LOG_LEVEL: 'silent',
  });
  const app = await createApi(config, createLogger('silent'));
  await expect(app.init()).rejects.toThrow(/There is no admin yet/);
  await app.close();
  await database.drop();
});

describe('loadAppSecret', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('uses APP_SECRET and derives a different key for each purpose', async () => {
    const secret = await loadAppSecret({ APP_SECRET: SECRET, DATA_DIR: folder });
    const same = await loadAppSecret({ APP_SECRET: SECRET, DATA_DIR: '/nowhere' });
    expect(secret.keyFor('admin-token')).toEqual(same.keyFor('admin-token'));
    expect(secret.keyFor('admin-token')).not.toEqual(secret.keyFor('upload-address'));
  });

  it('creates one file in development, readable only by its owner, shared by concurrent processes', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => loadAppSecret({ DATA_DIR: join(folder, 'data') })));
    expect(new Set(made.map((secret) => secret.keyFor('x').toString('hex'))).size).toBe(1);
    const file = join(folder, 'data', 'app-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  });
});
