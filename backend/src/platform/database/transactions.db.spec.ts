import type { DataSource } from 'typeorm';
import { createDataSource } from '#src/data-source.js';
import { openStatementLog } from '#test/support/database/statement-log.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { defineQuery } from './define-query.js';
import { query } from './sql.js';
import { inTransaction, lockName, pipelined, postgresCode, RetryTransaction, type Tx } from './transactions.js';

const addCounter = defineQuery<[name: string]>({
  name: 'spec.add-committed-counter',
  text: 'insert into counters (name, value) values ($1, 1)',
});
const incrementCounter = defineQuery<[name: string], { value: number }>({
  name: 'spec.increment-counter',
  text: 'update counters set value = value + 1 where name = $1 returning value',
  columns: { value: 'integer' },
});

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 4, 'spec').initialize();
});
afterEach(() => query(db, 'delete from counters'));
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const names = async (): Promise<string[]> =>
  (await query<{ name: string }>(db, 'select name from counters order by name')).map(({ name }) => name);

describe('pipelined statements', () => {
  it('share one round trip and run in the order of the calls', async () => {
    const log = openStatementLog();
    const results = await inTransaction(db, (tx) =>
      pipelined(
        lockName(tx, 'spec'),
        addCounter.execute(tx, 'a'),
        incrementCounter.first(tx, 'a'),
        incrementCounter.first(tx, 'a'),
      ),
    );
    log.close();
    expect(results).toEqual([undefined, 1, { value: 2 }, { value: 3 }]);
    // START TRANSACTION, the four statements, COMMIT
    expect([log.texts.length, log.roundTrips]).toEqual([6, 3]);
  });

  it('throw the error that failed first, not those of the statements that follow it', async () => {
    const failing = inTransaction(db, (tx) =>
      pipelined(
        incrementCounter.first(tx, 'none'),
        addCounter.execute(tx, 'twice'),
        addCounter.execute(tx, 'twice'),
        addCounter.execute(tx, 'b'),
      ),
    );
    expect(postgresCode(await failing.catch((error: unknown) => error))).toBe('23505');
    expect(await names()).toEqual([]);
  });

  it('throw the error of the first call that failed, however late its answer', async () => {
    const slow = async (tx: Tx): Promise<void> => {
      await incrementCounter.first(tx, 'none');
      await incrementCounter.first(tx, 'none');
      throw new Error('first of the list');
    };
    const fast = async (): Promise<never> => {
      throw new Error('first answer');
    };
    await expect(inTransaction(db, (tx) => pipelined(slow(tx), fast()))).rejects.toThrow('first of the list');
  });

  it('commit nothing that a slower part sends after the failure of another', async () => {
    const slow = async (tx: Tx): Promise<void> => {
      await incrementCounter.first(tx, 'none');
      await new Promise((resolve) => setImmediate(resolve));
      await addCounter.execute(tx, 'late');
    };
    const fail = async (): Promise<never> => {
      throw new Error('sold out');
    };
    await expect(inTransaction(db, (tx) => pipelined(slow(tx), fail()))).rejects.toThrow('sold out');
    expect(await names()).toEqual([]);
  });
});

describe('inTransaction', () => {
  it('repeats work that asks for it, and keeps only what the last attempt wrote', async () => {
    let attempts = 0;
    await inTransaction(db, async (tx) => {
      attempts += 1;
      await addCounter.execute(tx, `attempt-${attempts}`);
      if (attempts < 3) throw new RetryTransaction('again');
    });
    expect(await names()).toEqual(['attempt-3']);
  });

  it('repeats a transaction that Postgres ended because of a deadlock (threat 19)', async () => {
    await Promise.all(['a', 'b'].map((name) => addCounter.execute(db, name)));
    let attempts = 0;
    let locked = 0;
    let arrived = (): void => undefined;
    const both = new Promise<void>((resolve) => (arrived = resolve));
    const increment = (first: string, second: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        attempts += 1;
        await incrementCounter.rows(tx, first);
        locked += 1;
        if (locked === 2) arrived();
        await both;
        await incrementCounter.rows(tx, second);
      });
    await Promise.all([increment('a', 'b'), increment('b', 'a')]);
    // Four, if the repeated one takes its row again before the other one is woken.
    expect(attempts).toBeGreaterThan(2);
    expect(await query(db, 'select value from counters')).toEqual([{ value: 3 }, { value: 3 }]);
  });

  it('gives up after four attempts', async () => {
    let attempts = 0;
    const failing = inTransaction(db, () => {
      attempts += 1;
      throw new RetryTransaction('taken');
    });
    await expect(failing).rejects.toThrow('taken');
    expect(attempts).toBe(4);
  });
});
