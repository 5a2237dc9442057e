import { once } from 'node:events';
import { lstat, mkdir, readFile, readdir, readlink, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { queryScalar, PostgresSandbox } from '../test/postgres-sandbox.js';
import { repairSymlinks } from './binaries-symlinks.js';
import { ensureDatabase } from './index.js';

let yard: PostgresSandbox;
beforeEach(async () => {
  yard = await PostgresSandbox.open();
});
afterEach(() => yard.close());

describe('a fresh start', () => {
  it('gives a server that answers on the loopback address only, behind a password of 0600', async () => {
    const postgres = await yard.start();
    expect(postgres.adopted).toBe(false);
    expect(await queryScalar(postgres.url(), `select current_setting('listen_addresses') as answer`)).toBe('127.0.0.1');
    expect(await queryScalar(postgres.url(), `select current_setting('timezone') as answer`)).toBe('UTC');
    expect((await stat(join(yard.folder, 'db/cluster/password'))).mode & 0o777).toBe(0o600);
    await expect(
      queryScalar(`postgres://postgres:guess@127.0.0.1:${postgres.port}/postgres`, 'select 1 as answer'),
    ).rejects.toThrow('password');
  });

  it.each([
    ['spaces', 'my web shop/the data'],
    ['characters that mean something to a shell', 'a$HOME`id`"q"\'s'],
    ['more than 100 characters', `${'deep-folder/'.repeat(12)}db`],
  ])('works in a path with %s', async (_, path) => {
    const postgres = await yard.start(path);
    expect(await queryScalar(postgres.url(), 'select 1 as answer')).toBe(1);
  });

  it('makes a database once, however many ask for it', async () => {
    const postgres = await yard.start();
    const urls = await Promise.all([1, 2, 3].map(() => ensureDatabase(postgres, 'boutique')));
    expect(await queryScalar(urls[2] ?? '', 'select current_database() as answer')).toBe('boutique');
  });

  it('sweeps what a killed start left, but not what a living one is making', async () => {
    await mkdir(join(yard.folder, 'db/cluster.new-99999999-dead/data'), { recursive: true });
    await mkdir(join(yard.folder, `db/cluster.new-${process.pid}-alive`));
    await yard.start();
    expect((await readdir(join(yard.folder, 'db'))).sort()).toEqual([
      'cluster',
      `cluster.new-${process.pid}-alive`,
      'server.log',
    ]);
  });

  it('chooses again when the port is taken between choosing and starting', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as net.AddressInfo;
    const create = net.createServer;
    jest.spyOn(net, 'createServer').mockImplementationOnce(() => Object.assign(create(), { address: () => ({ port }) }));
    const postgres = await yard.start();
    expect(postgres.port).not.toBe(port);
    expect(await readFile(join(yard.folder, 'db/server.log'), 'utf8')).toContain('Address already in use');
    taken.close();
  });
});

describe('a refusal', () => {
  it('leaves a cluster of another Postgres version untouched', async () => {
    await (await yard.start()).stop();
    const version = join(yard.folder, 'db/cluster/data/PG_VERSION');
    await writeFile(version, '15\n');
    await expect(yard.start()).rejects.toThrow(/format of Postgres 15, but Postgres 18 is installed/);
    expect(await readFile(version, 'utf8')).toBe('15\n');
  });

  it('quotes the end of the log', async () => {
    await (await yard.start()).stop();
    await writeFile(join(yard.folder, 'db/cluster/data/postgresql.auto.conf'), 'no_such_setting = 1\n');
    await expect(yard.start()).rejects.toThrow(/did not start \(exit code 1\)[^]*server\.log[^]*no_such_setting/);
  });
});

it('makes the library links that a forbidden install script did not', async () => {
  const native = join(yard.folder, 'a-copy-of-native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'pg-symlinks.json'), '[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so.5"}]');
  await repairSymlinks(native);
  await repairSymlinks(native);
  expect((await lstat(join(native, 'lib/libpq.so.5'))).isSymbolicLink()).toBe(true);
  expect(await readlink(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
});
