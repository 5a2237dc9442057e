import { newSession } from '../../../test/support/builders/cart.js';
import { givenArtist, givenProduct } from '../../../test/support/builders/catalog.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('reading a cart', () => {
  it('shows the lines oldest first with full products, the same by query and by path, never stored', async () => {
    const artist = await givenArtist(shop.db, { name: 'Dee' });
    const first = await givenProduct(shop.db, { name: 'Zip Hoodie', price: '68', artistId: artist.id });
    const second = await givenProduct(shop.db, { name: 'A Cap' });
    const sessionId = newSession();
    const added = await shop.http().post('/api/cart').send({ productId: first.id, quantity: 2, sessionId }).expect(201);
    await shop.http().post('/api/cart').send({ productId: second.id, quantity: 1, sessionId }).expect(201);

    const byQuery = await shop.http().get('/api/cart').query({ sessionId }).expect(200);
    const byPath = await shop.http().get(`/api/cart/${sessionId}`).expect(200);

    const { body: listed } = await shop.http().get('/api/products').expect(200);
    expect(byQuery.body).toEqual([
      { id: added.body.id, quantity: 2, product: listed.find((product: { id: string }) => product.id === first.id) },
      { id: expect.any(String), quantity: 1, product: listed.find((product: { id: string }) => product.id === second.id) },
    ]);
    expect(byQuery.body[0]).toEqual(added.body);
    expect(byPath.body).toEqual(byQuery.body);
    expect(byQuery.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(byQuery.body)).not.toContain(sessionId);
  });
});
