import { cartOf } from '#test/support/builders/cart.js';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart, givenCarts, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';
import { whenNotBusy } from '#test/support/when-not-busy.js';

const ROUNDS = byTier(5, 20);

let shop: TestShop;
beforeAll(async () => {
  // A connection for each of 50 buyers: on a busy machine the wait for one would otherwise end in 503.
  shop = await openShop({ DATABASE_POOL: '60' });
});
afterAll(() => shop.close());

interface Answer {
  status: number;
  body: { id: string; orderNumber: string; code?: string; message?: string };
}

async function order(sessionId: string, lines: readonly OrderLine[], headers: Record<string, string> = {}): Promise<Answer> {
  const send = () => shop.http().post('/api/orders').set(headers).send(orderBody(sessionId, lines));
  const { status, body } = await whenNotBusy(send);
  return { status, body: body as Answer['body'] };
}

const statuses = (answers: readonly Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('races for stock', () => {
  it(`sells the last 5 units to exactly 5 of 50 buyers, ${ROUNDS} times out of ${ROUNDS} (threat 17)`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const product = await givenProduct(shop.db, { name: 'Last Hoodie', stockQuantity: 5 });
      const line = { product, quantity: 1 };
      const sessions = await givenCarts(
        shop.db,
        Array.from({ length: 50 }, () => [line]),
      );

      const answers = await Promise.all(sessions.map((sessionId) => order(sessionId, [line])));

      expect(statuses(answers)).toEqual({ 201: 5, 409: 45 });
      expect(await stockOf(shop.db, product.id)).toBe(0);
      expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.message)).toEqual(
        Array(45).fill('Last Hoodie is sold out'),
      );
    }
    await expectInvariants(shop.db);
  }, 120_000);

  it('orders 400 carts of five lines in clashing order without a deadlock (threat 19)', async () => {
    const products = await Promise.all(Array.from({ length: 8 }, () => givenProduct(shop.db, { stockQuantity: 200 })));
    const before = await countUnits(shop.db);
    const carts = Array.from({ length: 400 }, (_, n) =>
      Array.from({ length: 5 }, (__, i) => ({
        product: products[(n * 3 + i * (n % 2 ? 1 : 7)) % 8] ?? products[0]!,
        quantity: 1,
      })),
    );
    const sessions = await givenCarts(shop.db, carts);

    const answers: Answer[] = [];
    for (let start = 0; start < carts.length; start += 50) {
      const batch = sessions.slice(start, start + 50).map((sessionId, i) => order(sessionId, carts[start + i] ?? []));
      answers.push(...(await Promise.all(batch)));
    }

    const counts = statuses(answers);
    expect(Object.keys(counts).toSorted()).toEqual(['201', '409']);
    const left = await Promise.all(products.map(({ id }) => stockOf(shop.db, id)));
    expect(left.reduce((sum, stock) => sum + stock, 0)).toBe(8 * 200 - 5 * (counts[201] ?? 0));
    await expectInvariants(shop.db, before);
  }, 120_000);

  it('takes all lines or none: a sold-out last line changes neither the stock of the first one nor the cart', async () => {
    const plenty = await givenProduct(shop.db, { stockQuantity: 9 });
    const gone = await givenProduct(shop.db, { name: 'Gone Cap', stockQuantity: 3 });
    const lines = [
      { product: plenty, quantity: 2 },
      { product: gone, quantity: 3 },
    ];
    const sessionId = await givenCart(shop.db, lines);
    await shop.db.query('update products set stock_quantity = 1 where id = $1', [gone.id]);

    const answer = await order(sessionId, lines);

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', message: 'Only 1 of Gone Cap left in stock', stockQuantity: 1, productId: gone.id },
    });
    expect(await stockOf(shop.db, plenty.id)).toBe(9);
    expect(await cartOf(shop.db, sessionId)).toHaveLength(2);
  });
});

describe('the same order sent again (threats 20 and 21)', () => {
  it.each([
    ['3 times', 3, false],
    ['20 times', 20, false],
    ['3 times with one Idempotency-Key', 3, true],
    ['20 times with one Idempotency-Key', 20, true],
  ])('%s at once is one order', async (_, times, keyed) => {
    const product = await givenProduct(shop.db, { stockQuantity: 50 });
    const line = { product, quantity: 2 };
    const sessionId = await givenCart(shop.db, [line]);
    const headers: Record<string, string> = keyed ? { 'idempotency-key': `key-${times}` } : {};

    const answers = await Promise.all(Array.from({ length: times }, () => order(sessionId, [line], headers)));

    expect(statuses(answers)).toEqual({ 201: times });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stockOf(shop.db, product.id)).toBe(48);
    await expectInvariants(shop.db);
  });

  it('keeps what the shopper adds to the cart at the same time', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 500 });
    const line = { product, quantity: 1 };
    const before = await countUnits(shop.db);
    for (let round = 0; round < 10; round++) {
      const sessionId = await givenCart(shop.db, [line]);
      const [placed] = await Promise.all([
        order(sessionId, [line]),
        shop.http().post('/api/cart').send({ productId: product.id, quantity: 1, sessionId }).expect(201),
      ]);
      const [left] = await cartOf(shop.db, sessionId);
      // The addition is either first, and the order is rejected, or second, and starts the next cart.
      expect({ status: placed.status, left: left?.quantity }).toEqual(
        placed.status === 201 ? { status: 201, left: 1 } : { status: 409, left: 2 },
      );
    }
    await expectInvariants(shop.db, before);
  });
});
