import { cartOf, givenCartLine, newSession } from '#test/support/builders/cart.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { PurgeIdleCarts } from './purge-idle-carts.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('additions at the same time (threat 15)', () => {
  it.each([
    [20, 500, 20],
    [50, 500, 50],
    [50, 12, 12],
    [120, 500, 99],
  ])('%i of one product with %i in stock make one line of %i', async (times, stockQuantity, quantity) => {
    const product = await givenProduct(shop.db, { stockQuantity });
    const sessionId = newSession();
    const post = () => shop.http().post('/api/cart').send({ productId: product.id, quantity: 1, sessionId });
    const answers = await Promise.all(Array.from({ length: times }, post));
    expect(await cartOf(shop.db, sessionId)).toEqual([{ productId: product.id, quantity }]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(quantity);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(times - quantity);
  });
});

describe('idle carts', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const lineOf = async (sessionId: string, days: number) => {
    const product = await givenProduct(shop.db);
    return givenCartLine(shop.db, { sessionId, productId: product.id, addedAt: ago(days), touchedAt: ago(days) });
  };

  it('are deleted as a whole after 30 days without a change; other carts stay complete', async () => {
    const [idle, fresh, half, changed] = [newSession(), newSession(), newSession(), newSession()];
    await lineOf(idle, 31);
    await lineOf(idle, 90);
    await lineOf(fresh, 29);
    await lineOf(half, 90);
    await lineOf(half, 1);
    const line = await lineOf(changed, 90);
    await shop.http().put(`/api/cart/${line.id}`).send({ quantity: 3 }).expect(200);

    const runs = await Promise.all([shop.app.get(PurgeIdleCarts).execute(), shop.app.get(PurgeIdleCarts).execute()]);

    expect(Math.max(...runs)).toBe(1);
    expect(await shop.app.get(PurgeIdleCarts).execute()).toBe(0);
    const sizes = await Promise.all(
      [idle, fresh, half, changed].map(async (sessionId) => (await cartOf(shop.db, sessionId)).length),
    );
    expect(sizes).toEqual([0, 1, 2, 1]);
  });

  it('are deleted in several batches', async () => {
    const product = await givenProduct(shop.db);
    await shop.db.query(
      `insert into cart_items (session_id, product_id, touched_at) select 'session-idle-' || n, $1, now() - interval '40 days' from generate_series(1, 5000) n`,
      [product.id],
    );
    // As autovacuum does; the plan for an empty table would compare all lines with each other.
    await shop.db.query('analyze cart_items');
    expect(await shop.app.get(PurgeIdleCarts).execute()).toBe(5_000);
  });
});
