import { randomUUID } from 'node:crypto';
import { IdempotentRequests } from '#platform/idempotency/idempotent-requests.js';
import { OneIdempotency1795778100000 } from '#src/migrations/1795778100000-one-idempotency.js';
import { newSession } from '../support/builders/cart.js';
import { asAdmin } from '../support/builders/users.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The row of an admin's request, in the table and with the columns of the release before. */
const MOVE_TO_OLD_TABLE = `insert into admin_idempotency_keys (admin_id, key, request_hash, state, response, created_at)
  select session_id::uuid, key, request_hash, state, response #>> '{}', created_at from idempotency_keys where key = $1`;

it('an admin who repeats a request after the update gets the response of before', async () => {
  const admin = await asAdmin(shop);
  const key = randomUUID();
  const create = () =>
    shop
      .http()
      .post('/api/admin/artists')
      .set({ ...admin, 'Idempotency-Key': key })
      .send({ name: 'Noor', location: 'Fresno', story: 'Draws rivers.' });
  const first = await create().expect(201);
  await shop.db.query(MOVE_TO_OLD_TABLE, [key]);
  const migration = new OneIdempotency1795778100000();
  const runner = shop.db.createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  expect((await create().expect(201)).body).toEqual(first.body);
});

it('an order that the release before places meanwhile answers its repetition', async () => {
  const requests = shop.app.get(IdempotentRequests);
  const keyed = { owner: newSession(), key: randomUUID(), requestHash: 'h', hours: 1, reusedMessage: '' };
  const order = { id: randomUUID(), orderNumber: 'ORD-23456789' };
  const insert = 'insert into idempotency_keys (session_id, key, request_hash, response) values ($1, $2, $3, $4)';
  await shop.db.query(insert, [keyed.owner, keyed.key, keyed.requestHash, order]);
  expect(await requests.find(shop.db.manager, keyed)).toEqual(order);
  expect(await requests.purgeExpired()).toBe(0);
});
