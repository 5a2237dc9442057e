import { newSession } from '#test/support/builders/cart.js';
import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { query } from '#platform/database/sql.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { ProductSitemap } from '../../listing/product-sitemap.queries.js';
import type { AdminProductView } from '../admin-catalog.view.js';
import { PurgeDeletedItems } from './purge-deleted-items.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

type Kind = 'products' | 'categories' | 'artists';

const remove = (kind: Kind, id: string) => shop.http().delete(`/api/admin/${kind}/${id}`).set(admin).expect(200);
const restore = (kind: Kind, id: string) => shop.http().post(`/api/admin/deleted/${kind}/${id}/restore`).set(admin);
const deleted = async (kind: Kind, search = '') => {
  const { body } = await shop.http().get(`/api/admin/deleted/${kind}`).query({ search }).set(admin).expect(200);
  return body as { id: string; name: string; imageUrl: string | null; deletedAt: string }[];
};
const product = async (id: string) =>
  (await shop.http().get(`/api/admin/products/${id}`).set(admin).expect(200)).body as AdminProductView;
const columnsOf = async (table: string): Promise<string[]> =>
  (
    await query<{ name: string }>(
      shop.db,
      'select column_name as name from information_schema.columns where table_name = $1 order by 1',
      [table],
    )
  ).map(({ name }) => name);

describe('a deleted product', () => {
  it('is listed among the deleted ones by its words, and restored as it was, once, however often it is asked for', async () => {
    const category = await givenCategory(shop.db);
    const imageUrl = await givenStoredFile(shop.db);
    const { id } = await givenProduct(shop.db, { name: 'Señal Tee', categoryId: category.id, imageUrl, stockQuantity: 7 });
    const before = await product(id);
    await remove('products', id);
    expect(await deleted('products', 'senal')).toMatchObject([{ id, name: 'Señal Tee', imageUrl }]);
    expect(await deleted('products', 'senal hat')).toEqual([]);

    const answers = await Promise.all([1, 2, 3].map(() => restore('products', id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await product(id);
    expect(after).toEqual(Object.assign(before, { version: before.version + 2, updatedAt: after.updatedAt }));
    expect(await deleted('products', 'senal')).toEqual([]);
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
    await remove('products', id);
    expect(await seen()).toEqual({ matching: 0, productCount: 0, inSitemap: false });
    await restore('products', id).expect(200);
    expect(await seen()).toEqual({ matching: 1, productCount: 1, inSitemap: true });
  });

  it('does not come back into carts, and can be bought again (threat 84)', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 2 });
    const sessionId = newSession();
    await shop.http().post('/api/cart').send({ productId: id, quantity: 2, sessionId }).expect(201);
    await remove('products', id);
    await shop.http().post('/api/cart').send({ productId: id, quantity: 1, sessionId }).expect(404);
    await restore('products', id).expect(200);
    expect((await shop.http().get(`/api/cart/${sessionId}`)).body).toEqual([]);
    await shop.http().post('/api/cart').send({ productId: id, quantity: 2, sessionId }).expect(201);
  });

  it('rejects a form that was opened before it was deleted and restored', async () => {
    const category = await givenCategory(shop.db);
    const { id } = await givenProduct(shop.db, { categoryId: category.id });
    const { version } = await product(id);
    await remove('products', id);
    await restore('products', id).expect(200);
    const form = { name: 'Stale', description: 'Old.', price: 1, categoryId: category.id, version };
    const { body } = await shop.http().put(`/api/admin/products/${id}`).set(admin).send(form).expect(409);
    expect(body).toMatchObject({ code: 'EDIT_CONFLICT' });
  });
});

describe('a deleted category', () => {
  it('is restored with its products, except those that got another one', async () => {
    const imageUrl = await givenStoredFile(shop.db);
    const guide = { columns: ['Size', 'Chest'], rows: [['M', '40']], note: null };
    const category = await givenCategory(shop.db, { name: 'Vests', imageUrl, sizeGuide: guide });
    const other = await givenCategory(shop.db);
    const [kept, moved] = [
      await givenProduct(shop.db, { categoryId: category.id }),
      await givenProduct(shop.db, { categoryId: category.id }),
    ];
    await remove('categories', category.id);
    expect(await product(kept.id)).toMatchObject({ category: null, categoryId: null });
    await shop.db.query('update products set category_id = $2 where id = $1', [moved.id, other.id]);
    expect(await deleted('categories')).toMatchObject([{ id: category.id, name: 'Vests', imageUrl }]);

    const { body } = await restore('categories', category.id).expect(200);
    const { id, slug } = category;
    expect(body).toEqual({ id, name: 'Vests', slug, imageUrl, sizeGuide: guide, productCount: 1, version: 2 });
    expect((await product(kept.id)).categoryId).toBe(category.id);
    expect((await product(moved.id)).categoryId).toBe(other.id);
    await restore('categories', category.id).expect(200);
    expect(await deleted('categories')).toEqual([]);
  });

  it('frees its slug, and waits until the slug is free again', async () => {
    const first = await givenCategory(shop.db, { slug: 'rain' });
    await remove('categories', first.id);
    const { body: second } = await shop
      .http()
      .post('/api/admin/categories')
      .set(admin)
      .send({ name: 'Rain', slug: 'rain' })
      .expect(201);
    const { body } = await restore('categories', first.id).expect(409);
    expect(body).toMatchObject({
      code: 'SLUG_EXISTS',
      message: 'Another category uses the slug "rain" now: change that one first',
    });
    await remove('categories', (second as { id: string }).id);
    await restore('categories', first.id).expect(200);
  });

  it('cannot be given to a product, also not while it is being deleted', async () => {
    const category = await givenCategory(shop.db);
    const { id } = await givenProduct(shop.db, { categoryId: category.id });
    const form = { name: 'Raced', description: 'x', price: 5, categoryId: category.id };
    const save = () => shop.http().put(`/api/admin/products/${id}`).set(admin).send(form);
    await Promise.all([save(), remove('categories', category.id), save()]);
    expect((await product(id)).categoryId).toBeNull();
    await save().expect(400);
    await expect(shop.db.query('update products set category_id = $2 where id = $1', [id, category.id])).rejects.toThrow(
      'products_category_id_fkey',
    );
  });
});

it('a deleted artist is restored with the products that have no other one', async () => {
  const artist = await givenArtist(shop.db, { name: 'Dee', isActive: false });
  const { id } = await givenProduct(shop.db, { artistId: artist.id });
  await remove('artists', artist.id);
  expect((await product(id)).artist).toBeNull();
  expect(await deleted('artists')).toMatchObject([{ id: artist.id, name: 'Dee' }]);
  const { body } = await restore('artists', artist.id).expect(200);
  expect(body).toMatchObject({ id: artist.id, name: 'Dee', isActive: false, productCount: 1, version: 2 });
  expect((await product(id)).artist).toEqual({ id: artist.id, name: 'Dee' });
});

it.each(['products', 'categories', 'artists'] as const)('unknown %s answer 404', async (kind) => {
  for (const id of ['9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d', 'x']) await restore(kind, id).expect(404);
});

it.each([
  ['categories', 'deleted_categories'],
  ['artists', 'deleted_artists'],
])('all columns of %s are kept in %s', async (table, deletedTable) => {
  expect(await columnsOf(deletedTable)).toEqual(
    [...(await columnsOf(table)), 'deleted_at', 'product_ids'].toSorted((a, b) => a.localeCompare(b)),
  );
});

it('categories and artists can be restored for 30 days', async () => {
  const [category, artist, recent] = [
    await givenCategory(shop.db),
    await givenArtist(shop.db),
    await givenArtist(shop.db, { name: 'Recent' }),
  ];
  await remove('categories', category.id);
  await remove('artists', artist.id);
  await remove('artists', recent.id);
  expect(await shop.app.get(PurgeDeletedItems).execute()).toBe(0);
  for (const table of ['deleted_categories', 'deleted_artists'])
    await shop.db.query(`update ${table} set deleted_at = now() - interval '31 days' where id = any($1)`, [
      [category.id, artist.id],
    ]);
  expect(await shop.app.get(PurgeDeletedItems).execute()).toBe(2);
  expect(await shop.app.get(PurgeDeletedItems).execute()).toBe(0);
  await restore('categories', category.id).expect(404);
  await restore('artists', recent.id).expect(200);
});
