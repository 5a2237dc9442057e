import { toCents } from '@shop/contract/money';
import { readCatalog } from '@shop/demo';
import { findArtists, findPlaces, NO_CRITERIA, selectListing } from '@shop/contract/listing';
import type { ProductListItemView } from '../catalog.view.js';
import { givenArtist, givenCategory, givenProduct, givenSizedProduct } from '#test/support/builders/catalog.js';
import { INHERITED_NAMES } from '#test/attack/hostile-values.js';
import { FIRST_ANSWERS } from '#test/support/search-answers.js';
import { openShop, type TestShop } from '#test/support/shop.js';

interface Listing {
  products: { id: string; name: string; inStock: boolean }[];
  matching: number;
  isCloseMatch: boolean;
  reading: { words: string; limits: string[]; notFound: string[] } | null;
}

let shop: TestShop;
let list: ProductListItemView[];
let artists: Awaited<ReturnType<typeof readCatalog>>['artists'];
beforeAll(async () => {
  shop = await openShop();
  const catalog = await readCatalog();
  const { categories, products } = catalog;
  ({ artists } = catalog);
  const categoryIds = new Map<string, string>();
  const artistIds = new Map<string | null, string>();
  for (const { slug, name } of categories) categoryIds.set(slug, (await givenCategory(shop.db, { slug, name })).id);
  for (const { key, name } of artists) artistIds.set(key, (await givenArtist(shop.db, { name })).id);
  for (const {
    name,
    description,
    fabricCare,
    fit,
    category,
    artist,
    stock,
    sizes,
    color,
    price,
    ...flags
  } of products.toReversed()) {
    const fields = {
      name,
      priceCents: toCents(price),
      description,
      fabricCare,
      fit,
      color,
      isNew: flags.isNew,
      isBestSeller: flags.isBestSeller,
      isArtistSeries: flags.isArtistSeries,
      categoryId: categoryIds.get(category) ?? null,
      artistId: artistIds.get(artist) ?? null,
    };
    if (sizes) await givenSizedProduct(shop.db, sizes, fields);
    else await givenProduct(shop.db, { ...fields, stockQuantity: stock });
  }
  await shop.waitForNotifications();
  list = (await shop.http().get('/api/products').expect(200)).body as ProductListItemView[];
});
afterAll(() => shop.close());

async function search(text: string, limit = 24): Promise<Listing> {
  const { body } = await shop
    .http()
    .get(`/api/products/listing?${new URLSearchParams({ search: text, limit: String(limit) }).toString()}`)
    .expect(200);
  return body as Listing;
}

it.each([...INHERITED_NAMES, 'constructors'])('searches for "%s" as for any other word (threat 97)', async (text) => {
  const { matching } = await search(text);
  expect(matching).toBe(0);
});

it.each(INHERITED_NAMES)(
  'takes "%s" for a filter, category, artist and order that it does not know (threat 97)',
  async (name) => {
    for (const parameter of ['filter', 'category', 'artist', 'sort', 'size', 'color'])
      expect((await shop.http().get(`/api/products/listing?${parameter}=${name}`)).status).toBeLessThan(500);
  },
);

describe('the search of the demo shop', () => {
  it.each(FIRST_ANSWERS)('answers "%s" first with %s', async (text, answer) => {
    const { products, reading } = await search(text);
    const [place] = findPlaces(text);
    const [artist] = findArtists(text, artists);
    const first = place ? `page: ${place}` : artist ? `artist: ${artist.name}` : (products[0]?.name ?? 'nothing');
    expect(first).toMatch(new RegExp(answer));
    // The storefront searches short lists itself.
    const inBrowser = selectListing(list, { ...NO_CRITERIA, search: text });
    expect(inBrowser.products.map(({ name }) => name).slice(0, 24)).toEqual(products.map(({ name }) => name));
    expect(inBrowser.reading).toEqual(reading);
  });

  it.each([
    ['hoodie xl', { words: 'hoodie', limits: ['size XL'], notFound: [] }],
    ["Men's Hoodie, under $75", { words: 'Hoodie', limits: ['under $75'], notFound: [] }],
    ['hoodie foobar', { words: 'hoodie', limits: [], notFound: ['foobar'] }],
    ['hoodie 5xl', { words: 'hoodie', limits: [], notFound: ['5xl'] }],
    ['marisol joggers 30', { words: 'marisol joggers', limits: [], notFound: ['size 30'] }],
    ['qqqqqq', null],
    ['*** hoodie', { words: 'hoodie', limits: [], notFound: [] }],
  ])('says of "%s" what it has understood, and what nothing was found for', async (text, reading) => {
    expect((await search(text)).reading).toEqual(reading);
  });

  it('finds hats for "hat", and nothing that only contains "that" or "what"', async () => {
    const { products } = await search('hat');
    const other = products.map(({ name }) => name).filter((name) => !/Cap|Beanie/.test(name));
    // Its text has the word "hatched".
    expect(other).toEqual(['Eight Point Tee']);
    expect(products.at(-1)?.name).toBe('Eight Point Tee');
  });

  it('reads a ranked search by pages, each product once', async () => {
    const { matching } = await search('cotton');
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const query = new URLSearchParams({ search: 'cotton', limit: '7', ...(after ? { after } : {}) });
      const { body } = await shop.http().get(`/api/products/listing?${query.toString()}`).expect(200);
      const page = (body as Listing).products;
      ids.push(...page.map(({ id }) => id));
      after = page.length === 7 ? page.at(-1)?.id : undefined;
    } while (after !== undefined);
    expect(new Set(ids).size).toBe(matching);
    expect(ids).toHaveLength(matching);
  });

  it('lists sold-out products last, and features none while there are others', async () => {
    const { body } = await shop.http().get('/api/products/listing?limit=100').expect(200);
    const inStock = (body as Listing).products.map((product) => product.inStock);
    expect(inStock).toEqual(inStock.toSorted((a, b) => Number(b) - Number(a)));
    expect(inStock).toContain(false);
    const { body: featured } = await shop.http().get('/api/products/featured').expect(200);
    expect((featured as Listing['products']).every((product) => product.inStock)).toBe(true);
  });
});

it('finds people, categories, names and texts that are called like a color, and asks for a color once', async () => {
  const { id: artistId } = await givenArtist(shop.db, { name: 'Scarlet Moss' });
  const { id: categoryId } = await givenCategory(shop.db, { name: 'Teal Goods', slug: 'teal-goods' });
  await givenProduct(shop.db, { name: 'Quiet Poster', color: 'Bone', artistId });
  await givenProduct(shop.db, { name: 'Plain Poster', color: 'Bone', categoryId });
  await givenProduct(shop.db, { name: 'Lavenderfield Poster', color: 'Bone' });
  await givenProduct(shop.db, { name: 'Untold Poster', description: 'Printed in violet ink.' });
  await givenProduct(shop.db, { name: 'Told Poster', color: 'Bone', description: 'Not in violet ink.' });
  await shop.waitForNotifications();
  const all = (await shop.http().get('/api/products').expect(200)).body as ProductListItemView[];
  for (const [text, name] of [
    ['scarlet', 'Quiet Poster'],
    ['teal', 'Plain Poster'],
    ['lavender', 'Lavenderfield Poster'],
    ['violet', 'Untold Poster'],
  ] as const) {
    const { products } = await search(`${text} poster`);
    expect(products.map((product) => product.name)).toEqual([name]);
    expect(selectListing(all, { ...NO_CRITERIA, search: `${text} poster` }).products.map((product) => product.name)).toEqual([
      name,
    ]);
  }
  expect(findArtists('scarlet', [{ name: 'Scarlet Moss' }, { name: 'Blue Moss' }])).toEqual([{ name: 'Scarlet Moss' }]);
  expect((await search(`${'violet '.repeat(14)}poster`)).reading?.limits).toEqual(['violet']);
  await shop.db.query(`delete from products where name like '% Poster'`);
});
