import { atOnce } from '#test/support/at-once.js';
import { givenSizedProduct, sizeOf, sizeStocksOf } from '#test/support/builders/catalog.js';
import { givenCarts, orderBody } from '#test/support/builders/order.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const BUYER_CONCURRENCY = 20;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: String(2 * BUYER_CONCURRENCY) });
});
afterAll(() => shop.close());

describe('200 buyers of one product', () => {
  it('with 5 M and 40 L get exactly 5 M and their L (threat 17)', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 40 });
    const units = await countUnits(shop.db);
    const wanted = Array.from({ length: 200 }, (_, n) => [
      { product: hoodie, variant: sizeOf(hoodie, n % 10 === 0 ? 'L' : 'M'), quantity: 1 },
    ]);
    const sessions = await givenCarts(shop.db, wanted);
    const answers = await atOnce(BUYER_CONCURRENCY, wanted.length, async (n) => {
      const { status } = await shop
        .http()
        .post('/api/orders')
        .send(orderBody(sessions[n] ?? '', wanted[n] ?? []));
      return { status };
    });
    const placed = answers.map(({ status }, n) => (status === 201 ? wanted[n]?.[0]?.variant?.id : status));
    expect(placed.filter((id) => id === sizeOf(hoodie, 'M').id)).toHaveLength(5);
    expect(placed.filter((id) => id === sizeOf(hoodie, 'L').id)).toHaveLength(20);
    expect(placed.filter((status) => status === 409)).toHaveLength(175);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 0, L: 20, all: 20 });
    await expectInvariants(shop.db, units);
  }, 120_000);
});
