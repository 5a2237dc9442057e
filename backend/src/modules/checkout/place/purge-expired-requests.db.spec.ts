import { newSession } from '#test/support/builders/cart.js';
import { query } from '#platform/database/sql.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { PurgeExpiredRequests } from './purge-expired-requests.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('deletes saved responses after 7 days and reserved numbers after 30, and nothing newer', async () => {
  for (const days of [6.9, 7.1]) {
    await shop.db.query(
      `insert into idempotency_keys (session_id, key, request_hash, response, created_at) values ($1, $2, 'h', '{}', now() - interval '1 day' * $3::float8)`,
      [newSession(), String(days), days],
    );
  }
  for (const days of [29.9, 30.1]) {
    await shop.db.query(
      `insert into reserved_order_numbers (session_id, order_number, created_at) values ($1, $2, now() - interval '1 day' * $3::float8)`,
      [newSession(), `ORD-${days}`, days],
    );
  }

  expect(await shop.app.get(PurgeExpiredRequests).execute()).toEqual({ keys: 1, numbers: 1 });
  expect(await shop.app.get(PurgeExpiredRequests).execute()).toEqual({ keys: 0, numbers: 0 });

  expect(await query(shop.db, 'select key from idempotency_keys')).toEqual([{ key: '6.9' }]);
  expect(await query(shop.db, 'select order_number from reserved_order_numbers')).toEqual([{ order_number: 'ORD-29.9' }]);
});
