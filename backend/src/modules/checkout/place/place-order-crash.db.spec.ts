import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { countEverything, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.query(`create function fail_here() returns trigger language plpgsql as $$
    begin raise exception 'the power went out' using detail = 'near ' || coalesce(new::text, old::text); end $$`);
});
afterAll(() => shop.close());

const STEPS = [
  ['emptying the cart', 'cart_items', 'before delete on cart_items for each row'],
  ['consuming the number', 'reserved_order_numbers', 'before delete on reserved_order_numbers for each row'],
  ['writing the order', 'orders', 'after insert on orders for each row'],
  ['writing the items', 'order_items', 'after insert on order_items for each row'],
  ['telling of it', 'outbox', 'after insert on outbox for each row'],
  ['taking the stock', 'products', 'after update on products for each row'],
  ['keeping the answer, the last statement', 'idempotency_keys', 'after insert on idempotency_keys for each row'],
  ['the commit itself', 'orders', 'constraint'],
] as const;

describe('a failure while an order is placed changes nothing', () => {
  it.each(STEPS)('at %s', async (_, table, when) => {
    const product = await givenProduct(shop.db);
    const other = await givenProduct(shop.db);
    const lines = [
      { product, quantity: 2 },
      { product: other, quantity: 1 },
    ];
    const sessionId = await givenCart(shop.db, lines);
    await shop.http().post('/api/order-numbers').send({ sessionId }).expect(201);
    const before = await countEverything(shop.db);
    const trigger =
      when === 'constraint'
        ? `create constraint trigger fails after insert on ${table} deferrable initially deferred for each row`
        : `create trigger fails ${when}`;
    await shop.db.query(`${trigger} execute function fail_here()`);
    const post = () =>
      shop
        .http()
        .post('/api/orders')
        .set('Idempotency-Key', 'crash')
        .send(orderBody(sessionId, lines, { customerName: 'Canary Cranston' }));

    const failed = await post().expect(500);

    await shop.db.query(`drop trigger fails on ${table}`);
    expect(failed.body).toEqual({ statusCode: 500, message: 'Something went wrong on our side', requestId: expect.any(String) });
    expect(await countEverything(shop.db)).toEqual(before);
    await post().expect(201);
    await expectInvariants(shop.db);
  });

  it('and the log names the statement without personal data', () => {
    expect(shop.log()).toContain('the power went out');
    expect(shop.log()).toContain('insert into orders');
    for (const data of ['Canary Cranston', 'ada.moore@', 'Canal Street', '555 0199', 'session-'])
      expect(shop.log().includes(data)).toBe(false);
  });
});
