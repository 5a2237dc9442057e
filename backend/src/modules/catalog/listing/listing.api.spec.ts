import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';

interface Listing {
  products: { id: string; name: string }[];
  matching: number;
  total: number;
  isCloseMatch: boolean;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function read<T>(path: string): Promise<T> {
  const { body } = await shop.http().get(path).expect(200);
  return body as T;
}

const listing = (query: Record<string, string>): Promise<Listing> =>
  read(`/api/products/listing?${new URLSearchParams(query).toString()}`);
const namesOf = ({ products }: Listing): string[] => products.map(({ name }) => name);

/** Reads until the server has noticed the products that the test has written. */
const listingOf = (query: Record<string, string>, matching: number): Promise<Listing> =>
  eventually(
    () => listing(query),
    (found) => found.matching === matching,
  );

describe('pages of the product list', () => {
  it('reads every product once, in the order of the list, also when many have the same time', async () => {
    await shop.db.query(`insert into products (name, description, price, created_at)
      select 'Bulk ' || n, 'x', 10, now() - (n / 10) * interval '1 hour' from generate_series(1, 60) n`);
    const listed = async (): Promise<string[]> => (await read<{ id: string }[]>('/api/products')).map(({ id }) => id);
    const all = await eventually(listed, (ids) => ids.length >= 60);
    const pages: string[] = [];
    let path: string | undefined = '/api/products?limit=7&fields=card';
    while (path !== undefined) {
      const response: { body: unknown; headers: { link?: string } } = await shop.http().get(path).expect(200);
      pages.push(...(response.body as { id: string }[]).map(({ id }) => id));
      path = /^<(.+)>; rel="next"$/.exec(response.headers.link ?? '')?.[1];
    }
    expect(pages).toEqual(all);
  });

  it('answers with whole products or cards', async () => {
    const [product] = await read<Record<string, unknown>[]>('/api/products?limit=1');
    expect(product).toHaveProperty('description');
    const [card] = await read<Record<string, unknown>[]>('/api/products?limit=1&fields=card');
    expect(Object.keys(card ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [
        'artist',
        'id',
        'image',
        'imageUrl',
        'inStock',
        'isArtistSeries',
        'isBestSeller',
        'isNew',
        'mostPerOrder',
        'name',
        'opensAt',
        'optionNames',
        'price',
        'priceVaries',
        'sizes',
      ].toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'after=x', 'fields=all', 'limit=1&limit=2'])('refuses ?%s', (query) =>
    shop.http().get(`/api/products?${query}`).expect(400),
  );

  it('ends after a product that does not exist', () =>
    expect(read('/api/products?after=3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b')).resolves.toEqual([]));
});

describe('listings', () => {
  it('filters by category, by its slug or id, and by badge', async () => {
    const category = await givenCategory(shop.db);
    await givenProduct(shop.db, { name: 'Filtered New', categoryId: category.id, isNew: true });
    await givenProduct(shop.db, { name: 'Filtered Best', categoryId: category.id, isBestSeller: true });
    expect(namesOf(await listingOf({ category: category.slug }, 2))).toEqual(['Filtered Best', 'Filtered New']);
    expect(namesOf(await listing({ category: category.id, filter: 'new' }))).toEqual(['Filtered New']);
    expect(namesOf(await listing({ category: category.slug, filter: 'bestseller' }))).toEqual(['Filtered Best']);
    expect(await listing({ category: category.slug, filter: 'artist' })).toMatchObject({ products: [], matching: 0 });
    const { total } = await listing({ category: 'no-such-category' });
    expect(await listing({ filter: 'unknown' })).toMatchObject({ products: [], matching: 0, total, isCloseMatch: false });
    expect(total).toBeGreaterThan(2);
  });

  it('finds products by all words in name, description, artist and category, whatever case and accents', async () => {
    const artist = await givenArtist(shop.db, { name: 'Zoë Quillfeather' });
    const category = await givenCategory(shop.db, { name: 'Rainwear' });
    await givenProduct(shop.db, { name: 'Café Coat', description: 'Soft lining', artistId: artist.id, categoryId: category.id });
    await givenProduct(shop.db, { name: 'Other Coat', description: 'Rough' });
    await shop.waitForNotifications();
    for (const search of ['cafe', 'CAFÉ coat', 'lining', 'zoe', 'quillfeather rainwear', 'caf coa']) {
      expect({ search, found: namesOf(await listingOf({ search }, 1)) }).toEqual({ search, found: ['Café Coat'] });
    }
    expect((await listing({ search: '!!!' })).matching).toBe(0);
  });

  it('finds close matches only when nothing holds the words', async () => {
    await givenProduct(shop.db, { name: 'Velveteen Jacket', description: 'Plain.' });
    await listingOf({ search: 'velveteen' }, 1);
    expect(await listing({ search: 'velvetene' })).toMatchObject({ matching: 1, isCloseMatch: true });
    expect(await listing({ search: 'velveteen jakcet' })).toMatchObject({ matching: 1, isCloseMatch: true });
    expect(await listing({ search: 'qqqqqqqqq' })).toMatchObject({ matching: 0, isCloseMatch: false });
    expect(await listing({ search: 'velveteen' })).toMatchObject({ isCloseMatch: false });
  });

  it('searches for percent signs, quotes and backslashes as text', async () => {
    for (const search of ['%', '_', "'", '\\', '"', '\u0000', '100%']) {
      await shop
        .http()
        .get(`/api/products/listing?search=${encodeURIComponent(search)}`)
        .expect(200);
    }
  });

  it('reads 15 kB of words as its first eight (threat 95)', async () => {
    const words = Array.from({ length: 1_900 }, (_, n) => `w${n.toString(36)}`);
    const long = await listing({ search: words.join(' ') });
    expect(long).toEqual(await listing({ search: words.slice(0, 8).join(' ') }));
  });

  it('shows what sold out and a change of the price although pages of cards are kept', async () => {
    const { id } = await givenProduct(shop.db, { name: 'Kept Poncho', priceCents: 3_000, stockQuantity: 5 });
    const [before] = (await listingOf({ search: 'kept' }, 1)).products;
    expect(before).toMatchObject({ inStock: true, price: '30.00' });
    const find = async (path: string) => (await read<{ id: string }[]>(path)).find((product) => product.id === id);
    const card = () => find('/api/products?fields=card');
    expect(await card()).toEqual(before);
    await shop.db.query('update products set stock_quantity = 1 where id = $1', [id]);
    expect(await find('/api/products?limit=100')).toMatchObject({ stockQuantity: 1 });
    expect(await card()).toEqual(before);
    await shop.db.query('update products set stock_quantity = 0 where id = $1', [id]);
    await eventually(card, (found) => JSON.stringify(found) === JSON.stringify({ ...before, inStock: false }));
    await shop.db.query('update products set price = 31 where id = $1', [id]);
    await eventually(card, (found) => JSON.stringify(found) === JSON.stringify({ ...before, inStock: false, price: '31.00' }));
    expect((await listing({ search: 'kept' })).products).toEqual([await card()]);
  });

  it('pages through what it found', async () => {
    const category = await givenCategory(shop.db);
    for (let n = 0; n < 5; n++) await givenProduct(shop.db, { name: `Paged Scarf ${n}`, categoryId: category.id });
    const query = { search: 'paged', category: category.slug, limit: '2' };
    const first = await listingOf(query, 5);
    const second = await listing({ ...query, after: first.products[1]?.id ?? '' });
    const third = await listing({ ...query, after: second.products[1]?.id ?? '' });
    expect([first, second, third].flatMap(namesOf)).toEqual([4, 3, 2, 1, 0].map((n) => `Paged Scarf ${n}`));
    expect(third).toMatchObject({ matching: 5 });
  });

  it('follows a renamed product and a removed one', async () => {
    const { id } = await givenProduct(shop.db, { name: 'Unrenamed Mitten', description: 'x' });
    await listingOf({ search: 'unrenamed' }, 1);
    await shop.db.query(`update products set name = 'Gauntlet' where id = $1`, [id]);
    expect((await listingOf({ search: 'unrenamed' }, 0)).matching).toBe(0);
    expect((await listingOf({ search: 'gauntlte' }, 1)).isCloseMatch).toBe(true);
    await shop.db.query('update products set deleted_at = now() where id = $1', [id]);
    expect((await listingOf({ search: 'gauntlet' }, 0)).matching).toBe(0);
  });
});

describe('featured products', () => {
  it('are up to eight different products, in a small and in a large shop', async () => {
    const ids = async (): Promise<string[]> => (await read<{ id: string }[]>('/api/products/featured')).map(({ id }) => id);
    expect(new Set(await ids()).size).toBe(8);
    await shop.db.query(
      `insert into products (name, description, price) select 'Many ' || n, 'x', 10 from generate_series(1, 1100) n`,
    );
    await eventually(
      () => listing({}),
      ({ total }) => total > 1_100,
    );
    const draws = await Promise.all([ids(), ids(), ids()]);
    expect(draws.map((drawn) => new Set(drawn).size)).toEqual([8, 8, 8]);
    expect(new Set(draws.flat()).size).toBeGreaterThan(8);
  });
});
