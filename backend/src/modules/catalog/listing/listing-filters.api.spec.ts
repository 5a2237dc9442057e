import { givenArtist, givenProduct, givenSizedProduct } from '#test/support/builders/catalog.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';

interface Listing {
  products: { id: string; name: string }[];
  matching: number;
  colors: string[];
  artists: { id: string; name: string }[];
}

let shop: TestShop;
let marisol: { id: string };
beforeAll(async () => {
  shop = await openShop();
  marisol = await givenArtist(shop.db, { name: 'Marisol' });
  await givenArtist(shop.db, { name: 'Without Products' });
  const hidden = await givenArtist(shop.db, { name: 'Hidden', isActive: false });
  await givenProduct(shop.db, { name: 'Dear', priceCents: 9_000, color: 'Ink Blue', stockQuantity: 3, artistId: marisol.id });
  await givenProduct(shop.db, { name: 'Cheap', priceCents: 900, color: 'Washed Black', stockQuantity: 3, artistId: hidden.id });
  await givenProduct(shop.db, { name: 'Middle', priceCents: 4_000, color: 'Navy', stockQuantity: 3 });
  await givenProduct(shop.db, { name: 'Gone', priceCents: 2_000, color: 'Bluebell', stockQuantity: 0, artistId: marisol.id });
});
afterAll(() => shop.close());

async function listing(query: Record<string, string>): Promise<Listing> {
  const { body } = await shop
    .http()
    .get(`/api/products/listing?${new URLSearchParams(query).toString()}`)
    .expect(200);
  return body as Listing;
}
const names = async (query: Record<string, string>): Promise<string[]> => (await listing(query)).products.map(({ name }) => name);

describe('sorted and filtered listings', () => {
  it('sorts by price, the sold-out ones last', async () => {
    expect(await names({ sort: 'price-asc' })).toEqual(['Cheap', 'Middle', 'Dear', 'Gone']);
    expect(await names({ sort: 'price-desc' })).toEqual(['Dear', 'Middle', 'Cheap', 'Gone']);
  });

  it.each(['price-asc', 'price-desc'])('pages through %s, each product once', async (sort) => {
    const all = await names({ sort });
    const pages: string[] = [];
    for (let after: string | undefined; pages.length < all.length;) {
      const { products } = await listing({ sort, limit: '1', ...(after ? { after } : {}) });
      after = products[0]?.id;
      pages.push(...products.map(({ name }) => name));
    }
    expect(pages).toEqual(all);
  });

  it('filters by the family of a color, by whole words', async () => {
    expect(await names({ color: 'blue' })).toEqual(['Middle', 'Dear']);
    expect(await names({ color: 'Black' })).toEqual(['Cheap']);
    expect(await names({ color: 'bluebell' })).toEqual(['Gone']);
    expect(await names({ color: `'; drop` })).toEqual([]);
    expect((await listing({})).colors).toEqual(['Black', 'Blue', 'Bluebell']);
  });

  it('filters by an artist whom the shop shows', async () => {
    expect(await names({ artist: marisol.id })).toEqual(['Dear', 'Gone']);
    expect((await listing({})).artists).toEqual([{ id: marisol.id, name: 'Marisol' }]);
    const [hidden] = await shop.db.query<{ id: string }[]>(`select id from artists where name = 'Hidden'`);
    expect(await names({ artist: hidden?.id ?? '' })).toEqual([]);
  });

  it('leaves out what is sold out, also of a search', async () => {
    expect(await names({ availability: 'in-stock', sort: 'price-asc' })).toEqual(['Cheap', 'Middle', 'Dear']);
    expect(await names({ availability: 'in-stock', artist: marisol.id, search: 'gone' })).toEqual([]);
    expect(await listing({ availability: 'in-stock', color: 'blue' })).toMatchObject({ matching: 2 });
  });

  it.each(['sort=name', 'artist=x', 'availability=all', 'color=a&color=b'])('refuses ?%s', (query) =>
    shop.http().get(`/api/products/listing?${query}`).expect(400),
  );

  it('filters by the colors of sizes that are in stock', async () => {
    const tee = await givenSizedProduct(shop.db, { Forest: 2, Burgundy: 0 }, { name: 'Tee', optionNames: ['Color'] });
    await eventually(
      () => names({ color: 'green' }),
      (found) => found.length === 1,
    );
    expect(await names({ color: 'red' })).toEqual([]);
    expect((await listing({})).colors).toEqual(['Black', 'Green', 'Blue', 'Bluebell']);
    const { body } = await shop.http().get(`/api/products/${tee.id}`).expect(200);
    expect(body).toMatchObject({ colors: ['Forest'] });
  });
});
