import { givenSizedProduct, type SizedProduct, sizeOf, sizeStocksOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView } from '../admin/admin-order.view.js';

const ROUNDS = 5;

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '16' });
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function buy(product: SizedProduct, label: string, quantity = 1): Promise<{ status: number; id: string }> {
  const lines = [{ product, variant: sizeOf(product, label), quantity }];
  const { status, body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines));
  return { status, id: (body as { id: string }).id };
}

async function exchange(product: SizedProduct, id: string, label: string): Promise<number> {
  const order = (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body as AdminOrderView;
  const body = { version: order.version, itemId: order.items[0]?.id, variantId: sizeOf(product, label).id };
  return (await shop.http().post(`/api/admin/orders/${id}/sizes`).set(admin).send(body)).status;
}

it('a request that is sent several times exchanges once', async () => {
  const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 });
  const { id } = await buy(hoodie, 'M', 3);
  const { version, items } = (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body as AdminOrderView;
  const body = { version, itemId: items[0]?.id, variantId: sizeOf(hoodie, 'L').id, quantity: 1 };
  const answers = await Promise.all([1, 2, 3].map(() => shop.http().post(`/api/admin/orders/${id}/sizes`).set(admin).send(body)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 3, L: 4, all: 7 });
});

describe('the last L', () => {
  it('goes to one of two orders that staff change and a shopper who buys it (threat 17)', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const hoodie = await givenSizedProduct(shop.db, { M: 2, L: 1 });
      const [one, other] = [await buy(hoodie, 'M'), await buy(hoodie, 'M')];
      const units = await countUnits(shop.db);
      const answers = await Promise.all([
        exchange(hoodie, one.id, 'L'),
        exchange(hoodie, other.id, 'L'),
        buy(hoodie, 'L').then(({ status }) => status),
      ]);
      expect(answers.filter((status) => status === 200 || status === 201)).toHaveLength(1);
      expect(answers.filter((status) => status === 409)).toHaveLength(2);
      expect(await sizeStocksOf(shop.db, hoodie.id)).toMatchObject({ L: 0 });
      await expectInvariants(shop.db, units);
    }
  }, 60_000);

  it('and M change places for several orders at once, without waiting for each other for ever', async () => {
    // Enough that each of the two that want the same size finds one, whoever comes first.
    const hoodie = await givenSizedProduct(shop.db, { M: 4, L: 4 });
    const orders = await Promise.all(['M', 'L', 'M', 'L'].map((label) => buy(hoodie, label)));
    const units = await countUnits(shop.db);
    const answers = await Promise.all(orders.map(({ id }, n) => exchange(hoodie, id, n % 2 === 0 ? 'L' : 'M')));
    expect(answers).toEqual([200, 200, 200, 200]);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 2, L: 2, all: 4 });
    await expectInvariants(shop.db, units);
  });

  it('is not taken for an order that is cancelled at the same moment, or is given back with it', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 1, L: 1 });
    const { id } = await buy(hoodie, 'M');
    const units = await countUnits(shop.db);
    const cancel = shop.http().post(`/api/admin/orders/${id}/cancel`).set(admin).send({});
    await Promise.all([exchange(hoodie, id, 'L'), cancel.expect(200)]);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 1, L: 1, all: 2 });
    await expectInvariants(shop.db, units);
  });
});
