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
  categoryId: string;
  fitScale: string | null;
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

it('sells clothing, so that exceptions for clothing apply', async () => {
  const admin = await asAdmin(shop);
  const { body } = await shop.http().get('/api/admin/categories').set(admin).expect(200);
  expect(new Set((body as { taxKind: string }[]).map(({ taxKind }) => taxKind))).toEqual(new Set(['clothing']));
});

it('measures every category that is sold by size, and gives Google a color and a size for every garment', async () => {
  const { body } = await shop.http().get('/api/categories').expect(200);
  const categories = body as { id: string; slug: string; sizeGuide: { rows: string[][] } | null }[];
  expect(categories.filter(({ sizeGuide }) => sizeGuide === null).map(({ slug }) => slug)).toEqual(['hats']);
  const measured = (categoryId: string): string[] =>
    categories.find(({ id }) => id === categoryId)?.sizeGuide?.rows.map(([size = '']) => size) ?? [];
  const unmeasured = products.filter(({ categoryId, sizes }) => sizes.some((size) => !measured(categoryId).includes(size)));
  expect(unmeasured).toEqual([]);
  const { body: refused } = await shop
    .http()
    .get('/api/admin/feeds/google')
    .set(await asAdmin(shop))
    .expect(200);
  const problems = (refused as { problems: string[] }[]).map((product) => product.problems);
  expect(problems).toEqual(products.filter(isHat).map(() => ['size is missing']));
});

it('says how each garment runs, and what each image shows', async () => {
  const isScaled = ({ sizes, name }: Listed): boolean => !isHat({ name } as Listed) && !sizes.includes('One Size');
  expect(products.filter((product) => (product.fitScale === null) === isScaled(product))).toEqual([]);
  const { body } = await shop
    .http()
    .get(`/api/products/${named('First Light Hoodie').id}/images`)
    .expect(200);
  expect((body as { alt: string }[]).map(({ alt }) => alt)).toEqual([
    'First Light Hoodie in Washed Black, front, laid flat',
    'First Light Hoodie in Washed Black, back, laid flat',
    'Close-up of the First Light Hoodie: fabric, seams and print',
    'First Light Hoodie in size M, laid flat, with its length and width in inches',
    'The artwork of the First Light Hoodie by Andre Whitlock, printed on a sheet',
  ]);
});

it('opens with delivery, returns and pages that say that they are samples, and leaves sales tax to the owner', async () => {
  const { body } = await shop.http().get('/api/settings').expect(200);
  const settings = body as { pages: { slug: string }[] };
  expect(settings).toMatchObject({ delivery: { packDays: 2 }, returns: { days: 30 }, salesTax: 'undecided' });
  const slugs = settings.pages.map(({ slug }) => slug);
  expect(slugs).toEqual(['shipping', 'returns', 'faq', 'privacy']);
  for (const slug of slugs) {
    const { body: page } = await shop.http().get(`/api/pages/${slug}`).expect(200);
    const { html } = page as { html: string };
    expect(html).toMatch(/^<blockquote>\n<p><strong>This is a sample text of the demo shop/);
    expect(html).not.toContain('[');
  }
  const admin = await asAdmin(shop);
  const { body: check } = await shop.http().get('/api/admin/opening').set(admin).expect(200);
  const step = (check as { steps: { id: string; done: boolean; hint: string }[] }).steps.find(({ id }) => id === 'pages');
  expect(step?.done).toBe(false);
  expect(step?.hint).toContain('Sample texts are published: Shipping Info, Returns, FAQ, Privacy Policy.');
  const saved = { version: 1, title: 'Shipping Info', body: 'We ship daily.', published: true };
  await shop.http().put('/api/admin/pages/shipping').set(admin).send(saved).expect(200);
  const { body: later } = await shop.http().get('/api/admin/opening').set(admin).expect(200);
  expect(JSON.stringify(later)).toContain('Sample texts are published: Returns, FAQ, Privacy Policy.');
});
