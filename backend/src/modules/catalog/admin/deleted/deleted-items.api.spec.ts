import { newSession } from '#test/support/builders/cart.js';
import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { DeletedItems } from '#test/support/deleted-items.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { ProductSitemap } from '../../listing/product-sitemap.queries.js';
import { PurgeDeletedItems } from './purge-deleted-items.js';

let shop: TestShop;
let admin: { authorization: string };
let items: DeletedItems;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  items = new DeletedItems(shop, admin);
});
afterAll(() => shop.close());

describe('a deleted product', () => {
  it('is listed among the deleted ones by its words, and restored as it was, once, however often it is asked for', async () => {
    const category = await givenCategory(shop.db);
    const imageUrl = await givenStoredFile(shop.db);
    const { id } = await givenProduct(shop.db, { name: 'Señal Tee', categoryId: category.id, imageUrl, stockQuantity: 7 });
    const before = await items.product(id);
    await items.remove('products', id).expect(200);
    expect(await items.list('products', 'senal')).toMatchObject([{ id, name: 'Señal Tee', imageUrl }]);
    expect(await items.list('products', 'senal hat')).toEqual([]);

    const answers = await Promise.all([1, 2, 3].map(() => items.restore('products', id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await items.product(id);
    expect(after).toEqual(Object.assign(before, { version: before.version + 2, updatedAt: after.updatedAt }));
    expect(await items.list('products', 'senal')).toEqual([]);
    const listed = async () => (await shop.http().get(`/api/products/${id}`)).status;
    expect(await eventually(listed, (status) => status === 200)).toBe(200);
    const log = await shop.db.query('select action from audit_log where entity_id = $1 order by created_at, id', [id]);
    expect((log as { action: string }[]).map(({ action }) => action)).toEqual(['deleted', 'restored']);
  });

  it('is in no list, sitemap or count until it is restored', async () => {
    const category = await givenCategory(shop.db);
    const { id } = await givenProduct(shop.db, { name: 'Counted once', categoryId: category.id, stockQuantity: 1 });
    const seen = async () => {
      const { body: page } = await shop.http().get('/api/admin/products/page').query({ search: 'counted once' }).set(admin);
      const { body: categories } = await shop.http().get('/api/admin/categories').set(admin);
      const own = (categories as { id: string; productCount: number }[]).find((one) => one.id === category.id);
      const entries = await shop.app.get(ProductSitemap).part('00000000-0000-0000-0000-000000000000');
      const [{ matching }, inSitemap] = [page as { matching: number }, entries.some((entry) => entry.id === id)];
      return { matching, productCount: own?.productCount, inSitemap };
    };
    expect(await seen()).toEqual({ matching: 1, productCount: 1, inSitemap: true });
    await items.remove('products', id).expect(200);
    expect(await seen()).toEqual({ matching: 0, productCount: 0, inSitemap: false });
    await items.restore('products', id).expect(200);
    expect(await seen()).toEqual({ matching: 1, productCount: 1, inSitemap: true });
  });

  it('does not come back into carts, and can be bought again (threat 84)', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 2 });
    const sessionId = newSession();
    await shop.http().post('/api/cart').send({ productId: id, quantity: 2, sessionId }).expect(201);
    await items.remove('products', id).expect(200);
    await shop.http().post('/api/cart').send({ productId: id, quantity: 1, sessionId }).expect(404);
    await items.restore('products', id).expect(200);
    expect((await shop.http().get(`/api/cart/${sessionId}`)).body).toEqual([]);
    await shop.http().post('/api/cart').send({ productId: id, quantity: 2, sessionId }).expect(201);
  });

  it('rejects a form that was opened before it was deleted and restored', async () => {
    const category = await givenCategory(shop.db);
    const { id } = await givenProduct(shop.db, { categoryId: category.id });
    const { version } = await items.product(id);
    await items.remove('products', id).expect(200);
    await items.restore('products', id).expect(200);
    const form = { name: 'Stale', description: 'Old.', price: 1, categoryId: category.id, version };
    const { body } = await shop.http().put(`/api/admin/products/${id}`).set(admin).send(form).expect(409);
    expect(body).toMatchObject({ code: 'EDIT_CONFLICT' });
  });
});

it.each(['products', 'categories', 'artists'] as const)('unknown %s answer 404', async (kind) => {
  for (const id of ['9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d', 'x']) await items.restore(kind, id).expect(404);
});

it('categories and artists can be restored for 30 days', async () => {
  const [category, artist, recent] = [
    await givenCategory(shop.db),
    await givenArtist(shop.db),
    await givenArtist(shop.db, { name: 'Recent' }),
  ];
  await items.remove('categories', category.id).expect(200);
  await items.remove('artists', artist.id).expect(200);
  await items.remove('artists', recent.id).expect(200);
  expect(await shop.app.get(PurgeDeletedItems).execute()).toBe(0);
  for (const table of ['categories', 'artists'])
    await shop.db.query(`update ${table} set deleted_at = now() - interval '31 days' where id = any($1)`, [
      [category.id, artist.id],
    ]);
  expect(await shop.app.get(PurgeDeletedItems).execute()).toBe(2);
  expect(await shop.app.get(PurgeDeletedItems).execute()).toBe(0);
  await items.restore('categories', category.id).expect(404);
  await items.restore('artists', recent.id).expect(200);
});
