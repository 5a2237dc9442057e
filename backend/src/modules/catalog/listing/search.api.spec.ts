import { readCatalog } from '@shop/demo';
import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';

interface Listing {
  products: { id: string; name: string; inStock: boolean }[];
  matching: number;
  isCloseMatch: boolean;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const { categories, artists, products } = await readCatalog();
  const categoryIds = new Map<string, string>();
  const artistIds = new Map<string | null, string>();
  for (const { slug, name } of categories) categoryIds.set(slug, (await givenCategory(shop.db, { slug, name })).id);
  for (const { key, name } of artists) artistIds.set(key, (await givenArtist(shop.db, { name })).id);
  for (const { name, description, fabricCare, fit, category, artist, stock, color } of products.toReversed()) {
    await givenProduct(shop.db, {
      name,
      description,
      fabricCare,
      fit,
      color,
      categoryId: categoryIds.get(category) ?? null,
      artistId: artistIds.get(artist) ?? null,
      stockQuantity: stock,
    });
  }
});
afterAll(() => shop.close());

async function search(text: string, limit = 24): Promise<Listing> {
  const { body } = await shop
    .http()
    .get(`/api/products/listing?${new URLSearchParams({ search: text, limit: String(limit) }).toString()}`)
    .expect(200);
  return body as Listing;
}

/** What a shopper types, and what the name of the first hit has to contain. */
const FIRST_HITS = [
  ['hat', 'Cap|Beanie'],
  ['hats', 'Cap|Beanie'],
  ['headwear', 'Cap|Beanie'],
  ['cap', 'Cap'],
  ['caps', 'Cap'],
  ['beanie', 'Beanie'],
  ['toque', 'Beanie'],
  ['tshirt', 'Tee'],
  ['t-shirt', 'Tee'],
  ['T-Shirts', 'Tee'],
  ['tee', 'Tee'],
  ['tees', 'Tee'],
  ['shirt', 'Tee'],
  ['pants', 'Joggers|Leggings'],
  ['sweatpants', 'Joggers'],
  ['trousers', 'Joggers'],
  ['joggers', 'Joggers'],
  ['jogger', 'Joggers'],
  ['tights', 'Leggings'],
  ['crewneck', 'Sweatshirt|Sweater'],
  ['sweatshirt', 'Sweatshirt'],
  ['sweater', 'Sweater'],
  ['pullover', 'Sweatshirt|Sweater|Hoodie'],
  ['hoodie', 'Hoodie'],
  ['hoody', 'Hoodie'],
  ['zip hoodie', 'Open Door Zip Hoodie'],
  ['long sleeve', 'Long Sleeve'],
  ['longsleeve', 'Long Sleeve'],
  ['shorts', 'Shorts'],
  ['window light', 'Window Light Long Sleeve'],
  ['way out', 'Way Out Shorts'],
  ['way home', 'Way Home Tee'],
  ['flying geese', 'Flying Geese'],
  ['geese cap', 'Flying Geese Cap'],
  ['swallow', 'Swallow'],
  ['andre hoodie', 'First Light Hoodie'],
  ['marisol', 'Rising Tee|Night Flock|Swift|Wingspan'],
  ['joaquin reyes', 'Porch Light|Home Soon|Still Here|Second Chances'],
  ['olive branch', 'Olive Branch Long Sleeve'],
  ['freedom hoodie', 'Lasting Freedom Hoodie'],
  ['black hoodie', 'First Light Hoodie'],
  ['navy cap', 'Porch Light Cap'],
  ['hoddie', 'Hoodie'],
  ['swetshirt', 'Sweatshirt'],
] as const;

describe('the search of the demo shop', () => {
  it.each(FIRST_HITS)('finds for "%s" first a product named %s', async (text, name) => {
    const [first] = (await search(text)).products;
    expect(first?.name).toMatch(new RegExp(name));
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
