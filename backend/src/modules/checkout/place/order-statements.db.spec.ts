import { newSession } from '#test/support/builders/cart.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { openStatementLog } from '#test/support/database/statement-log.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { Product } from '../../catalog/index.js';

const MAX_ROUND_TRIPS = 5;
/** The shop sends it every few seconds, whatever is ordered. */
const HEARTBEAT = 'pg_notify';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function givenLines(count: number, over: Partial<Product> = {}) {
  const products = await Promise.all(Array.from({ length: count }, () => givenProduct(shop.db, { stockQuantity: 500, ...over })));
  return products.map((product) => ({ product, quantity: 2 }));
}

describe('the request that places an order', () => {
  it.each<[count: number, headers: Record<string, string>, over?: Partial<Product>]>([
    [1, {}],
    [12, {}],
    [3, { 'idempotency-key': 'counted' }],
    [2, {}, { mostPerOrder: 5 }],
  ])('with %i products and the headers %j needs at most 5 round trips to Postgres', async (count, headers, over = {}) => {
    const lines = await givenLines(count, over);
    const sessionId = await givenCart(shop.db, lines);
    const log = openStatementLog(HEARTBEAT);
    await shop.http().post('/api/orders').set(headers).send(orderBody(sessionId, lines)).expect(201);
    log.close();
    expect(log.roundTrips).toBeLessThanOrEqual(MAX_ROUND_TRIPS);
  });

  it('that adds to the cart needs one statement, and one more for a product that is not in memory', async () => {
    const [line] = await givenLines(1);
    const statementsOfAdding = async (): Promise<number> => {
      const log = openStatementLog();
      await shop.http().post('/api/cart').send({ productId: line?.product.id, quantity: 1, sessionId: newSession() }).expect(201);
      log.close();
      return log.texts.length;
    };
    expect(await statementsOfAdding()).toBeLessThanOrEqual(2);
    // The news that the product was created may arrive now and remove it from memory again.
    expect(await eventually(statementsOfAdding, (count) => count === 1)).toBe(1);
  });
});
