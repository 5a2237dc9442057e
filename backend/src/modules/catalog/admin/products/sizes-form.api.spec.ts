import { randomUUID } from 'node:crypto';
import { givenCategory, givenSizedProduct, sizeStocksOf } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { productForm, variants } from '#test/support/builders/product-form.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminProductView } from '../admin-catalog.view.js';

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

const post = (over: object) => shop.http().post('/api/admin/products').set(admin).send(productForm(categoryId, over));
const put = (id: string, over: object) =>
  shop.http().put(`/api/admin/products/${id}`).set(admin).send(productForm(categoryId, over));
const detail = async (id: string) => (await shop.http().get(`/api/products/${id}`).expect(200)).body;

describe('a product form with sizes', () => {
  it('creates them in their order, and the shop shows them', async () => {
    const image = await givenStoredFile(shop.db);
    const { body } = await post({
      imageUrl: image,
      stockQuantity: 0,
      optionNames: ['Size', 'Color'],
      variants: [
        { values: ['M', 'Black'], stockQuantity: 4, sku: 'M-B', imageUrl: image },
        { values: [' L ', 'Black'], stockQuantity: '2', priceOverride: 55 },
        { values: ['S', 'White'], stockQuantity: 0 },
        { values: ['XS', 'White'], stockQuantity: 9, isActive: false },
      ],
    }).expect(201);
    const product = body as AdminProductView;
    expect(product).toMatchObject({
      optionNames: ['Size', 'Color'],
      stockQuantity: 6,
      sizes: ['M', 'L'],
      priceVaries: true,
      unassignedStock: 0,
      variants: [
        {
          label: 'M / Black',
          sku: 'M-B',
          price: '48.00',
          priceOverride: null,
          stockQuantity: 4,
          imageUrl: image,
          isActive: true,
        },
        { label: 'L / Black', sku: null, price: '55.00', priceOverride: '55.00', stockQuantity: 2, isActive: true },
        { label: 'S / White', stockQuantity: 0, inStock: false, isActive: true },
        { label: 'XS / White', stockQuantity: 9, isActive: false },
      ],
    });
    const shown = await detail(product.id);
    expect(shown.variants.map(({ label }: { label: string }) => label)).toEqual(['M / Black', 'L / Black', 'S / White']);
    expect(shown).toMatchObject({ price: '48.00', stockQuantity: 6, inStock: true, sizes: ['M', 'L'] });
  });

  it.each([
    ['a value for one of two options', { optionNames: ['Size', 'Color'], variants: variants({ M: 1 }) }, 400],
    ['sizes without options', { variants: variants({ M: 1 }) }, 400],
    ['options without sizes', { optionNames: ['Size'] }, 400],
    ['two options of one name', { optionNames: ['Size', 'size'], variants: [{ values: ['M', 'M'], stockQuantity: 1 }] }, 400],
    ['four options', { optionNames: ['A', 'B', 'C', 'D'], variants: [] }, 400],
    ['a size without a name', { optionNames: ['Size'], variants: variants({ ' ': 1 }) }, 400],
    ['a negative stock', { optionNames: ['Size'], variants: variants({ M: -1 }) }, 400],
    ['more pieces than a product may have', { optionNames: ['Size'], variants: variants({ M: 600_000, L: 600_000 }) }, 400],
    [
      '101 sizes',
      { optionNames: ['Size'], variants: Array.from({ length: 101 }, (_, n) => ({ values: [`${n}`], stockQuantity: 1 })) },
      400,
    ],
    [
      'a size of another product',
      { optionNames: ['Size'], variants: [{ id: randomUUID(), values: ['M'], stockQuantity: 1 }] },
      404,
    ],
    [
      'an image outside of the gallery',
      { optionNames: ['Size'], variants: [{ values: ['M'], stockQuantity: 1, imageUrl: '/api/images/x' }] },
      400,
    ],
    [
      'a price below that of the product',
      { optionNames: ['Size'], variants: [{ values: ['M'], stockQuantity: 1, priceOverride: 40 }] },
      400,
    ],
    ['labels that differ only in case', { optionNames: ['Size'], variants: variants({ M: 1, m: 1 }) }, 409],
  ])('refuses %s and writes nothing', async (_, over, status) => {
    const before = await shop.db.query('select count(*) from products');
    await post(over).expect(status);
    expect(await shop.db.query('select count(*) from products')).toEqual(before);
  });

  it('has 100 sizes, with slashes and emoji', async () => {
    const many = Array.from({ length: 98 }, (_, n) => ({ values: [`Size ${n}`], stockQuantity: 1 }));
    const { body } = await post({
      optionNames: ['Size'],
      variants: [...many, { values: ['M / L'], stockQuantity: 1 }, { values: ['🧢'], stockQuantity: 1 }],
    }).expect(201);
    expect(await detail(body.id)).toMatchObject({ stockQuantity: 100 });
    expect((await detail(body.id)).variants.at(-1).label).toBe('🧢');
  });

  it('leaves sizes alone that it does not know, but not their sum', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 40 }, { categoryId });
    for (const stock of [{}, { stockQuantity: 45 }, { stockQuantity: 44, stockQuantityRead: 44 }]) {
      await put(hoodie.id, { name: 'Renamed', ...stock }).expect(200);
    }
    for (const stock of [{ stockQuantity: 46 }, { stockQuantity: 46, stockQuantityRead: 45 }]) {
      const { body } = await put(hoodie.id, stock).expect(409);
      expect(body).toMatchObject({
        code: 'HAS_SIZES',
        message: 'This product is counted by size. Change the stock of a size.',
      });
    }
    await put(hoodie.id, { price: '50.00' }).expect(200);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 5, L: 40, all: 45 });
  });
});

it('an image that leaves the gallery leaves its size', async () => {
  const [front, back] = [await givenStoredFile(shop.db), await givenStoredFile(shop.db)];
  const { body } = await post({
    additionalImages: [front, back],
    optionNames: ['Size'],
    variants: [{ values: ['M'], stockQuantity: 1, imageUrl: back }],
  }).expect(201);
  await put(body.id, { additionalImages: [front] }).expect(200);
  expect((await detail(body.id)).variants).toMatchObject([{ label: 'M', imageUrl: null }]);
});
