import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { createDataSource } from '#src/data-source.js';
import { eventually } from '#test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { toWire } from '../http/error-filter.js';
import { defineQuery } from './define-query.js';
import { inTransaction, postgresCode } from './transactions.js';

interface Counter {
  name: string;
  value: number;
}

const counters = defineQuery<[prefix: string], Counter>({
  name: 'spec.counters',
  text: `select name, value from counters where name like $1 || '%' order by name`,
  columns: { name: 'text', value: 'integer' },
});
const addCounter = defineQuery<[name: string, value: number]>({
  name: 'spec.add-counter',
  text: 'insert into counters (name, value) values ($1, $2)',
});
const amounts = defineQuery<[], { cents: number | null; missing: number | null; text: string }>({
  name: 'spec.amounts',
  text: 'select 9007199254740991::bigint as cents, null::bigint as missing, 12::text as text',
  columns: { cents: 'cents', missing: 'cents', text: 'text' },
});
const anyValue = defineQuery<[], { value: number | string }>({
  name: 'spec.any-value',
  text: 'select value from changing',
  columns: { value: 'integer' },
});
const terminateSelf = defineQuery<[], { ended: boolean }>({
  name: 'spec.terminate-self',
  text: 'select pg_terminate_backend(pg_backend_pid()) as ended',
  columns: { ended: 'boolean' },
});

let database: TestDatabase;
let db: DataSource;

/** Each data source has one connection, so that every statement runs on it. */
const open = (preparedStatements?: boolean): Promise<DataSource> =>
  createDataSource(database.url, 1, 'spec', preparedStatements).initialize();
const prepared = (on: DataSource | EntityManager = db): Promise<{ name: string }[]> =>
  on.query(`select name from pg_prepared_statements where name like 'spec.%' order by name`);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  db = await open();
});
afterEach(() => db.destroy());

describe('a defined query', () => {
  it('reads cents as numbers', async () => {
    expect(await amounts.first(db)).toEqual({ cents: 9_007_199_254_740_991, missing: null, text: '12' });
    const columns = { cents: 'cents', id: 'bigint' } as const;
    expect(() => defineQuery<[], { cents: number; id: string }>({ name: 'spec.both', text: 'select', columns })).toThrow(
      'as text',
    );
  });

  it('is prepared once per connection, whether inside or outside a transaction', async () => {
    expect(await addCounter.execute(db, 'once-a', 1)).toBe(1);
    expect(await counters.rows(db, 'once')).toEqual([{ name: 'once-a', value: 1 }]);
    await inTransaction(db, async (tx) => {
      await addCounter.execute(tx, 'once-b', 2);
      expect(await counters.first(tx, 'once-b')).toEqual({ name: 'once-b', value: 2 });
      expect(await prepared(tx)).toEqual([{ name: 'spec.add-counter' }, { name: 'spec.counters' }]);
    });
    expect(await counters.rows(db.manager, 'once')).toHaveLength(2);
    const [used]: { n: number }[] = await db.query(
      `select (generic_plans + custom_plans)::int as n from pg_prepared_statements where name = 'spec.counters'`,
    );
    expect(used?.n).toBe(3);
  });

  it('joins the transaction: a rollback takes its writes back', async () => {
    const failing = inTransaction(db, async (tx) => {
      await addCounter.execute(tx, 'rolled-back', 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await counters.first(db, 'rolled-back')).toBeUndefined();
  });

  it('fails like any other query, and the connection remains usable', async () => {
    await addCounter.execute(db, 'twice', 1);
    const failure: unknown = await addCounter.execute(db, 'twice', 1).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(QueryFailedError);
    expect(postgresCode(failure)).toBe('23505');
    expect(await prepared()).toEqual([{ name: 'spec.add-counter' }]);
  });

  it('is not prepared when the setting is off', async () => {
    const off = await open(false);
    try {
      expect(await counters.rows(off, 'nothing')).toEqual([]);
      await inTransaction(off, (tx) => counters.rows(tx, 'nothing'));
      expect(await prepared(off)).toEqual([]);
    } finally {
      await off.destroy();
    }
  });

  it.each([
    ['outside a transaction', (work: (on: DataSource | EntityManager) => Promise<unknown>) => work(db)],
    ['inside one', (work: (on: DataSource | EntityManager) => Promise<unknown>) => inTransaction(db, work)],
  ])('survives a migration that changes the type of its result, %s', async (_where, run) => {
    await db.query('drop table if exists changing');
    await db.query('create table changing as select 1 as value');
    expect(await run((on) => anyValue.first(on))).toEqual({ value: 1 });
    await db.query('alter table changing alter column value type text');
    expect(await run((on) => anyValue.first(on))).toEqual({ value: '1' });
    expect(await run((on) => anyValue.first(on))).toEqual({ value: '1' });
  });

  it.each([
    ['outside a transaction', () => terminateSelf.first(db)],
    [
      'inside one',
      () =>
        inTransaction(db, async (tx) => {
          await terminateSelf.first(tx).catch(() => undefined);
          return counters.rows(tx, 'nothing');
        }),
    ],
  ])('is answered with 503 when the connection is lost, %s; the pool then reconnects', async (_where, lose) => {
    const lost: unknown = await lose().catch((error: unknown) => error);
    expect(toWire(lost).status).toBe(503);
    const later = await eventually(
      () => counters.rows(db, 'nothing').catch((error: unknown) => error),
      (answer) => Array.isArray(answer),
    );
    expect(later).toEqual([]);
  });

  it('needs a name of its own that Postgres does not truncate', () => {
    expect(() => defineQuery({ name: 'spec.counters', text: 'select 1' })).toThrow('"spec.counters"');
    expect(() => defineQuery({ name: 'x'.repeat(64), text: 'select 1' })).toThrow('63');
  });
});
