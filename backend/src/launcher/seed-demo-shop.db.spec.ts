import { sizeStocksOf } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { seedDemoShop } from './seed-demo-shop.js';

interface Listed {
  id: string;
  name: string;
  optionNames: string[];
  sizes: string[];
  stockQuantity: number;
  priceVaries: boolean;
}

let shop: TestShop;
let products: Listed[];
beforeAll(async () => {
  shop = await openShop();
  expect(await seedDemoShop(shop.db, shop.config)).toBe(true);
  products = (await shop.http().get('/api/products').expect(200)).body as Listed[];
});
afterAll(() => shop.close());

const named = (name: string): Listed => {
  const product = products.find((one) => one.name === name);
  if (!product) throw new Error(`The demo shop has no ${name}`);
  return product;
};

const isHat = ({ name }: Listed): boolean => /Cap|Beanie/.test(name);

it('sells garments by size, and hats and the newest product without', () => {
  const unsized = products.filter(({ optionNames }) => optionNames.length === 0);
  expect(products[0]?.optionNames).toEqual([]);
  expect(unsized).toEqual(products.filter(isHat));
  expect(unsized).toHaveLength(7);
  expect(unsized.every(({ stockQuantity }) => stockQuantity > 0)).toBe(true);
});

it('has one size, five sizes, two options, sold-out sizes and sizes at other prices', async () => {
  expect(named('Porch Cable Sweater')).toMatchObject({ sizes: ['One Size'], priceVaries: false });
  expect(await sizeStocksOf(shop.db, named('Eight Point Tee').id)).toEqual({ S: 4, M: 0, L: 9, XL: 9, '2XL': 5, all: 27 });
  expect(named('River Joggers')).toMatchObject({ optionNames: ['Size', 'Length'], priceVaries: true });
  expect(await sizeStocksOf(shop.db, named('Window Light Long Sleeve').id)).toEqual({
    S: 0,
    M: 0,
    L: 0,
    XL: 0,
    '2XL': 0,
    all: 0,
  });
});

it('measures two categories, and gives Google a color and a size for every garment', async () => {
  const { body: categories } = await shop.http().get('/api/categories').expect(200);
  const measured = (categories as { slug: string; sizeGuide: object | null }[]).filter(({ sizeGuide }) => sizeGuide !== null);
  expect(measured.map(({ slug }) => slug)).toEqual(['hoodies', 't-shirts']);
  const { body: refused } = await shop
    .http()
    .get('/api/admin/feeds/google')
    .set(await asAdmin(shop))
    .expect(200);
  const problems = (refused as { problems: string[] }[]).map((product) => product.problems);
  expect(problems).toEqual(products.filter(isHat).map(() => ['size is missing']));
});
