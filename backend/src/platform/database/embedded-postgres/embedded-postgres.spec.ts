import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { transformFile } from '@swc/core';
import { Client } from 'pg';
import { eventually } from '../../../../test/support/eventually.js';
import { repairSymlinks } from './binaries-symlinks.js';
import { ensureDatabase, startPostgres, type RunningPostgres } from './index.js';

const pidFile = (pid: number, data: string) => `${pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n`;

let folder: string;
let built: string;
let running: RunningPostgres[];
let processes: ChildProcess[];

beforeAll(async () => {
  built = await buildForNode();
});

afterAll(() => rm(built, { recursive: true, force: true }));

beforeEach(async () => {
  // Open to all: as root, the server runs as another account.
  folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-postgres-')));
  await chmod(folder, 0o755);
  running = [];
  processes = [];
});

afterEach(async () => {
  for (const child of processes) if (child.exitCode === null && child.signalCode === null) await kill(child);
  await Promise.all(running.map((postgres) => postgres.stop()));
  expect(await eventually(serversHere, (pids) => pids.length === 0)).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

describe('a fresh start', () => {
  it('gives a server that answers on the loopback address only, behind a password of 0600', async () => {
    const postgres = await start();
    expect(postgres.adopted).toBe(false);
    expect(await ask(postgres.url(), `select current_setting('listen_addresses') as answer`)).toBe('127.0.0.1');
    expect(await ask(postgres.url(), `select current_setting('timezone') as answer`)).toBe('UTC');
    expect((await stat(join(folder, 'db/cluster/password'))).mode & 0o777).toBe(0o600);
    await expect(ask(`postgres://postgres:guess@127.0.0.1:${postgres.port}/postgres`, 'select 1 as answer')).rejects.toThrow(
      'password',
    );
  });

  it.each([
    ['spaces', 'my web shop/the data'],
    ['characters that mean something to a shell', 'a$HOME`id`"q"\'s'],
    ['more than 100 characters', `${'deep-folder/'.repeat(12)}db`],
  ])('works in a path with %s', async (_, path) => {
    const postgres = await start(path);
    expect(await ask(postgres.url(), 'select 1 as answer')).toBe(1);
  });

  it('makes a database once, however many ask for it', async () => {
    const postgres = await start();
    const urls = await Promise.all([1, 2, 3].map(() => ensureDatabase(postgres, 'boutique')));
    expect(await ask(urls[2] ?? '', 'select current_database() as answer')).toBe('boutique');
  });

  it('sweeps what a killed start left, but not what a living one is making', async () => {
    await mkdir(join(folder, 'db/cluster.new-99999999-dead/data'), { recursive: true });
    await mkdir(join(folder, `db/cluster.new-${process.pid}-alive`));
    await start();
    expect((await readdir(join(folder, 'db'))).sort()).toEqual(['cluster', `cluster.new-${process.pid}-alive`, 'server.log']);
  });

  it('chooses again when the port is taken between choosing and starting', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as net.AddressInfo;
    const create = net.createServer;
    jest.spyOn(net, 'createServer').mockImplementationOnce(() => Object.assign(create(), { address: () => ({ port }) }));
    const postgres = await start();
    expect(postgres.port).not.toBe(port);
    expect(await readFile(join(folder, 'db/server.log'), 'utf8')).toContain('Address already in use');
    taken.close();
  });
});

describe('several users of one server', () => {
  it('adopts, and stops only when the last one leaves', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ adopted: true, port: first.port });
    await first.stop();
    expect(await ask(second.url(), 'select 1 as answer')).toBe(1);
    await second.stop();
    expect(await serversHere()).toEqual([]);
  });

  it('does not stop under another process', async () => {
    const other = await startElsewhere();
    const postgres = await start();
    expect(postgres.adopted).toBe(true);
    await postgres.stop();
    expect(await ask(postgres.url(), 'select 1 as answer')).toBe(1);
    other.child.stdin?.write('stop\n');
    await once(other.child, 'exit');
    expect(await serversHere()).toEqual([]);
  });

  it('brings starts at the same moment to the same server', async () => {
    const [one, two, three, elsewhere] = await Promise.all([start(), start(), start(), startElsewhere()]);
    expect(new Set([one.port, two.port, three.port, elsewhere.port]).size).toBe(1);
    expect(await serversHere()).toHaveLength(1);
  });

  it('still counts after its connection was cut', async () => {
    const first = await start();
    const second = await start();
    await ask(
      first.url(),
      `select count(pg_terminate_backend(pid)) as answer from pg_stat_activity where pid <> pg_backend_pid()`,
    );
    const locks = () => ask(first.url(), `select count(*)::int as answer from pg_locks where locktype = 'advisory'`);
    expect(await eventually(locks, (count) => count === 2)).toBe(2);
    await first.stop();
    expect(await ask(second.url(), 'select 1 as answer')).toBe(1);
  });
});

describe('after a crash', () => {
  it('adopts the server of a killed application', async () => {
    const { child, port } = await startElsewhere();
    await kill(child);
    expect(await start()).toMatchObject({ adopted: true, port });
  });

  it('stops for the last one even before the server has noticed that another was killed', async () => {
    const { child } = await startElsewhere();
    const postgres = await start();
    const backend = await ask(
      postgres.url(),
      `select pid as answer from pg_stat_activity where application_name = 'embedded-postgres ${child.pid}'`,
    );
    process.kill(Number(backend), 'SIGSTOP');
    await kill(child);
    const stopped = postgres.stop();
    const locks = () => ask(postgres.url(), `select count(*)::int as answer from pg_locks where locktype = 'advisory'`);
    await eventually(locks, (count) => count === 1);
    process.kill(Number(backend), 'SIGCONT');
    await stopped;
    expect(await serversHere()).toEqual([]);
  });

  it('recovers a killed server with its data, though its backends still live', async () => {
    const before = await start('db', true);
    await ask(before.url(), 'create table kept as select 42 as answer');
    const busy = new Client({ connectionString: before.url() });
    busy.on('error', () => undefined);
    await busy.connect();
    const sleeping = busy.query('select pg_sleep(600)').catch(() => undefined);
    process.kill(await serverPid(), 'SIGKILL');
    const after = await start('db', true);
    expect(after.adopted).toBe(false);
    expect(await ask(after.url(), 'select answer from kept')).toBe(42);
    await sleeping;
  });

  it('is not misled by a pid file that names a living stranger', async () => {
    await (await start()).stop();
    const data = join(folder, 'db/cluster/data');
    const { uid, gid } = await stat(data);
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { uid, gid, cwd: '/', stdio: 'ignore' });
    processes.push(stranger);
    await once(stranger, 'spawn');
    await writeFile(join(data, 'postmaster.pid'), pidFile(stranger.pid ?? 0, data));
    expect((await start()).adopted).toBe(false);
    expect(stranger.exitCode).toBeNull();
  });
});

describe('a refusal', () => {
  it('leaves a cluster of another Postgres version untouched', async () => {
    await (await start()).stop();
    const version = join(folder, 'db/cluster/data/PG_VERSION');
    await writeFile(version, '15\n');
    await expect(start()).rejects.toThrow(/format of Postgres 15, but Postgres 18 is installed/);
    expect(await readFile(version, 'utf8')).toBe('15\n');
  });

  it('quotes the end of the log', async () => {
    await (await start()).stop();
    await writeFile(join(folder, 'db/cluster/data/postgresql.auto.conf'), 'no_such_setting = 1\n');
    await expect(start()).rejects.toThrow(/did not start \(exit code 1\)[^]*server\.log[^]*no_such_setting/);
  });
});

it('makes the library links that a forbidden install script did not', async () => {
  const native = join(folder, 'a-copy-of-native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'pg-symlinks.json'), '[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so.5"}]');
  await repairSymlinks(native);
  await repairSymlinks(native);
  expect((await lstat(join(native, 'lib/libpq.so.5'))).isSymbolicLink()).toBe(true);
  expect(await readlink(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
});

async function start(path = 'db', durable = false): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir: join(folder, path), durable, maxConnections: 20 });
  running.push(postgres);
  return postgres;
}

/** The same in a process of its own, which stops the server when it reads a line. */
async function startElsewhere(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(built, 'run.mjs'), join(folder, 'db')], { stdio: ['pipe', 'pipe', 'inherit'] });
  processes.push(child);
  for await (const line of createInterface({ input: child.stdout })) return { child, port: Number(line) };
  throw new Error('the other process ended without a server');
}

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(folder, 'db/cluster/data/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Servers (not their backends) that work below this test's folder. */
async function serversHere(): Promise<string[]> {
  const found = await Promise.all(
    (await readdir('/proc')).filter(Number).map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return cwd.startsWith(folder) && command.includes('bin/postgres') ? [pid] : [];
    }),
  );
  return found.flat();
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** This folder as JavaScript, so that a plain `node` process can be started, and killed, with it. */
async function buildForNode(): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'embedded-postgres-built-'));
  await writeFile(join(out, 'package.json'), '{"type":"module"}');
  const pg = require.resolve('pg/package.json');
  await symlink(dirname(dirname(pg)), join(out, 'node_modules'));
  for (const name of (await readdir(__dirname)).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))) {
    const { code } = await transformFile(join(__dirname, name), {
      swcrc: false,
      module: { type: 'es6' },
      jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    });
    await writeFile(join(out, name.replace(/ts$/, 'js')), code);
  }
  const run = `import { startPostgres } from './index.js';
    const postgres = await startPostgres({ dataDir: process.argv[2], durable: false, maxConnections: 20 });
    console.log(postgres.port);
    process.stdin.once('data', () => postgres.stop().then(() => process.exit()));`;
  await writeFile(join(out, 'run.mjs'), run);
  return out;
}
