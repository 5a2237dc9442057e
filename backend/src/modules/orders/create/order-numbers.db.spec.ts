import { query } from '#platform/database/sql.js';
import { newSession } from '#test/support/builders/cart.js';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { OrderNumbers } from './order-numbers.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const reserve = async (sessionId: string): Promise<string> =>
  (await shop.http().post('/api/order-numbers').send({ sessionId }).expect(201)).body.orderNumber;

describe('a reserved order number', () => {
  it('is the same for a session, also for 20 concurrent requests, and differs between sessions', async () => {
    const sessionId = newSession();
    const numbers = await Promise.all(Array.from({ length: 20 }, () => reserve(sessionId)));
    expect(new Set(numbers)).toEqual(new Set([await reserve(sessionId)]));
    expect(await reserve(newSession())).not.toBe(numbers[0]);
  });

  it('is used by the session’s order and then replaced', async () => {
    const product = await givenProduct(shop.db);
    const line = { product, quantity: 1 };
    const sessionId = await givenCart(shop.db, [line]);
    const number = await reserve(sessionId);
    const { body } = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(sessionId, [line]))
      .expect(201);
    expect(body.orderNumber).toBe(number);
    expect(await reserve(sessionId)).not.toBe(number);
  });

  it('is never that of another session or order, even when the generator repeats itself', async () => {
    const product = await givenProduct(shop.db);
    const line = { product, quantity: 1 };
    const buyer = await givenCart(shop.db, [line]);
    const ordered = await reserve(buyer);
    await shop
      .http()
      .post('/api/orders')
      .send(orderBody(buyer, [line]))
      .expect(201);
    const reserved = await reserve(newSession());
    const numbers = new OrderNumbers(shop.db);
    const dice = [ordered, reserved, ordered, 'ORD-FREE2345'];
    numbers.generate = () => dice.shift() ?? 'ORD-NEVER222';

    expect(await numbers.reserve(newSession())).toBe('ORD-FREE2345');
    expect(dice).toEqual([]);
  });

  it('is drawn again for an order when it belongs to another order or to a reservation', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 5 });
    const line = { product, quantity: 1 };
    const post = async () => {
      const sessionId = await givenCart(shop.db, [line]);
      return shop
        .http()
        .post('/api/orders')
        .send(orderBody(sessionId, [line]));
    };
    const numbers = shop.app.get(OrderNumbers);
    const ordered = (await post()).body.orderNumber as string;
    const dice = [ordered, await reserve(newSession()), 'ORD-FREE3456'];
    const original = numbers.generate;
    numbers.generate = () => dice.shift() ?? 'ORD-NEVER333';
    expect((await post()).body.orderNumber).toBe('ORD-FREE3456');

    numbers.generate = () => ordered;
    expect((await post()).status).toBe(500);
    numbers.generate = original;
    expect(await stockOf(shop.db, product.id)).toBe(3);
    await expectInvariants(shop.db);
  });

  it.each([undefined, '', 'session-1', 7, ['session-1234567890123456'], { $ne: 1 }])(
    'is refused with 400 to the session %j',
    async (sessionId) => {
      await shop.http().post('/api/order-numbers').send({ sessionId }).expect(400);
    },
  );

  it('is free again after 30 days, and no sooner', async () => {
    const insert = `insert into reserved_order_numbers (session_id, order_number, created_at)
      values ($1, $2, now() - interval '1 day' * $3::float8)`;
    for (const days of [29.9, 30.1]) await shop.db.query(insert, [newSession(), `ORD-${days}`, days]);
    const numbers = shop.app.get(OrderNumbers);
    expect(await numbers.purgeExpired()).toBe(1);
    expect(await numbers.purgeExpired()).toBe(0);
    const left = `select order_number from reserved_order_numbers where order_number in ('ORD-29.9', 'ORD-30.1')`;
    expect(await query(shop.db, left)).toEqual([{ order_number: 'ORD-29.9' }]);
  });
});
