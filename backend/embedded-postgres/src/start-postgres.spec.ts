import { once } from 'node:events';
import { lstat, mkdir, readFile, readdir, readlink, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { join } from 'node:path';
import { queryAnswer, PostgresSandbox } from '../test/postgres-sandbox.js';
import { repairSymlinks } from './binaries-symlinks.js';
import { ensureDatabase } from './index.js';

let sandbox: PostgresSandbox;
beforeEach(async () => {
  sandbox = await PostgresSandbox.open();
});
afterEach(() => sandbox.close());

describe('a fresh start', () => {
  it('listens only on the loopback address and requires a password from a file with mode 0600', async () => {
    const postgres = await sandbox.start();
    expect(postgres.adopted).toBe(false);
    expect(await queryAnswer(postgres.url(), `select current_setting('listen_addresses') as answer`)).toBe('127.0.0.1');
    expect(await queryAnswer(postgres.url(), `select current_setting('timezone') as answer`)).toBe('UTC');
    expect((await stat(join(sandbox.folder, 'db/cluster/password'))).mode & 0o777).toBe(0o600);
    await expect(
      queryAnswer(`postgres://postgres:guess@127.0.0.1:${postgres.port}/postgres`, 'select 1 as answer'),
    ).rejects.toThrow('password');
  });

  it.each([
    ['spaces', 'my web shop/the data'],
    ['shell metacharacters', 'a$HOME`id`"q"\'s'],
    ['more than 100 characters', `${'deep-folder/'.repeat(12)}db`],
  ])('works in a path with %s', async (_, path) => {
    const postgres = await sandbox.start(path);
    expect(await queryAnswer(postgres.url(), 'select 1 as answer')).toBe(1);
  });

  it('creates a database once for concurrent calls', async () => {
    const postgres = await sandbox.start();
    const urls = await Promise.all([1, 2, 3].map(() => ensureDatabase(postgres, 'boutique')));
    expect(await queryAnswer(urls[2] ?? '', 'select current_database() as answer')).toBe('boutique');
  });

  it('removes the draft of a killed start, but not that of a running one', async () => {
    await mkdir(join(sandbox.folder, 'db/cluster.new-99999999-dead/data'), { recursive: true });
    await mkdir(join(sandbox.folder, `db/cluster.new-${process.pid}-alive`));
    await sandbox.start();
    expect((await readdir(join(sandbox.folder, 'db'))).sort()).toEqual([
      'cluster',
      `cluster.new-${process.pid}-alive`,
      'server.log',
    ]);
  });

  it('chooses another port when the first is taken before the server listens', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as net.AddressInfo;
    const create = net.createServer;
    jest.spyOn(net, 'createServer').mockImplementationOnce(() => Object.assign(create(), { address: () => ({ port }) }));
    // ES modules have imported the function by its name.
    syncBuiltinESMExports();
    try {
      const postgres = await sandbox.start();
      expect(postgres.port).not.toBe(port);
      expect(await readFile(join(sandbox.folder, 'db/server.log'), 'utf8')).toContain('Address already in use');
    } finally {
      jest.restoreAllMocks();
      syncBuiltinESMExports();
      taken.close();
    }
  });
});

describe('a failed start', () => {
  it('does not change a cluster of another Postgres version', async () => {
    await (await sandbox.start()).stop();
    const version = join(sandbox.folder, 'db/cluster/data/PG_VERSION');
    await writeFile(version, '15\n');
    await expect(sandbox.start()).rejects.toThrow(/format of Postgres 15, but Postgres 18 is installed/);
    expect(await readFile(version, 'utf8')).toBe('15\n');
  });

  it('throws with the end of the log', async () => {
    await (await sandbox.start()).stop();
    await writeFile(join(sandbox.folder, 'db/cluster/data/postgresql.auto.conf'), 'no_such_setting = 1\n');
    await expect(sandbox.start()).rejects.toThrow(/did not start \(exit code 1\)[^]*server\.log[^]*no_such_setting/);
  });
});

it('creates the symlinks of an install script that was disabled', async () => {
  const native = join(sandbox.folder, 'a-copy-of-native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'pg-symlinks.json'), '[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so.5"}]');
  await repairSymlinks(native);
  await repairSymlinks(native);
  expect((await lstat(join(native, 'lib/libpq.so.5'))).isSymbolicLink()).toBe(true);
  expect(await readlink(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
});
