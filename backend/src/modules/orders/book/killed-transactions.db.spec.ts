import { randomUUID } from 'node:crypto';
import { givenCardOrder, givenOrder, type PlacedOrder } from '#test/support/builders/placed-order.js';
import { syncRefunds } from '#test/support/builders/order-money.js';
import { asAdmin } from '#test/support/builders/users.js';
import { killAfterStatement } from '#test/support/database/killed-transaction.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  admin = await asAdmin(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const read = async (id: string) => (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;
const send = async (id: string, action: string, body: object): Promise<number> =>
  (await shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body)).status;
const pay = ({ id }: PlacedOrder): Promise<number> => send(id, 'payment', { reference: `ZL-${randomUUID()}` });
const givenPaid = async (): Promise<PlacedOrder> => {
  const order = await givenOrder(shop);
  expect(await pay(order)).toBe(200);
  return order;
};
const refundLine = async ({ id }: PlacedOrder): Promise<number> => {
  const lines = (await read(id)).refundableLines.map(({ itemId }: { itemId: string }) => ({ itemId, amount: '48.00' }));
  return send(id, 'refunds', { lines });
};
const report = async ({ id }: PlacedOrder, cents: number): Promise<number> =>
  syncRefunds(shop, id, cents).then(
    () => 200,
    () => 500,
  );
const givenRefunded = async (): Promise<PlacedOrder> => {
  const order = await givenCardOrder(shop);
  expect(await report(order, 2_000)).toBe(200);
  return order;
};

/** All that the change of an order writes. */
const moneyOf = async ({ id }: PlacedOrder): Promise<unknown> => {
  const [order] = await query(
    shop.db,
    `select status, payment_status as "paymentStatus", received_cents::int as received, refunded_cents::int as refunded,
       (select json_agg(status) from refunds where order_id = o.id) as refunds,
       (select json_agg(cents) from refunded_amount_changes where order_id = o.id) as changes,
       (select json_agg(json_build_array(cause, kind, cents) order by id) from order_postings where order_id = o.id) as postings,
       (select count(*)::int from order_events where order_id = o.id) as events,
       (select count(*)::int from outbox where payload ->> 'orderId' = o.id::text) as outbox
     from orders o where id = $1`,
    [id],
  );
  return order;
};

describe('a process that dies between any two statements leaves the order as it was or changed as a whole', () => {
  it.each<[string, () => Promise<PlacedOrder>, (order: PlacedOrder) => Promise<number>]>([
    ['a sale', () => givenOrder(shop), pay],
    ['a payment that is undone', givenPaid, async ({ id }) => send(id, 'undo', { version: (await read(id)).version })],
    ['a refund by line', givenPaid, refundLine],
    ['a refund at the provider', () => givenCardOrder(shop), (order) => report(order, 2_000)],
    ['a refund that failed at the bank', givenRefunded, (order) => report(order, 0)],
  ])('%s', async (_, given, change) => {
    const undisturbed = await given();
    const before = await moneyOf(undisturbed);
    expect(await change(undisturbed)).toBeLessThan(300);
    const after = await moneyOf(undisturbed);
    expect(after).not.toEqual(before);

    const found: unknown[] = [];
    for (let isKilled = true; isKilled;) {
      const order = await given();
      const killed = killAfterStatement(shop.db, found.length + 1);
      const status = await change(order);
      killed.close();
      isKilled = killed.wasKilled;
      if (!isKilled) break;
      const left = await moneyOf(order);
      // The answer to the commit is the only one after which the change is there.
      expect(status < 300 ? after : before).toEqual(left);
      if (status >= 300) expect(await change(order)).toBeLessThan(300);
      expect(await moneyOf(order)).toEqual(after);
      found.push(left);
    }
    // Begin, lock, read, write and commit, at least.
    expect(found.length).toBeGreaterThanOrEqual(5);
    expect(found.slice(0, -1)).toEqual(found.slice(1).map(() => before));
    expect(found.at(-1)).toEqual(after);
  });
});
