import { randomUUID } from 'node:crypto';
import { asAdmin } from '#test/support/builders/users.js';
import { newSession } from '#test/support/builders/cart.js';
import {
  givenProduct,
  givenSizedProduct,
  retireSize,
  type SizedProduct,
  sizeOf,
  sizeStocksOf,
} from '#test/support/builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { countEverything, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await expectInvariants(shop.db);
  await shop.close();
});

const order = (sessionId: string, lines: readonly OrderLine[], over = {}) =>
  shop
    .http()
    .post('/api/orders')
    .send(orderBody(sessionId, lines, over));
const lineOf = (product: SizedProduct, label: string, quantity = 1): OrderLine => ({
  product,
  variant: sizeOf(product, label),
  quantity,
});

describe('an order of sizes', () => {
  it('takes each size, names it for ever, and gives it back when it is cancelled', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 40 }, { name: 'Dawn Hoodie' });
    const cap = await givenProduct(shop.db, { stockQuantity: 3 });
    const lines = [lineOf(hoodie, 'M', 2), lineOf(hoodie, 'L', 3), { product: cap, quantity: 1 }];
    const { body: placed } = await order(await givenCart(shop.db, lines), lines).expect(201);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 3, L: 37, all: 40 });

    await shop.db.query(`update product_variants set label = 'Large', option_values = '{Large}' where id = $1`, [
      sizeOf(hoodie, 'L').id,
    ]);
    const { body } = await shop.http().get(`/api/orders/${placed.id}`).expect(200);
    expect(body.items).toMatchObject([
      { variant: { id: sizeOf(hoodie, 'M').id, label: 'M' }, product: { name: 'Dawn Hoodie' }, quantity: 2 },
      { variant: { id: sizeOf(hoodie, 'L').id, label: 'L' }, quantity: 3 },
      { variant: null, quantity: 1 },
    ]);

    await retireSize(shop.db, sizeOf(hoodie, 'M'));
    const cancelled = shop
      .http()
      .post(`/api/admin/orders/${placed.id}/cancel`)
      .set(await asAdmin(shop))
      .send({});
    await cancelled.expect(({ status }) => expect([200, 201]).toContain(status));
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ '(M)': 5, Large: 40, all: 40 });
  });

  it('is accepted with the size as an object, as the cart returns it', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5 });
    const sessionId = await givenCart(shop.db, [lineOf(hoodie, 'M')]);
    const body = orderBody(sessionId, [lineOf(hoodie, 'M')]);
    const { body: cart } = await shop.http().get(`/api/cart/${sessionId}`).expect(200);
    await shop
      .http()
      .post('/api/orders')
      .send({ ...body, cartItems: cart })
      .expect(201);
  });

  it('costs what its size costs', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5 });
    await shop.db.query('update product_variants set price_override = 55 where id = $1', [sizeOf(hoodie, 'M').id]);
    const sessionId = await givenCart(shop.db, [lineOf(hoodie, 'M')]);
    const { body } = await order(sessionId, [lineOf(hoodie, 'M')]).expect(409);
    expect(body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '55.00' });
    await order(sessionId, [lineOf(hoodie, 'M')], { totalAmount: '55.00' }).expect(201);
  });
});

/** Each case: the cart, the lines of the request, and the error. Nothing may change. */
describe('an order is refused', () => {
  interface Case {
    cart: OrderLine[];
    asked: OrderLine[];
    error: object;
  }
  type Given = (hoodie: SizedProduct, cap: OrderLine['product'] & { name: string }) => Promise<Case> | Case;
  const short = { code: 'OUT_OF_STOCK', message: 'Only 1 of Dawn Hoodie, M left in stock', stockQuantity: 1 };

  it.each<[string, Given]>([
    [
      'with a size of a product without sizes',
      (hoodie, cap) => ({
        cart: [{ product: cap, quantity: 1 }],
        asked: [{ product: cap, variant: sizeOf(hoodie, 'M'), quantity: 1 }],
        error: { code: 'CART_CHANGED' },
      }),
    ],
    [
      'without the size that the cart has',
      (hoodie) => ({
        cart: [lineOf(hoodie, 'M')],
        asked: [{ product: hoodie, quantity: 1 }],
        error: { code: 'SIZE_NEEDED', message: 'Please select a size of Dawn Hoodie' },
      }),
    ],
    [
      'while the cart has no size of a product that has got sizes',
      (hoodie) => ({
        cart: [{ product: hoodie, quantity: 1 }],
        asked: [{ product: hoodie, quantity: 1 }],
        error: { code: 'SIZE_NEEDED', message: 'Please select a size of Dawn Hoodie' },
      }),
    ],
    [
      'with an unknown size',
      (hoodie) => ({
        cart: [lineOf(hoodie, 'M')],
        asked: [{ product: hoodie, variant: { id: randomUUID() }, quantity: 1 }],
        error: { code: 'CART_CHANGED' },
      }),
    ],
    [
      'with another size of the same price',
      (hoodie) => ({ cart: [lineOf(hoodie, 'M')], asked: [lineOf(hoodie, 'L')], error: { code: 'CART_CHANGED' } }),
    ],
    [
      'with a retired size, whose line has left the cart',
      async (hoodie, cap) => {
        await retireSize(shop.db, sizeOf(hoodie, 'M'));
        const lines = [lineOf(hoodie, 'M'), { product: cap, quantity: 1 }];
        return { cart: lines, asked: lines, error: { code: 'CART_CHANGED', totalAmount: '48.00' } };
      },
    ],
    [
      'with a size of a product that has none any more',
      async (hoodie) => {
        for (const label of ['M', 'L']) await retireSize(shop.db, sizeOf(hoodie, label));
        await shop.db.query(`update products set option_names = '{}', stock_quantity = 9 where id = $1`, [hoodie.id]);
        return { cart: [lineOf(hoodie, 'M')], asked: [lineOf(hoodie, 'M')], error: { code: 'CART_CHANGED' } };
      },
    ],
    [
      'for more than its size has, although the product has enough',
      (hoodie) => ({ cart: [lineOf(hoodie, 'M', 2)], asked: [lineOf(hoodie, 'M', 2)], error: short }),
    ],
    [
      'with one short size among others',
      (hoodie, cap) => {
        const lines = [{ product: cap, quantity: 1 }, lineOf(hoodie, 'L', 2), lineOf(hoodie, 'M', 2)];
        return { cart: lines, asked: lines, error: short };
      },
    ],
  ])('%s', async (_, given) => {
    const hoodie = await givenSizedProduct(shop.db, { M: 1, L: 40 }, { name: 'Dawn Hoodie' });
    const { cart, asked, error } = await given(hoodie, await givenProduct(shop.db));
    const sessionId = await givenCart(shop.db, cart);
    const before = await countEverything(shop.db);
    const { body } = await order(sessionId, asked).expect(409);
    expect(body).toMatchObject(error);
    expect(await countEverything(shop.db)).toEqual(before);
  });

  it('when a size is sold out, by its name', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 0, L: 40 }, { name: 'Dawn Hoodie' });
    const lines = [lineOf(hoodie, 'M')];
    const { body } = await order(await givenCart(shop.db, lines), lines).expect(409);
    expect(body).toMatchObject({ message: 'Dawn Hoodie, M is sold out', variantId: sizeOf(hoodie, 'M').id });
  });

  it('with a size that is no text', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 1 });
    const body = orderBody(newSession(), [lineOf(hoodie, 'M')]);
    for (const variantId of [7, true, {}, ['x']]) {
      const cartItems = [{ ...body.cartItems[0], variantId }];
      await shop
        .http()
        .post('/api/orders')
        .send({ ...body, cartItems })
        .expect(400);
    }
  });
});
