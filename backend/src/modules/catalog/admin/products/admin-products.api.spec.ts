import { newSession } from '#test/support/builders/cart.js';
import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminProductView } from '../admin-catalog.view.js';

let shop: TestShop;
let admin: { authorization: string };
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  categoryId = (await givenCategory(shop.db, { name: 'Hoodies', slug: 'hoodies' })).id;
});
afterAll(() => shop.close());

const form = (over: Record<string, unknown> = {}) => ({
  name: 'Rise Hoodie',
  description: 'Warm.',
  price: 68.5,
  categoryId,
  ...over,
});

async function created(over: Record<string, unknown> = {}): Promise<AdminProductView> {
  const { body } = await shop.http().post('/api/admin/products').set(admin).send(form(over)).expect(201);
  return body as AdminProductView;
}

const save = (id: string, over: Record<string, unknown> = {}) =>
  shop.http().put(`/api/admin/products/${id}`).set(admin).send(form(over));

describe('a new product', () => {
  it('is returned in full, listed first in the admin, and shown in the shop', async () => {
    const artist = await givenArtist(shop.db, { name: 'Dee', isActive: false });
    const [front, back] = [
      await givenStoredFile(shop.db),
      await givenStoredFile(shop.db, { status: 'processing', width: 8, height: 6, color: '#112233' }),
    ];
    const video = await givenStoredFile(shop.db, { kind: 'video', contentType: 'video/mp4', byteSize: '104857600' });
    const product = await created({
      artistId: artist.id,
      stockQuantity: 12,
      imageUrl: back,
      additionalImages: [front, back],
      mainImageIndex: 1,
      videoUrl: video,
      isNew: true,
    });
    const image = { width: 8, height: 6, color: '#112233' };
    expect(product).toMatchObject({
      name: 'Rise Hoodie',
      description: 'Warm.',
      price: '68.50',
      category: { id: categoryId, name: 'Hoodies', slug: 'hoodies' },
      artistId: artist.id,
      artist: { id: artist.id, name: 'Dee' },
      stockQuantity: 12,
      inStock: true,
      imageUrl: back,
      videoUrl: video,
      isNew: true,
      isBestSeller: false,
      isArtistSeries: false,
      sourcePlatform: null,
      sourceUrl: null,
      version: 1,
      fileStatus: 'processing',
      images: [
        { imageUrl: front, alt: '', sortOrder: 0, isMain: false, image: null, fileStatus: 'ready' },
        { imageUrl: back, alt: '', sortOrder: 1, isMain: true, image, fileStatus: 'processing' },
      ],
    });
    const list = await shop.http().get('/api/admin/products').set(admin).expect(200).expect('cache-control', 'no-store');
    expect((list.body as unknown[])[0]).toEqual(product);
    await shop.http().get(`/api/admin/products/${product.id}`).set(admin).expect(200, product);
    const shown = await shop.http().get(`/api/products/${product.id}/images`).expect(200);
    expect(shown.body).toEqual([
      { imageUrl: front, alt: '', sortOrder: 0, isMain: false, image: null },
      { imageUrl: back, alt: '', sortOrder: 1, isMain: true, image },
    ]);
  });
});

describe('an update', () => {
  it('keeps fields that are not sent and replaces the gallery as a whole', async () => {
    const [a, b, c] = [await givenStoredFile(shop.db), await givenStoredFile(shop.db), await givenStoredFile(shop.db)];
    const artist = await givenArtist(shop.db);
    const { id } = await created({
      artistId: artist.id,
      stockQuantity: 4,
      imageUrl: a,
      additionalImages: [a, b],
      isBestSeller: true,
    });
    const kept = await save(id, { name: 'Renamed' }).expect(200);
    expect(kept.body).toMatchObject({
      name: 'Renamed',
      artistId: artist.id,
      stockQuantity: 4,
      imageUrl: a,
      isBestSeller: true,
      version: 2,
    });
    const replaced = await save(id, { artistId: null, additionalImages: [c, b, c], mainImageIndex: 9 }).expect(200);
    expect(replaced.body).toMatchObject({ artistId: null, artist: null, imageUrl: c, version: 3 });
    expect((replaced.body as AdminProductView).images.map((image) => [image.imageUrl, image.isMain])).toEqual([
      [c, true],
      [b, false],
    ]);
    const emptied = await save(id, { imageUrl: null, additionalImages: [] }).expect(200);
    expect(emptied.body).toMatchObject({ imageUrl: null, images: [] });
  });

  it('accepts a larger imported file that the product already has', async () => {
    const large = await givenStoredFile(shop.db, { byteSize: '9000000' });
    const { id } = await givenProduct(shop.db, { imageUrl: large, categoryId });
    await save(id, { imageUrl: large, additionalImages: [large] }).expect(200);
  });

  it('appears in the public responses although they are cached', async () => {
    const { id } = await created();
    await shop.http().get('/api/products').expect(200);
    await save(id, { name: 'Fresh name', price: '9.99' }).expect(200);
    const listed = async () =>
      ((await shop.http().get('/api/products')).body as AdminProductView[]).find((product) => product.id === id);
    expect(await eventually(listed, (product) => product?.name === 'Fresh name')).toMatchObject({ price: '9.99' });
  });

  it('over another save is a conflict that returns the current product', async () => {
    const { id, version } = await created();
    await save(id, { name: 'By the first', version }).expect(200);
    const { body } = await save(id, { name: 'By the second', version }).expect(409);
    expect(body).toMatchObject({ code: 'EDIT_CONFLICT', current: { id, name: 'By the first', version: version + 1 } });
    await save(id, { name: 'By the second', version: version + 1 }).expect(200);
  });

  it('applies the stock as a difference when the form sends the stock it was opened with', async () => {
    const { id } = await created({ stockQuantity: 10 });
    await shop.db.query('update products set stock_quantity = 7 where id = $1', [id]);
    expect((await save(id, { stockQuantity: 15, stockQuantityRead: 10 })).body).toMatchObject({ stockQuantity: 12 });
    const { body } = await save(id, { stockQuantity: 0, stockQuantityRead: 15 }).expect(409);
    expect(body).toMatchObject({
      code: 'STOCK_CHANGED',
      message: 'Stock has changed meanwhile: only 12 left',
      current: { stockQuantity: 12 },
    });
    expect((await save(id, { stockQuantity: 3 })).body).toMatchObject({ stockQuantity: 3 });
  });

  it('answers 404 for an unknown or deleted product', async () => {
    const { id } = await givenProduct(shop.db, { deletedAt: new Date() });
    for (const unknown of [id, '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d', 'x']) await save(unknown).expect(404);
  });
});

describe('deleting a product', () => {
  it('removes it from the shop and from carts, once (threat 84)', async () => {
    const { id } = await created({ stockQuantity: 5 });
    const sessionId = newSession();
    await shop.http().post('/api/cart').send({ productId: id, quantity: 2, sessionId }).expect(201);
    await shop.http().delete(`/api/admin/products/${id}`).set(admin).expect(200, { success: true });
    expect((await shop.http().get(`/api/cart/${sessionId}`)).body).toEqual([]);
    expect(await shop.db.query('select id from cart_items where product_id = $1', [id])).toEqual([]);
    const gone = async () => (await shop.http().get(`/api/products/${id}`)).status;
    expect(await eventually(gone, (status) => status === 404)).toBe(404);
    await shop.http().delete(`/api/admin/products/${id}`).set(admin).expect(404);
    await shop.http().get(`/api/admin/products/${id}`).set(admin).expect(404);
  });
});

it('every change writes an audit row, a rejected one does not', async () => {
  const { id } = await created({ stockQuantity: 3 });
  await save(id, { price: '70', stockQuantity: 4 }).expect(200);
  await save(id, { version: 1 }).expect(409);
  await shop.http().delete(`/api/admin/products/${id}`).set(admin).expect(200);
  const entries: unknown = await shop.db.query(
    'select action, entity, detail from audit_log where entity_id = $1 order by created_at',
    [id],
  );
  expect(entries).toEqual([
    { action: 'created', entity: 'product', detail: { name: 'Rise Hoodie', price: '68.50', stock: 3 } },
    {
      action: 'updated',
      entity: 'product',
      detail: {
        name: 'Rise Hoodie',
        changes: { price: { before: '68.50', after: '70.00' }, stock: { before: 3, after: 4 } },
      },
    },
    { action: 'deleted', entity: 'product', detail: { name: 'Rise Hoodie' } },
  ]);
});
