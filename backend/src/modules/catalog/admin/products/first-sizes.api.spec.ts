import { randomUUID } from 'node:crypto';
import { cartOf } from '#test/support/builders/cart.js';
import { givenCategory, givenProduct, givenSizedProduct, sizeOf, sizeStocksOf } from '#test/support/builders/catalog.js';
import { givenCart } from '#test/support/builders/order.js';
import { productForm, variants } from '#test/support/builders/product-form.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
let categoryId: string;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '40' });
  admin = await asAdmin(shop);
  categoryId = (await givenCategory(shop.db)).id;
});
afterAll(async () => {
  await expectInvariants(shop.db);
  await shop.close();
});

const put = (id: string, over: object) =>
  shop.http().put(`/api/admin/products/${id}`).set(admin).send(productForm(categoryId, over));

const assignTo = (id: string, quantity: unknown, variantId?: string) =>
  shop.http().post(`/api/admin/products/${id}/assign-stock`).set(admin).send({ quantity, variantId });

describe('the first sizes of a product', () => {
  it('leave the pieces that they do not get waiting for a size, and staff assign them', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 12, categoryId });
    const session = await givenCart(shop.db, [{ product: { id, priceCents: 4_800 }, quantity: 1 }]);
    const body = { stockQuantity: 12, stockQuantityRead: 12, optionNames: ['Size'], variants: variants({ M: 4, L: 6 }) };
    const { body: saved } = await put(id, body).expect(200);
    expect(saved).toMatchObject({ stockQuantity: 10, unassignedStock: 2 });
    expect((await shop.http().get(`/api/cart/${session}`)).body).toMatchObject([{ needsSize: true, variant: null }]);

    const m = saved.variants[0].id as string;
    const assign = (quantity: unknown, variantId?: string) => assignTo(id, quantity, variantId);
    expect((await assign(3, m).expect(409)).body.message).toBe('Only 2 pieces wait for a size');
    await assign(1).expect(404);
    await assign(1, randomUUID()).expect(404);
    for (const wrong of [0, -1, 1.5, 'x', undefined]) await assign(wrong, m).expect(400);
    expect((await assign(2, m).expect(200)).body).toMatchObject({ stockQuantity: 12, unassignedStock: 0 });
    expect(await sizeStocksOf(shop.db, id)).toMatchObject({ M: 6, L: 6, all: 12 });
  });

  it('get no waiting pieces once they are hidden', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 12, categoryId });
    const optionNames = ['Size'];
    const { body: saved } = await put(id, { stockQuantityRead: 12, optionNames, variants: variants({ M: 4, L: 6 }) }).expect(200);
    await put(id, { optionNames, variants: variants({ M: 4 }) }).expect(200);
    expect((await assignTo(id, 1, saved.variants[1].id).expect(409)).body.code).toBe('SIZE_GONE');
  });

  it('are refused when a piece was sold since the form was opened', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 11, categoryId });
    const body = { stockQuantityRead: 12, optionNames: ['Size'], variants: variants({ M: 12 }) };
    expect((await put(id, body).expect(409)).body.code).toBe('STOCK_CHANGED');
    expect(await sizeStocksOf(shop.db, id)).toEqual({ all: 11 });
  });
});

it('a product loses its sizes: its stock is what staff enter, and its lines leave the carts', async () => {
  const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 4 }, { categoryId });
  const session = await givenCart(shop.db, [{ product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: 1 }]);
  const { body } = await put(hoodie.id, { optionNames: [], variants: [], stockQuantity: 7 }).expect(200);
  expect(body).toMatchObject({ stockQuantity: 7, optionNames: [], variants: [], sizes: [], priceVaries: false });
  expect(await cartOf(shop.db, session)).toEqual([]);
  await shop.http().post('/api/cart').send({ sessionId: session, productId: hoodie.id, quantity: 7 }).expect(201);
});
