import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { queryScalar, buildLauncher, eventually, killAndWait, PostgresSandbox } from '../test/postgres-sandbox.js';

let built: string;
beforeAll(async () => {
  built = await buildLauncher();
});
afterAll(() => rm(built, { recursive: true, force: true }));

let yard: PostgresSandbox;
beforeEach(async () => {
  yard = await PostgresSandbox.open();
});
afterEach(() => yard.close());

describe('several users of one server', () => {
  it('adopts, and stops only when the last one leaves', async () => {
    const first = await yard.start();
    const second = await yard.start();
    expect(second).toMatchObject({ adopted: true, port: first.port });
    await first.stop();
    expect(await queryScalar(second.url(), 'select 1 as answer')).toBe(1);
    await second.stop();
    expect(await yard.servers()).toEqual([]);
  });

  it('does not stop under another process', async () => {
    const other = await yard.startInChild(built);
    const postgres = await yard.start();
    expect(postgres.adopted).toBe(true);
    await postgres.stop();
    expect(await queryScalar(postgres.url(), 'select 1 as answer')).toBe(1);
    other.child.stdin?.write('stop\n');
    await once(other.child, 'exit');
    expect(await yard.servers()).toEqual([]);
  });

  it('brings starts at the same moment to the same server', async () => {
    const [one, two, three, elsewhere] = await Promise.all([yard.start(), yard.start(), yard.start(), yard.startInChild(built)]);
    expect(new Set([one.port, two.port, three.port, elsewhere.port]).size).toBe(1);
    expect(await yard.servers()).toHaveLength(1);
  });

  it('still counts after its connection was cut', async () => {
    const first = await yard.start();
    const second = await yard.start();
    await queryScalar(
      first.url(),
      `select count(pg_terminate_backend(pid)) as answer from pg_stat_activity where pid <> pg_backend_pid()`,
    );
    const locks = () => queryScalar(first.url(), `select count(*)::int as answer from pg_locks where locktype = 'advisory'`);
    expect(await eventually(locks, (count) => count === 2)).toBe(2);
    await first.stop();
    expect(await queryScalar(second.url(), 'select 1 as answer')).toBe(1);
  });
});

describe('after a crash', () => {
  it('adopts the server of a killed application', async () => {
    const { child, port } = await yard.startInChild(built);
    await killAndWait(child);
    expect(await yard.start()).toMatchObject({ adopted: true, port });
  });

  it('stops for the last one even before the server has noticed that another was killed', async () => {
    const { child } = await yard.startInChild(built);
    const postgres = await yard.start();
    const backend = await queryScalar(
      postgres.url(),
      `select pid as answer from pg_stat_activity where application_name = 'embedded-postgres ${child.pid}'`,
    );
    process.kill(Number(backend), 'SIGSTOP');
    await killAndWait(child);
    const stopped = postgres.stop();
    const locks = () => queryScalar(postgres.url(), `select count(*)::int as answer from pg_locks where locktype = 'advisory'`);
    await eventually(locks, (count) => count === 1);
    process.kill(Number(backend), 'SIGCONT');
    await stopped;
    expect(await yard.servers()).toEqual([]);
  });

  it('recovers a killed server with its data, though its backends still live', async () => {
    const before = await yard.start('db', true);
    await queryScalar(before.url(), 'create table kept as select 42 as answer');
    const busy = new Client({ connectionString: before.url() });
    busy.on('error', () => undefined);
    await busy.connect();
    const sleeping = busy.query('select pg_sleep(600)').catch(() => undefined);
    process.kill(await serverPid(), 'SIGKILL');
    const after = await yard.start('db', true);
    expect(after.adopted).toBe(false);
    expect(await queryScalar(after.url(), 'select answer from kept')).toBe(42);
    await sleeping;
  });

  it('is not misled by a pid file that names a living stranger', async () => {
    await (await yard.start()).stop();
    const data = join(yard.folder, 'db/cluster/data');
    const { uid, gid } = await stat(data);
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { uid, gid, cwd: '/', stdio: 'ignore' });
    yard.track(stranger);
    await once(stranger, 'spawn');
    await writeFile(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n`);
    expect((await yard.start()).adopted).toBe(false);
    expect(stranger.exitCode).toBeNull();
  });
});

async function serverPid(): Promise<number> {
  return Number((await readFile(join(yard.folder, 'db/cluster/data/postmaster.pid'), 'utf8')).split('\n')[0]);
}
