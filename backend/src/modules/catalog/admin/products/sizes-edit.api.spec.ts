import { cartOf } from '#test/support/builders/cart.js';
import { givenCategory, givenProduct, givenSizedProduct, sizeOf, sizeStocksOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { productForm, variants } from '#test/support/builders/product-form.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Stock } from '../../products/stock.js';

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
const detail = async (id: string) => (await shop.http().get(`/api/products/${id}`).expect(200)).body;

describe('editing sizes', () => {
  it('renames, swaps, reorders, adds and retires them in one save', async () => {
    const hoodie = await givenSizedProduct(shop.db, { S: 1, M: 5, L: 40 }, { categoryId });
    const id = (label: string) => sizeOf(hoodie, label).id;
    const { body } = await put(hoodie.id, {
      optionNames: ['Fit size'],
      variants: [
        { id: id('L'), values: ['M'], stockQuantity: 40 },
        { id: id('M').toUpperCase(), values: ['L'], stockQuantity: 5 },
        { values: ['XL'], stockQuantity: 2 },
      ],
    }).expect(200);
    expect(body.variants.map((v: { label: string; id: string; isActive: boolean }) => [v.label, v.id, v.isActive])).toEqual([
      ['M', id('L'), true],
      ['L', id('M'), true],
      ['XL', expect.any(String), true],
      ['S', id('S'), false],
    ]);
    expect(body).toMatchObject({ stockQuantity: 47, optionNames: ['Fit size'] });
  });

  it('brings a retired size back by its label, without a second row', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 40 }, { categoryId });
    await put(hoodie.id, { variants: variants({ M: 5 }, hoodie) }).expect(200);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 5, '(L)': 40, all: 5 });
    const { body } = await put(hoodie.id, { variants: variants({ M: 5, l: 7 }) }).expect(200);
    expect(body.variants).toMatchObject([
      { id: sizeOf(hoodie, 'M').id },
      { id: sizeOf(hoodie, 'L').id, label: 'l', stockQuantity: 7 },
    ]);
  });

  it('does not rename a size to the label of a hidden one', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 40 }, { categoryId });
    await put(hoodie.id, { variants: variants({ M: 5 }, hoodie) }).expect(200);
    const renamed = [{ id: sizeOf(hoodie, 'M').id, values: ['L'], stockQuantity: 5 }];
    expect((await put(hoodie.id, { variants: renamed }).expect(409)).body.code).toBe('SIZE_EXISTS');
  });

  it('takes the lines of retired sizes out of the carts, and no others', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 40 }, { categoryId });
    const cap = await givenProduct(shop.db);
    const lines = [
      { product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: 1 },
      { product: hoodie, variant: sizeOf(hoodie, 'L'), quantity: 2 },
      { product: cap, quantity: 1 },
    ];
    const session = await givenCart(shop.db, lines);
    await put(hoodie.id, { variants: variants({ L: 40 }, hoodie) }).expect(200);
    expect(await cartOf(shop.db, session)).toEqual([
      { productId: hoodie.id, quantity: 2 },
      { productId: cap.id, quantity: 1 },
    ]);
    await put(hoodie.id, { variants: [] }).expect(200);
    expect(await detail(hoodie.id)).toMatchObject({ stockQuantity: 0, inStock: false, variants: [], optionNames: ['Size'] });
    await put(hoodie.id, { variants: variants({ M: 3 }) }).expect(200);
    expect(await cartOf(shop.db, session)).toEqual([{ productId: cap.id, quantity: 1 }]);
  });

  it('keeps sales of a size since the form was opened, and never goes below zero (threat 85)', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 40 }, { categoryId });
    await shop.db.transaction((tx) =>
      shop.app.get(Stock).decrement(tx, [{ productId: hoodie.id, variantId: sizeOf(hoodie, 'M').id, quantity: 3 }]),
    );
    const read = (stockQuantity: number) => [
      { id: sizeOf(hoodie, 'M').id, values: ['M'], stockQuantity, stockQuantityRead: 5 },
      ...variants({ L: 40 }, hoodie),
    ];
    await put(hoodie.id, { variants: read(7) }).expect(200);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 4, L: 40, all: 44 });
    expect((await put(hoodie.id, { variants: read(0) }).expect(409)).body).toMatchObject({
      code: 'STOCK_CHANGED',
      message: 'Stock has changed meanwhile: only 4 of M left',
      variantId: sizeOf(hoodie, 'M').id,
      stockQuantity: 4,
    });
  });

  it('by two admins at once is a conflict for the second one', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5 }, { categoryId });
    const save = (label: string) => put(hoodie.id, { version: 1, variants: variants({ M: 5, [label]: 1 }, hoodie) });
    const answers = await Promise.all([save('L'), save('XL')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('during orders and retirements neither deadlocks nor sells what is not there', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 300, L: 300 }, { categoryId });
    const buy = async (label: string): Promise<number> => {
      const lines = ['M', 'L'].map((size) => ({
        product: hoodie,
        variant: sizeOf(hoodie, size),
        quantity: size === label ? 1 : 2,
      }));
      const session = await givenCart(shop.db, lines);
      return (await shop.http().post('/api/orders').send(orderBody(session, lines))).status;
    };
    const edit = async (n: number): Promise<number> => {
      const kept: Record<string, number> = n % 2 ? { M: 300, L: 300 } : { M: 300 };
      const withRead = variants(kept, hoodie).map((row) => ({ ...row, stockQuantityRead: row.stockQuantity }));
      return (await put(hoodie.id, { variants: withRead })).status;
    };
    const statuses = await Promise.all(
      Array.from({ length: 24 }, (_, n) => (n % 4 === 0 ? edit(n / 4) : buy(n % 2 ? 'M' : 'L'))),
    );
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    await expectInvariants(shop.db);
  }, 60_000);
});
