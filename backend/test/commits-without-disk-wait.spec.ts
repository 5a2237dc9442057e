import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { loadConfig } from '#src/config.js';
import { createDataSource } from '#src/data-source.js';
import { LEASE, MARK_SENT } from '#modules/mail/mail.queries.js';
import { query } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { createLogger } from '#platform/logging.js';
import { ADD_EVENT, MARK_EVENTS_DONE } from '#platform/outbox/outbox.queries.js';
import { openQueueBackend, type QueueRole } from '#platform/queue/queue-backend.js';
import { createTestDatabase, type TestDatabase } from './support/database/test-database.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 1, 'commit-mode').initialize();
  // The server of the specs never waits for the disk.
  await query(db, `do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`);
  await query(db, 'set synchronous_commit = on');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const commitMode = async (on: Tx | DataSource): Promise<string | undefined> =>
  (await query<{ mode: string }>(on, `select current_setting('synchronous_commit') as mode`))[0]?.mode;

async function leaseMail(tx: Tx): Promise<string> {
  const lease = await LEASE.first(tx, 'order-received', randomUUID(), 60);
  return lease?.id ?? '';
}

async function addEvent(): Promise<string> {
  const key = randomUUID();
  await ADD_EVENT.execute(db.manager, 'file.stored', { name: key }, key, null);
  return (await query<{ id: string }>(db, 'select id from outbox where dedupe_key = $1', [key]))[0]?.id ?? '';
}

describe('what only repeats work when a crash takes it back commits without waiting for the disk', () => {
  it.each<[string, () => Promise<(tx: Tx) => Promise<unknown>>]>([
    ['the lease of an email', () => Promise.resolve(leaseMail)],
    [
      'the mark of a sent email',
      async () => {
        const id = await inTransaction(db, leaseMail);
        return (tx) => MARK_SENT.execute(tx, id);
      },
    ],
    [
      'the mark of relayed events',
      async () => {
        const id = await addEvent();
        return (tx) => MARK_EVENTS_DONE.execute(tx, [id]);
      },
    ],
  ])('%s, and the next transaction of its connection waits again', async (_, given) => {
    const execute = await given();
    const modes = await inTransaction(db, async (tx) => [await commitMode(tx), await execute(tx), await commitMode(tx)]);
    expect(modes).toEqual(['on', expect.anything(), 'off']);
    expect(await commitMode(db)).toBe('on');
  });

  it.each<[QueueRole, string]>([
    ['worker', 'off'],
    ['producer', 'on'],
  ])('the queue of a %s: synchronous_commit is %s', async (role, mode) => {
    const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: database.url });
    const backend = openQueueBackend(config, role, createLogger('silent'));
    const { rows } = await (backend.connection as Pool).query(`select current_setting('synchronous_commit') as mode`);
    expect(rows).toEqual([{ mode }]);
    await backend.close();
  });
});
