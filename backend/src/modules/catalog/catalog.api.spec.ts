import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { CatalogQueries } from './catalog.queries.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('the public catalogue', () => {
  it('lists products with their category and artist, prices as two-decimal strings', async () => {
    const category = await givenCategory(shop.db, { name: 'Hoodies', slug: 'hoodies' });
    const artist = await givenArtist(shop.db, { name: 'Dee' });
    const product = await givenProduct(shop.db, {
      priceCents: 6_850,
      categoryId: category.id,
      artistId: artist.id,
      stockQuantity: 0,
    });

    const { body } = await shop.http().get('/api/products').expect(200);

    expect(body).toContainEqual(
      expect.objectContaining({
        id: product.id,
        price: '68.50',
        category: { id: category.id, name: 'Hoodies', slug: 'hoodies' },
        artist: { id: artist.id, name: 'Dee' },
        stockQuantity: 0,
        inStock: false,
      }),
    );
  });

  it('shows a change at once although responses are cached', async () => {
    const product = await givenProduct(shop.db);
    await shop.http().get(`/api/products/${product.id}`).expect(200);
    await shop.db.query('update products set name = $2 where id = $1', [product.id, 'Renamed']);

    const name = async (): Promise<string> => {
      const answer = await shop.http().get(`/api/products/${product.id}`);
      return (answer.body as { name: string }).name;
    };
    expect(await eventually(name, (value) => value === 'Renamed')).toBe('Renamed');
  });

  it('shows a sale in the lists and on the product at once, without reading the whole list again', async () => {
    const artist = await givenArtist(shop.db);
    const [sold, other] = [
      await givenProduct(shop.db, { stockQuantity: 9, artistId: artist.id }),
      await givenProduct(shop.db, { stockQuantity: 4 }),
    ];
    const stockIn = async (path: string): Promise<Record<string, number>> => {
      const { body } = await shop.http().get(path).expect(200);
      const products = (Array.isArray(body) ? body : [body]) as { id: string; stockQuantity: number }[];
      return Object.fromEntries(products.map(({ id, stockQuantity }) => [id, stockQuantity]));
    };
    const paths = ['/api/products', `/api/artists/${artist.id}/products`, `/api/products/${sold.id}`];
    // The products announced themselves too.
    await shop.waitForNotifications();
    for (const path of paths) expect((await stockIn(path))[sold.id]).toBe(9);
    const wholeList = jest.spyOn(shop.app.get(CatalogQueries), 'products');
    for (let stock = 8; stock > 5; stock--) {
      await shop.db.query('update products set stock_quantity = $2 where id = $1', [sold.id, stock]);
      for (const path of paths) {
        const shown = await eventually(
          () => stockIn(path),
          (stocks) => stocks[sold.id] === stock,
        );
        expect(shown[sold.id]).toBe(stock);
      }
    }
    expect((await stockIn('/api/products'))[other.id]).toBe(4);
    expect(wholeList).not.toHaveBeenCalled();
    await shop.db.query('update products set stock_quantity = 0 where id = $1', [sold.id]);
    const soldOut = await eventually(
      () => stockIn('/api/products'),
      (stocks) => stocks[sold.id] === 0,
    );
    expect(soldOut[sold.id]).toBe(0);
    expect(wholeList).toHaveBeenCalled();
    wholeList.mockRestore();
  });

  it.each([
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0, br;q=0.000', undefined],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['notbr', undefined],
  ])('answers accept-encoding "%s" with %s', async (accepted, expected) => {
    await givenProduct(shop.db, { description: 'Warm. '.repeat(300) });
    const { headers } = await shop.http().get('/api/products').set('accept-encoding', accepted).expect(200);
    expect(headers['content-encoding']).toBe(expected);
  });

  it('answers 304 to a browser that already has the list', async () => {
    const first = await shop.http().get('/api/products').expect(200);
    await shop
      .http()
      .get('/api/products')
      .set('if-none-match', first.headers['etag'] ?? '')
      .expect(304);
  });

  it.each([
    '/api/products/1',
    '/api/products/undefined',
    '/api/products/%00',
    '/api/artists/x/products',
    '/api/products/x/images',
  ])('answers 404 for %s, never 500 (threat 98)', async (path) => {
    const { body } = await shop.http().get(path).expect(404);
    expect(body).toMatchObject({ statusCode: 404 });
  });

  it('hides deleted products and inactive artists', async () => {
    const product = await givenProduct(shop.db, { deletedAt: new Date() });
    const artist = await givenArtist(shop.db, { isActive: false });
    await shop.http().get(`/api/products/${product.id}`).expect(404);
    await shop.http().get(`/api/artists/${artist.id}`).expect(404);
  });

  it('falls back to the single image when a product has no gallery', async () => {
    const product = await givenProduct(shop.db, { imageUrl: '/api/images/9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d.webp' });
    const { body } = await shop.http().get(`/api/products/${product.id}/images`).expect(200);
    expect(body).toEqual([{ imageUrl: product.imageUrl, alt: '', sortOrder: 0, isMain: true, image: null }]);
  });
});
