import { randomUUID } from 'node:crypto';
import { newSession } from '#test/support/builders/cart.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { createDataSource } from '#src/data-source.js';
import type { DataSource } from 'typeorm';
import { inTransaction } from '../database/transactions.js';
import { query } from '../database/sql.js';
import { type KeyedRequest, IdempotentRequests } from './idempotent-requests.js';

let database: TestDatabase;
let db: DataSource;
let requests: IdempotentRequests;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 4, 'idempotency').initialize();
  requests = new IdempotentRequests(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const request = (over: Partial<KeyedRequest> = {}): KeyedRequest => ({
  owner: newSession(),
  key: randomUUID(),
  requestHash: 'h',
  hours: 1,
  reusedMessage: 'used for something else',
  ...over,
});
const save = (keyed: KeyedRequest, answer: string): Promise<string> => requests.save(db.manager, keyed, answer);
const find = (keyed: KeyedRequest): Promise<unknown> => requests.find(db.manager, keyed);
const expire = (owner: string): Promise<unknown> =>
  db.query('update idempotency_keys set expires_at = now() where session_id = $1', [owner]);

describe('a response that is saved in the transaction of a change', () => {
  it('is found for the same request only', async () => {
    const keyed = request();
    expect(await find(keyed)).toBeUndefined();
    await inTransaction(db, (tx) => requests.save(tx, keyed, { id: 'first' }));
    expect(await find(keyed)).toEqual({ id: 'first' });
    expect(await find({ ...keyed, owner: newSession() })).toBeUndefined();
    expect(await find({ ...keyed, key: randomUUID() })).toBeUndefined();
    await expect(find({ ...keyed, requestHash: 'other' })).rejects.toMatchObject({
      status: 422,
      message: 'used for something else',
      details: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('is gone with a transaction that fails', async () => {
    const keyed = request();
    const failing = inTransaction(db, async (tx) => {
      await requests.save(tx, keyed, 'lost');
      throw new Error('sold out');
    });
    await expect(failing).rejects.toThrow('sold out');
    expect(await find(keyed)).toBeUndefined();
  });

  it('is the first one of a key, also of several at once', async () => {
    const keyed = request();
    const answers = await Promise.all(['one', 'two', 'three'].map((answer) => save(keyed, answer)));
    expect(new Set(answers)).toEqual(new Set([await find(keyed)]));
    await expect(save({ ...keyed, requestHash: 'other' }, 'four')).rejects.toMatchObject({ status: 422 });
  });

  it('of an expired key makes room for the next', async () => {
    const keyed = request();
    await save(keyed, 'old');
    await expire(keyed.owner);
    expect(await find(keyed)).toBeUndefined();
    expect(await save({ ...keyed, requestHash: 'other' }, 'new')).toBe('new');
  });
});

describe('a request that is handled once', () => {
  it('answers a request in a transaction under the same key, and the other way round', async () => {
    const [once, saved] = [request(), request()];
    expect(await requests.once(once, () => Promise.resolve('handled'))).toBe('handled');
    expect(await find(once)).toBe('handled');
    await save(saved, 'saved');
    expect(await requests.once(saved, () => Promise.reject(new Error('handled twice')))).toBe('saved');
  });

  it('is not handled again after an error that leaves open whether it was saved', async () => {
    const keyed = request({ owner: randomUUID() });
    const lost = new Error('Connection terminated');
    await expect(requests.once(keyed, () => Promise.reject(lost))).rejects.toBe(lost);
    const handle = jest.fn();
    await expect(requests.once(keyed, handle)).rejects.toMatchObject({ status: 409, details: { code: 'OUTCOME_UNKNOWN' } });
    expect(handle).not.toHaveBeenCalled();
  });

  it('gives every waiting request of an expired key one answer', async () => {
    const keyed = request();
    await save(keyed, 'old');
    await expire(keyed.owner);
    const answers = await Promise.all(['a', 'b', 'c'].map((answer) => requests.once(keyed, () => Promise.resolve(answer))));
    expect(new Set(answers).size).toBe(1);
    expect(answers).not.toContain('old');
  });
});

it('keys are purged when they expire, whoever has sent them', async () => {
  await db.query('delete from idempotency_keys');
  const [kept, expired] = [request({ owner: randomUUID(), hours: 24 }), request({ hours: 7 * 24 })];
  for (const keyed of [kept, expired, { ...expired, owner: randomUUID() }]) await save(keyed, 'answer');
  const hours = `select (extract(epoch from expires_at - created_at) / 3600)::int as hours from idempotency_keys order by hours`;
  expect(await query(db, hours)).toEqual([{ hours: 24 }, { hours: 168 }, { hours: 168 }]);
  expect(await requests.purgeExpired()).toBe(0);
  await db.query(`update idempotency_keys set expires_at = now() where key = $1`, [expired.key]);
  expect(await requests.purgeExpired()).toBe(2);
  expect(await find(kept)).toBe('answer');
});
