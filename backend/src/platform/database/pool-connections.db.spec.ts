import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { createDataSource } from '#src/data-source.js';
import { statementWaits } from '#test/support/database/lock-waits.js';
import { eventually } from '#test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { toWire } from '../http/error-filter.js';
import { defineQuery } from './define-query.js';
import { onSharedConnection } from './pool-connections.js';
import { inTransaction, postgresCode } from './transactions.js';

const connectionOf = defineQuery<[], { pid: number }>({
  name: 'spec.shared-connection',
  text: 'select pg_backend_pid() as pid',
  columns: { pid: 'integer' },
  sharesConnection: true,
});
const divide = defineQuery<[divisor: number], { quotient: number }>({
  name: 'spec.shared-divide',
  text: 'select 60 / $1::int as quotient',
  columns: { quotient: 'integer' },
  sharesConnection: true,
});
const endConnection = defineQuery<[], { ended: boolean }>({
  name: 'spec.shared-end-connection',
  text: 'select pg_terminate_backend(pg_backend_pid()) as ended',
  columns: { ended: 'boolean' },
  sharesConnection: true,
});
const lockCounter = defineQuery<[], { name: string }>({
  name: 'spec.shared-lock',
  text: `select name from counters where name = 'shared' for update`,
  columns: { name: 'text' },
  sharesConnection: true,
});

let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  db = await createDataSource(database.url, 2, 'spec').initialize();
});
afterEach(() => db.destroy());

describe('statements that share connections', () => {
  it('are sent eight to a connection when they come in one turn of the event loop', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => connectionOf.first(db)));
    const [first, second] = [answers[0]?.pid, answers[9]?.pid];
    expect(answers.map((answer) => answer?.pid)).toEqual([...Array<unknown>(8).fill(first), second, second]);
    expect(second).not.toBe(first);
  });

  it('fail alone', async () => {
    const answers = await Promise.allSettled([divide.first(db, 2), divide.first(db, 0), divide.first(db, 3)]);
    expect(answers).toEqual([
      { status: 'fulfilled', value: { quotient: 30 } },
      { status: 'rejected', reason: expect.any(Error) },
      { status: 'fulfilled', value: { quotient: 20 } },
    ]);
    expect(postgresCode(answers[1].status === 'rejected' && answers[1].reason)).toBe('22012');
  });

  it('are answered in their order when one waits for a lock', async () => {
    await db.query(`insert into counters (name, value) values ('shared', 1)`);
    const order: string[] = [];
    let answers: Promise<unknown> | undefined;
    await inTransaction(db, async (tx) => {
      await lockCounter.first(tx);
      answers = Promise.all([
        divide.first(db, 4).then(() => order.push('before')),
        lockCounter.first(db).then(() => order.push('locked')),
        divide.first(db, 5).then(() => order.push('after')),
      ]);
      expect(await statementWaits(tx)).toBe(true);
      order.push('commit');
    });
    await answers;
    expect(order).toEqual(['before', 'commit', 'locked', 'after']);
  });

  it('are answered with 503 when the connection is lost; the pool then reconnects', async () => {
    const statuses = await Promise.all(
      [endConnection.first(db), divide.first(db, 6)].map((answer) => answer.catch((error: unknown) => toWire(error).status)),
    );
    expect(statuses).toEqual([503, 503]);
    const later = await eventually(
      () => divide.first(db, 10).catch((error: unknown) => error),
      (answer) => !(answer instanceof Error),
    );
    expect(later).toEqual({ quotient: 6 });
  });

  it('are all refused when the pool has no connection', async () => {
    const runners = [db.createQueryRunner(), db.createQueryRunner()];
    await Promise.all(runners.map((runner) => runner.connect()));
    const refused = await Promise.allSettled([divide.first(db, 2), divide.first(db, 3)]);
    expect(refused.map((answer) => answer.status === 'rejected' && toWire(answer.reason).status)).toEqual([503, 503]);
    await Promise.all(runners.map((runner) => runner.release()));
    expect(await divide.first(db, 2)).toEqual({ quotient: 30 });
  });

  it('belong to the trace of their own request', async () => {
    const request = new AsyncLocalStorage<string>();
    const pool = (db.driver as PostgresDriver).master as Pool;
    const send = (name: string) => request.run(name, () => onSharedConnection(pool, () => Promise.resolve(request.getStore())));
    expect(await Promise.all(['one', 'two'].map(send))).toEqual(['one', 'two']);
  });
});
