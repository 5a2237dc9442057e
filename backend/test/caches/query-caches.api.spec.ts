import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { givenArtist, givenCategory, givenProduct, givenSizedProduct } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { ProductPages } from '#modules/catalog/admin/products/product-page.queries.js';
import { ProductFeeds, ProductImage, ProductLookup, ProductSitemap, StockCounts } from '#modules/catalog/index.js';
import { StoredFile } from '#modules/media/index.js';
import { ImageVariants } from '#modules/media/serving/image-variants.js';
import { CurrentPrices } from '#modules/pricing/current-prices.js';
import { ShopSettings } from '#modules/settings/index.js';
import { ShopPages } from '#modules/settings/pages/shop-pages.js';

const FILE = '11111111-1111-4111-8111-111111111111.webp';
const IMAGE = `/api/images/${FILE}`;
/** The first product of the sitemap. It comes and goes, with a size, a color and few pieces of its own. */
const GUEST = '00000000-0000-4000-8000-000000000001';

let shop: TestShop;
let sized: string;
let plain: string;
let artist: string;
beforeAll(async () => {
  shop = await openShop();
  const file = { name: FILE, kind: 'image', contentType: 'image/webp', byteSize: '100', width: 40, height: 50, status: 'ready' };
  await shop.db.getRepository(StoredFile).save(file as StoredFile);
  artist = (await givenArtist(shop.db, { name: 'Marisol Vega', imageUrl: IMAGE })).id;
  const categoryId = (await givenCategory(shop.db, { name: 'Tops', slug: 'one' })).id;
  const shown = { imageUrl: IMAGE, artistId: artist, categoryId };
  sized = (await givenSizedProduct(shop.db, { M: 5, L: 0 }, shown)).id;
  plain = (await givenProduct(shop.db, { ...shown, stockQuantity: 20 })).id;
  await givenSizedProduct(shop.db, { Q: 5, S: 0 }, { ...shown, id: GUEST });
  await shop.db.getRepository(ProductImage).insert({ productId: sized, imageUrl: IMAGE, sortOrder: 0, isMain: true });
  await shop.db.query(`insert into pages (slug, title, body, html, published) values ('returns', 'Returns', '', '', true)`);
  await shop.db.query(`insert into shipping_rates (name, cents) values ('Standard', 600)`);
  await shop.db.query(
    `insert into tax_rules (authority, state, rate_ppm, clothing, shipping) values ('Maryland', 'MD', 60000, 'none', 'no')`,
  );
});
afterAll(() => shop.close());

/** Each statement changes every answer that reads its table, as often as it runs. */
const CHANGES: Record<string, string> = {
  products: `update products set name = name || '!',
      deleted_at = case when id = '${GUEST}' and deleted_at is null then now() end where option_names <> '{}'`,
  product_variants: `update product_variants set is_active = case when label = 'L' then not is_active else is_active end,
      label = case label when 'M' then 'XM' when 'XM' then 'M' else label end,
      option_values = array[case option_values[1] when 'M' then 'XM' when 'XM' then 'M' else option_values[1] end]`,
  product_images: 'update product_images set sort_order = sort_order + 1',
  categories: `update categories set name = name || '!', slug = case slug when 'one' then 'two' else 'one' end`,
  artists: `update artists set name = case name when 'Marisol Vega' then 'Ines Roth' else 'Marisol Vega' end`,
  stored_files: 'update stored_files set width = width + 1, content_type = content_type || width',
  stock: `update products set stock_quantity = stock_quantity + 1 where option_names = '{}'`,
  low_stock: `update products set stock_quantity = case when stock_quantity > 10 then 5 else 20 end where option_names = '{}'`,
  shipping_rates: 'update shipping_rates set cents = cents + 1',
  tax_rules: 'update tax_rules set rate_ppm = rate_ppm + 1',
  pages: `update pages set title = title || '!'`,
  shop_settings: `insert into shop_settings (id, values) values (1, '{"shopName": "A", "shippingMode": "rates"}') on conflict (id)
      do update set values = shop_settings.values || jsonb_build_object('shopName', shop_settings.values ->> 'shopName' || 'A')`,
  'a new word of products': `update products set name = name || ' zanzibar' where option_names = '{}'`,
};

const LISTED = ['products', 'product_variants', 'categories', 'artists', 'stored_files'];
const text = async (path: string): Promise<string> => (await shop.http().get(`/api/${path}`).expect(200)).text;
const listing = async (query = ''): Promise<Record<string, unknown>> =>
  (await shop.http().get(`/api/products/listing${query}`).expect(200)).body as Record<string, unknown>;
const matching = async (query = ''): Promise<unknown> => (await listing(query))['matching'];

/** An answer from a cache, by the file and the field of the cache, and the tables that it reads. */
const ANSWERS: [cache: string, name: string, read: () => Promise<unknown>, tables: string[]][] = [
  ['catalog.controller.ts responses', 'categories', () => text('categories'), ['categories']],
  ['catalog.controller.ts responses', 'artists', () => text('artists'), ['artists', 'products', 'stored_files']],
  ['catalog.controller.ts responses', 'an artist', () => text(`artists/${artist}`), ['artists', 'products', 'stored_files']],
  ['catalog.controller.ts responses', 'a gallery', () => text(`products/${sized}/images`), ['product_images', 'stored_files']],
  [
    'catalog.controller.ts listsWithStock',
    'products of an artist',
    () => text(`artists/${artist}/products`),
    [...LISTED, 'stock'],
  ],
  ['product-list.ts products', 'all products', () => text('products'), [...LISTED, 'stock']],
  ['product-responses.ts responses', 'a product with sizes', () => text(`products/${sized}`), LISTED],
  ['product-responses.ts responses', 'a product without sizes', () => text(`products/${plain}`), ['stock']],
  ['product-lookup.ts products', 'products of carts', () => lookup(), LISTED],
  [
    'listing.controller.ts pages',
    'cards',
    () => text('products?fields=card&limit=9'),
    ['products', 'product_variants', 'artists', 'stored_files'],
  ],
  ['listing.controller.ts pagesWithStock', 'a page with stock', () => text('products?limit=9'), [...LISTED, 'stock']],
  ['listing.controller.ts idsOfPages', 'what is on a page', () => text('products?limit=8'), ['products']],
  ['product-json-cache.ts cache', 'the products of a page', () => text('products?limit=9'), [...LISTED, 'stock']],
  ['listing-pages.ts matches', 'matches', () => matching(), ['products']],
  ['listing-pages.ts matches', 'matches of a size', () => matching('?size=m'), ['product_variants']],
  ['listing-pages.ts matches', 'matches of a category', () => matching('?category=one'), ['categories']],
  ['listing-pages.ts matches', 'matches of a name', () => matching('?search=marisol'), ['artists']],
  ['listing-pages.ts counts', 'the total', async () => (await listing())['total'], ['products']],
  ['listing-pages.ts vocabulary', 'close matches', () => matching('?search=zanzibr'), ['a new word of products']],
  ['listing-facets.ts facets', 'filters', () => facets(), ['products', 'product_variants', 'artists']],
  ['listing-facets.ts shortList', 'counted filters', async () => (await listing())['facets'], ['product_variants']],
  ['product-feeds.ts feeds', 'a feed', () => feed(), ['products', 'product_variants', 'shop_settings', 'shipping_rates']],
  ['product-sitemap.queries.ts firstIds', 'the sitemap', () => shop.app.get(ProductSitemap).parts(), ['products']],
  ['stock-counts.ts products', 'low stock', () => shop.app.get(StockCounts).low(), ['products', 'low_stock']],
  ['stock-counts.ts sizes', 'sizes without stock', () => shop.app.get(StockCounts).sizesOut(), ['products', 'product_variants']],
  ['product-page.queries.ts totals', 'totals of the admin', () => totals(), ['products']],
  ['image-variants.ts cache', 'an image', () => shop.app.get(ImageVariants).choose(FILE, undefined, 'webp'), ['stored_files']],
  [
    'current-prices.ts cache',
    'rates and rules',
    () => shop.app.get(CurrentPrices).todayWithTax(),
    ['shipping_rates', 'tax_rules'],
  ],
  ['shop-pages.ts cache', 'pages', () => shop.app.get(ShopPages).links(), ['pages']],
  ['shop-settings.ts cache', 'settings', () => shop.app.get(ShopSettings).values(), ['shop_settings']],
];

const lookup = async (): Promise<unknown> => [...(await shop.app.get(ProductLookup).byId([sized]))];
const feed = (): Promise<string> => shop.app.get(ProductFeeds).render('google', 'https://shop.example');
async function facets(): Promise<unknown> {
  const { sizes, colors, artists } = await listing();
  return { sizes, colors, artists };
}
async function totals(): Promise<unknown> {
  const { total, uncategorized } = await shop.app.get(ProductPages).page({});
  return { total, uncategorized };
}

const CASES = ANSWERS.flatMap(([, name, read, tables]) => tables.map((table) => ({ name, table, read })));

it.each(CASES)('$name: a change of $table is seen', async ({ table, read }) => {
  const before = await read();
  expect(await read()).toEqual(before);
  await shop.db.query(CHANGES[table] ?? '');
  await shop.waitForNotifications();
  expect(await read()).not.toEqual(before);
});

it('every cache has its rows above', async () => {
  const folder = join(__dirname, '../../src');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.includes('.spec.'));
  const caches: string[] = [];
  for (const file of files) {
    for (const [, field] of (await readFile(join(folder, file), 'utf8')).matchAll(/this\.(\w+) = new QueryCache\(/g))
      caches.push(`${basename(file)} ${field}`);
  }
  expect([...new Set(ANSWERS.map(([cache]) => cache)), 'product-list.ts products'].toSorted()).toEqual(
    expect.arrayContaining(caches.toSorted()),
  );
  expect(caches.length).toBeGreaterThan(10);
});
