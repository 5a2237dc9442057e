import { query } from '#platform/database/sql.js';
import { inTransaction, lockName } from '#platform/database/transactions.js';
import { asWorkOfRequest } from '#platform/tracing/work-context.js';
import { cartOf } from '#test/support/builders/cart.js';
import { givenProduct, givenSizedProduct, sizeOf, sizeStocksOf, stockOf } from '#test/support/builders/catalog.js';
import { statementWaits } from '#test/support/database/lock-waits.js';
import { expectInvariants } from '#test/support/invariants.js';
import { countOrderInserts, givenOrders, placeAll, placeOrder, statusesOf, type GivenOrder } from '#test/support/order-groups.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { sessionLock } from '../session-lock.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('orders that arrive in one turn of the event loop', () => {
  it('share a transaction, and each gets its own number, lines, stock and event', async () => {
    const [cap, tee] = [await givenProduct(shop.db, { stockQuantity: 20 }), await givenProduct(shop.db, { stockQuantity: 20 })];
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 });
    const sized = (label: string, quantity: number) => ({ product: hoodie, variant: sizeOf(hoodie, label), quantity });
    const orders = await givenOrders(
      shop,
      [{ product: cap, quantity: 1 }],
      [sized('M', 2), { product: tee, quantity: 3 }, sized('L', 1)],
      [{ product: tee, quantity: 2 }],
      [sized('M', 3)],
    );
    const { body } = await shop.http().post('/api/order-numbers').send({ sessionId: orders[2]?.sessionId }).expect(201);
    let placed: Awaited<ReturnType<typeof placeOrder>>[] = [];
    const inserts = await countOrderInserts(async () => {
      placed = await Promise.all(
        orders.map((order, n) => asWorkOfRequest(`request-${n}`, () => placeOrder(shop, { ...order, key: `k${n}` }))),
      );
    });

    expect(inserts).toBe(1);
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(4);
    expect(placed[2]?.orderNumber).toBe((body as { orderNumber: string }).orderNumber);
    expect(await stockOf(shop.db, cap.id)).toBe(19);
    expect(await stockOf(shop.db, tee.id)).toBe(15);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 0, L: 4, all: 4 });
    for (const [n, { id }] of placed.entries()) {
      const lines = await query<{ quantity: number }>(
        shop.db,
        `select quantity from order_items where order_id = '${id}' order by quantity`,
      );
      expect(lines.map(({ quantity }) => quantity)).toEqual(
        orders[n]?.lines.map(({ quantity }) => quantity).toSorted((one, other) => one - other),
      );
      const events = await query(shop.db, `select context from outbox where payload ->> 'orderId' = '${id}'`);
      expect(events).toEqual([{ context: { requestId: `request-${n}` } }]);
      expect(await cartOf(shop.db, orders[n]?.sessionId ?? '')).toEqual([]);
    }
    expect(await Promise.all(orders.map((order, n) => placeOrder(shop, { ...order, key: `k${n}` })))).toEqual(placed);
    await expectInvariants(shop.db);
  });

  it('do not fail because of one that is sold out: it changes nothing', async () => {
    const [plenty, few] = [await givenProduct(shop.db, { stockQuantity: 9 }), await givenProduct(shop.db, { stockQuantity: 1 })];
    const orders = await givenOrders(
      shop,
      [{ product: plenty, quantity: 1 }],
      [
        { product: plenty, quantity: 5 },
        { product: few, quantity: 2 },
      ],
      [{ product: plenty, quantity: 2 }],
    );
    const results = await placeAll(shop, orders);
    expect(statusesOf(results)).toEqual([201, 409, 201]);
    expect(results[1]).toMatchObject({
      reason: { details: { code: 'OUT_OF_STOCK', facts: { productId: few.id, stockQuantity: 1 } } },
    });
    expect(await stockOf(shop.db, plenty.id)).toBe(6);
    expect(await cartOf(shop.db, orders[1]?.sessionId ?? '')).toHaveLength(2);
    await expectInvariants(shop.db);
  });

  it('get their own answer: repeated, changed, empty, or with the key of another order', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 50 });
    const line = { product, quantity: 1 };
    const [plain, doubled, changed, empty, keyed] = (await givenOrders(shop, [line], [line], [line], [], [line])) as [
      GivenOrder,
      GivenOrder,
      GivenOrder,
      GivenOrder,
      GivenOrder,
    ];
    await placeOrder(shop, { ...keyed, key: 'used' });
    const results = await placeAll(shop, [
      plain,
      doubled,
      { ...doubled, key: 'second' },
      { ...changed, lines: [{ product, quantity: 2 }] },
      { ...empty, lines: [], over: { totalAmount: '0.00' } },
      { ...keyed, key: 'used', over: { customerName: 'Someone Else' } },
    ]);
    expect(statusesOf(results)).toEqual([201, 201, 201, 409, 400, 422]);
    expect(results[2]).toEqual(results[1]);
    expect(await stockOf(shop.db, product.id)).toBe(47);
    await expectInvariants(shop.db);
  });

  it('do not wait for a session whose order is being placed elsewhere', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 50 });
    const [busy, free] = (await givenOrders(shop, [{ product, quantity: 1 }], [{ product, quantity: 1 }])) as [
      GivenOrder,
      GivenOrder,
    ];
    let late: Promise<unknown> = Promise.resolve();
    await inTransaction(shop.db, async (tx) => {
      await lockName(tx, sessionLock(busy.sessionId));
      late = placeOrder(shop, busy);
      await expect(placeOrder(shop, free)).resolves.toBeDefined();
      expect(await statementWaits(shop.db)).toBe(true);
    });
    await expect(late).resolves.toBeDefined();
    expect(await stockOf(shop.db, product.id)).toBe(48);
  });

  it('do not wait for an earlier one that waits for its product', async () => {
    const [locked, product] = [await givenProduct(shop.db), await givenProduct(shop.db)];
    const [stuck, free] = (await givenOrders(shop, [{ product: locked, quantity: 1 }], [{ product, quantity: 1 }])) as [
      GivenOrder,
      GivenOrder,
    ];
    let late: Promise<unknown> = Promise.resolve();
    await inTransaction(shop.db, async (tx) => {
      await tx.query('select from products where id = $1 for update', [locked.id]);
      late = placeOrder(shop, stuck);
      expect(await statementWaits(shop.db)).toBe(true);
      await expect(placeOrder(shop, free)).resolves.toBeDefined();
    });
    await expect(late).resolves.toBeDefined();
  });

  it('are work of their own request, also when one of them has to be placed alone', async () => {
    const product = await givenProduct(shop.db);
    const [plain, paying] = (await givenOrders(shop, [{ product, quantity: 1 }], [{ product, quantity: 1 }])) as [
      GivenOrder,
      GivenOrder,
    ];
    await query(
      shop.db,
      `insert into checkouts (session_id, fingerprint, items, total_cents, customer, payment_method, payment_intent_id)
       values ($1, 'f', '[]', 4800, '{}', 'card', 'pi_unknown')`,
      [paying.sessionId],
    );
    await Promise.all([plain, paying].map((order, n) => asWorkOfRequest(`request-${n}`, () => placeOrder(shop, order))));
    const ended = await query(shop.db, `select context from outbox where payload ->> 'paymentIntentId' = 'pi_unknown'`);
    expect(ended).toEqual([{ context: { requestId: 'request-1' } }]);
  });
});
