import { CheckoutCart } from '#modules/cart/index.js';
import { CreateOrder, OrderQueries } from '#modules/orders/index.js';
import { ShopSettings } from '#modules/settings/index.js';
import { TableChangeNotifier } from '#platform/database/table-change-notifier.js';
import { inTransaction } from '#platform/database/transactions.js';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { endWaitingConnections, statementWaits } from '#test/support/database/lock-waits.js';
import { countEverything, expectInvariants } from '#test/support/invariants.js';
import { countByStatus, countOrderInserts, givenOrders, placeAll, placeOrder } from '#test/support/order-groups.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { SessionPayments } from '../settle/session-payments.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { PlaceManualOrder } from './place-manual-order.js';
import { SessionStates } from './session-states.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The same service with waiting orders of its own, as in a second API process. */
function openOtherProcess({ app, db }: TestShop): PlaceManualOrder {
  return new PlaceManualOrder(
    db,
    app.get(CheckoutCart),
    app.get(SessionStates),
    app.get(CreateOrder),
    app.get(OrderQueries),
    app.get(IdempotencyKeys),
    app.get(SessionPayments),
    app.get(ShopSettings),
    app.get(TableChangeNotifier),
  );
}

describe('orders that share a transaction', () => {
  it('sell the last pieces to as many as there are pieces (threat 17)', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 5 });
    const carts = Array.from({ length: 30 }, () => [{ product, quantity: 1 }]);
    const results = await placeAll(shop, await givenOrders(shop, ...carts));
    expect(countByStatus(results)).toEqual({ 201: 5, 409: 25 });
    expect(await stockOf(shop.db, product.id)).toBe(0);
    await expectInvariants(shop.db);
  });

  it('never wait for each other in a circle, in whatever order two API processes place them (threat 19)', async () => {
    const otherProcess = openOtherProcess(shop);
    const products = await Promise.all(Array.from({ length: 8 }, () => givenProduct(shop.db, { stockQuantity: 500 })));
    const rounds = 10;
    const placeRound = async (round: number) => {
      const carts = products.map((product, n) =>
        [product, products[(n + 1 + (round % 7)) % 8] ?? product].map((one) => ({ product: one, quantity: 1 })),
      );
      const orders = await givenOrders(shop, ...carts, ...carts.map((cart) => cart.toReversed()));
      await Promise.all([
        ...orders.slice(0, 8).map((order) => placeOrder(shop, order)),
        ...orders.slice(8).map((order) => placeOrder(shop, order, otherProcess)),
      ]);
    };
    const inserts = await countOrderInserts(async () => {
      for (let round = 0; round < rounds; round++) await placeRound(round);
    });
    // A deadlock would repeat one of them.
    expect(inserts).toBe(2 * rounds);
    for (const { id } of products) expect(await stockOf(shop.db, id)).toBe(500 - 4 * rounds);
    await expectInvariants(shop.db);
  });

  it('are not placed a second time when the connection is lost', async () => {
    const [locked, free] = [await givenProduct(shop.db), await givenProduct(shop.db)];
    const orders = await givenOrders(shop, [{ product: locked, quantity: 1 }], [{ product: free, quantity: 1 }]);
    const before = await countEverything(shop.db);
    let results: PromiseSettledResult<unknown>[] = [];
    const inserts = await countOrderInserts(() =>
      inTransaction(shop.db, async (tx) => {
        await tx.query('select from products where id = $1 for update', [locked.id]);
        const answers = placeAll(shop, orders);
        expect(await statementWaits(shop.db)).toBe(true);
        await endWaitingConnections(shop.db);
        results = await answers;
      }),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(inserts).toBe(1);
    expect(await countEverything(shop.db)).toEqual(before);
  });

  it('are limited as if each had come alone (threats 34 and 75)', async () => {
    const limited = await openShop({ RATE_LIMITS: 'on' });
    try {
      const product = await givenProduct(limited.db, { stockQuantity: 50 });
      const orders = await givenOrders(limited, ...Array.from({ length: 10 }, () => [{ product, quantity: 1 }]));
      const shopper = (n: number) =>
        n < 5
          ? { address: '203.0.113.1', over: { customerEmail: `buyer${n}@example.com` } }
          : { address: `198.51.100.${n}`, over: { customerEmail: `same+${n}@example.com` } };
      const results = await placeAll(
        limited,
        orders.map((order, n) => ({ ...order, ...shopper(n) })),
      );
      expect(countByStatus(results.slice(0, 5))).toEqual({ 201: 3, 409: 2 });
      expect(countByStatus(results.slice(5))).toEqual({ 201: 3, 409: 2 });
      expect(await stockOf(limited.db, product.id)).toBe(44);
    } finally {
      await limited.close();
    }
  });
});
