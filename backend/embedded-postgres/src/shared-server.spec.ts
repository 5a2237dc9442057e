import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { queryAnswer, buildPackage, eventually, kill, PostgresSandbox } from '../test/postgres-sandbox.js';

let built: string;
beforeAll(async () => {
  built = await buildPackage();
});
afterAll(() => rm(built, { recursive: true, force: true }));

let sandbox: PostgresSandbox;
beforeEach(async () => {
  sandbox = await PostgresSandbox.open();
});
afterEach(() => sandbox.close());

describe('a server with several users', () => {
  it('is joined by the second user and stops after the last one', async () => {
    const first = await sandbox.start();
    const second = await sandbox.start();
    expect(second).toMatchObject({ adopted: true, port: first.port });
    await first.stop();
    expect(await queryAnswer(second.url(), 'select 1 as answer')).toBe(1);
    await second.stop();
    expect(await sandbox.servers()).toEqual([]);
  });

  it('does not stop while another process uses it', async () => {
    const other = await sandbox.startInChildProcess(built);
    const postgres = await sandbox.start();
    expect(postgres.adopted).toBe(true);
    await postgres.stop();
    expect(await queryAnswer(postgres.url(), 'select 1 as answer')).toBe(1);
    other.child.stdin?.write('stop\n');
    await once(other.child, 'exit');
    expect(await sandbox.servers()).toEqual([]);
  });

  it('is started once by concurrent starts', async () => {
    const [one, two, three, elsewhere] = await Promise.all([
      sandbox.start(),
      sandbox.start(),
      sandbox.start(),
      sandbox.startInChildProcess(built),
    ]);
    expect(new Set([one.port, two.port, three.port, elsewhere.port]).size).toBe(1);
    expect(await sandbox.servers()).toHaveLength(1);
  });

  it('still counts a user whose connection was terminated', async () => {
    const first = await sandbox.start();
    const second = await sandbox.start();
    await queryAnswer(
      first.url(),
      `select count(pg_terminate_backend(pid)) as answer from pg_stat_activity where pid <> pg_backend_pid()`,
    );
    const locks = () => queryAnswer(first.url(), `select count(*)::int as answer from pg_locks where locktype = 'advisory'`);
    expect(await eventually(locks, (count) => count === 2)).toBe(2);
    await first.stop();
    expect(await queryAnswer(second.url(), 'select 1 as answer')).toBe(1);
  });
});

describe('after a crash', () => {
  it('joins the server of a killed process', async () => {
    const { child, port } = await sandbox.startInChildProcess(built);
    await kill(child);
    expect(await sandbox.start()).toMatchObject({ adopted: true, port });
  });

  it('stops after the last user even if the server has not noticed yet that another user was killed', async () => {
    const { child } = await sandbox.startInChildProcess(built);
    const postgres = await sandbox.start();
    const backend = await queryAnswer(
      postgres.url(),
      `select pid as answer from pg_stat_activity where application_name = 'embedded-postgres ${child.pid}'`,
    );
    process.kill(Number(backend), 'SIGSTOP');
    await kill(child);
    const stopped = postgres.stop();
    const locks = () => queryAnswer(postgres.url(), `select count(*)::int as answer from pg_locks where locktype = 'advisory'`);
    await eventually(locks, (count) => count === 1);
    process.kill(Number(backend), 'SIGCONT');
    await stopped;
    expect(await sandbox.servers()).toEqual([]);
  });

  it('restarts a killed server with its data while its backends are still running', async () => {
    const before = await sandbox.start('db', true);
    await queryAnswer(before.url(), 'create table kept as select 42 as answer');
    const busy = new Client({ connectionString: before.url() });
    busy.on('error', () => undefined);
    await busy.connect();
    const sleeping = busy.query('select pg_sleep(600)').catch(() => undefined);
    process.kill(await serverPid(), 'SIGKILL');
    const after = await sandbox.start('db', true);
    expect(after.adopted).toBe(false);
    expect(await queryAnswer(after.url(), 'select answer from kept')).toBe(42);
    await sleeping;
  });

  it('ignores a pid file that names another running process', async () => {
    await (await sandbox.start()).stop();
    const data = join(sandbox.folder, 'db/cluster/data');
    const { uid, gid } = await stat(data);
    const otherProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { uid, gid, cwd: '/', stdio: 'ignore' });
    sandbox.killAtEnd(otherProcess);
    await once(otherProcess, 'spawn');
    await writeFile(join(data, 'postmaster.pid'), `${otherProcess.pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n`);
    expect((await sandbox.start()).adopted).toBe(false);
    expect(otherProcess.exitCode).toBeNull();
  });
});

async function serverPid(): Promise<number> {
  return Number((await readFile(join(sandbox.folder, 'db/cluster/data/postmaster.pid'), 'utf8')).split('\n')[0]);
}
