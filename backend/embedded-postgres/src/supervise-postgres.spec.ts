import { appendFile, chmod, mkdtemp, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually } from '../test/postgres-sandbox.js';
import { type SupervisedPostgres, supervisePostgres } from './supervise-postgres.js';

let folder: string;
let postgres: SupervisedPostgres;
let messages: string[];

beforeEach(async () => {
  // As root, the server runs as another account, which must be able to enter.
  folder = await realpath(await mkdtemp(join(tmpdir(), 'supervised-postgres-')));
  await chmod(folder, 0o755);
  messages = [];
  postgres = await supervisePostgres({ dataDir: join(folder, 'postgres'), durable: false }, (line) => messages.push(line));
});

afterEach(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function queryAnswer<T>(statement: string): Promise<T | undefined> {
  const client = new Client({ connectionString: postgres.url() });
  // The server may end while the connection is open.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<{ answer: T }>(statement)).rows[0]?.answer;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const killServer = (): boolean => process.kill(postgres.pid(), 'SIGKILL');

const nextPid = (before: number): Promise<number> =>
  eventually(
    () => Promise.resolve(postgres.pid()),
    (pid) => pid !== before,
  );

it('restarts a killed server at the same address, with the committed data', async () => {
  await queryAnswer('create table kept as select 42 as answer');
  await queryAnswer('checkpoint');
  const address = postgres.url();
  const before = postgres.pid();
  killServer();
  await nextPid(before);
  expect(await queryAnswer<number>('select answer from kept')).toBe(42);
  expect(postgres.url()).toBe(address);
  expect(messages).toEqual(['The database server exited; restarting it']);
});

it('restarts the server repeatedly and leaves no process behind', async () => {
  for (let round = 0; round < 2; round += 1) {
    const before = postgres.pid();
    killServer();
    await nextPid(before);
    expect(await queryAnswer<number>('select 1 as answer')).toBe(1);
  }
  await postgres.stop();
  expect(await queryAnswer('select 1 as answer')).toBeUndefined();
});

it('can be stopped during a restart', async () => {
  killServer();
  await eventually(
    () => Promise.resolve(messages.length),
    (lines) => lines === 1,
  );
  await postgres.stop();
  expect(await queryAnswer('select 1 as answer')).toBeUndefined();
});

it('rotates the log of a server that runs for months, and the server writes on', async () => {
  const log = join(folder, 'postgres', 'server.log');
  await appendFile(log, Buffer.alloc(11 * 1024 * 1024, 'x'));
  const size = await eventually(
    async () => (await stat(log)).size,
    (bytes) => bytes < 1024,
  );
  expect(size).toBeLessThan(1024);
  const old = await stat(`${log}.1`);
  expect([old.size > 11 * 1024 * 1024, (old.mode & 0o777).toString(8)]).toEqual([true, '600']);
  await queryAnswer('select no_such_column');
  expect(await readFile(log, 'utf8')).toContain('no_such_column');
});
