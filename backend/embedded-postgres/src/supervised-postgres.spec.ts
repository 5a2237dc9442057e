import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually } from '../test/postgres-sandbox.js';
import { type SupervisedPostgres, supervisePostgres } from './supervised-postgres.js';

let folder: string;
let kept: SupervisedPostgres;
let said: string[];

beforeEach(async () => {
  // Open to all: as root, the server runs as another account.
  folder = await realpath(await mkdtemp(join(tmpdir(), 'kept-postgres-')));
  await chmod(folder, 0o755);
  said = [];
  kept = await supervisePostgres({ dataDir: join(folder, 'postgres'), durable: false }, (line) => said.push(line));
});

afterEach(async () => {
  await kept.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask<T>(statement: string): Promise<T | undefined> {
  const client = new Client({ connectionString: kept.url() });
  // The server may end under the connection, which is no fault of this test.
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

const killServer = (): boolean => process.kill(kept.pid(), 'SIGKILL');

const anotherThan = (before: number): Promise<number> =>
  eventually(
    () => Promise.resolve(kept.pid()),
    (pid) => pid !== before,
  );

it('starts a killed server again at the same address, with what was committed', async () => {
  await ask('create table kept as select 42 as answer');
  await ask('checkpoint');
  const address = kept.url();
  const before = kept.pid();
  killServer();
  await anotherThan(before);
  expect(await ask<number>('select answer from kept')).toBe(42);
  expect(kept.url()).toBe(address);
  expect(said).toEqual(['The database ended; starting it again']);
});

it('does so as often as it must, and leaves no server behind', async () => {
  for (let round = 0; round < 2; round += 1) {
    const before = kept.pid();
    killServer();
    await anotherThan(before);
    expect(await ask<number>('select 1 as answer')).toBe(1);
  }
  await kept.stop();
  expect(await ask('select 1 as answer')).toBeUndefined();
});

it('may be stopped while the server is coming back', async () => {
  killServer();
  await eventually(
    () => Promise.resolve(said.length),
    (lines) => lines === 1,
  );
  await kept.stop();
  expect(await ask('select 1 as answer')).toBeUndefined();
});
