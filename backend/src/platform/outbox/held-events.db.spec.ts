import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import { query } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { Outbox } from './outbox.js';
import { LEASE_EVENTS, OUTBOX_STATE } from './outbox.queries.js';

let shop: TestShop;
let worker: INestApplicationContext | undefined;
let listener: Client;
let heard: string[] = [];

beforeAll(async () => {
  shop = await openShop();
  listener = new Client({ connectionString: shop.config.DATABASE_URL });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen shop_changes');
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await query(shop.db, 'delete from outbox');
});
afterAll(async () => {
  await listener.end();
  await shop.close();
});

const add = (name: string): Promise<void> =>
  inTransaction(shop.db, (tx) => shop.app.get(Outbox).add(tx, 'file.stored', { name }, randomUUID()));
const hold = (name: string): Promise<void> =>
  inTransaction(shop.db, (tx) =>
    shop.app.get(Outbox).hold(tx, { topic: 'file.stored', payload: { name }, dedupeKey: name, seconds: 600 }),
  );
const withdraw = (name: string): Promise<boolean> => inTransaction(shop.db, (tx) => shop.app.get(Outbox).withdraw(tx, name));
const lease = async (): Promise<unknown[]> =>
  (await LEASE_EVENTS.rows(shop.db, ['file.stored'], 30, 10)).map(({ payload }) => payload['name']);
const doneOf = async (name: string): Promise<boolean | undefined> => {
  const [event] = await query<{ done: boolean }>(
    shop.db,
    `select done_at is not null as done from outbox where payload ->> 'name' = $1`,
    [name],
  );
  return event?.done;
};
const state = () => OUTBOX_STATE.first(shop.db);
/** As if everything had happened ten minutes earlier. */
const letTimePass = (): Promise<unknown> =>
  query(
    shop.db,
    `update outbox set created_at = created_at - interval '10 minutes', available_at = available_at - interval '10 minutes',
      held_until = held_until - interval '10 minutes'`,
  );

describe('an event that is held', () => {
  it('is relayed after its time, and is neither late nor a sign of a killed process', async () => {
    await hold('held');
    worker = await openWorker(shop.config);
    await add('other');
    await eventually(() => doneOf('other'), Boolean);
    expect(await doneOf('held')).toBe(false);
    expect(await state()).toEqual({ waiting: 0, failing: 0, oldestWaitingSeconds: 0 });
    heard = [];
    await letTimePass();
    await eventually(() => doneOf('held'), Boolean);
    await listener.query('select 1');
    expect(heard).not.toContain('*');
  });

  it('counts as waiting from the end of its hold', async () => {
    await hold('waiting');
    await letTimePass();
    expect(await state()).toEqual({ waiting: 1, failing: 0, oldestWaitingSeconds: 0 });
  });

  it('can be withdrawn once, and added again', async () => {
    await hold('one');
    await add('two');
    expect(await shop.app.get(Outbox).heldSeconds(shop.db, 'one')).toBeGreaterThan(500);
    expect(await withdraw('one')).toBe(true);
    expect(await withdraw('one')).toBe(false);
    expect(await shop.app.get(Outbox).heldSeconds(shop.db, 'one')).toBeUndefined();
    await hold('one');
    expect(await shop.app.get(Outbox).heldSeconds(shop.db, 'one')).toBeGreaterThan(500);
    expect(await lease()).toEqual(['two']);
  });

  it('is relayed at once and cannot be withdrawn when it is released', async () => {
    await hold('one');
    await inTransaction(shop.db, (tx) => shop.app.get(Outbox).release(tx, ['one', 'unknown']));
    expect(await withdraw('one')).toBe(false);
    expect(await lease()).toEqual(['one']);
  });

  it('is skipped by relays while it is withdrawn, and is back when that fails', async () => {
    await hold('kept');
    await query(shop.db, 'update outbox set available_at = now()');
    const failing = inTransaction(shop.db, async (tx) => {
      expect(await shop.app.get(Outbox).withdraw(tx, 'kept')).toBe(true);
      expect(await lease()).toEqual([]);
      throw new Error('the undo failed');
    });
    await expect(failing).rejects.toThrow('the undo failed');
    expect(await lease()).toEqual(['kept']);
    expect(await withdraw('kept')).toBe(false);
  });
});
