import { givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminCategoryView } from '../admin-catalog.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const post = (body: object) => shop.http().post('/api/admin/categories').set(admin).send(body);
const put = (id: string, body: object) => shop.http().put(`/api/admin/categories/${id}`).set(admin).send(body);
const created = async (body: object) => (await post(body).expect(201)).body as AdminCategoryView;
const shown = async () => (await shop.http().get('/api/categories')).body as { slug: string; name: string }[];

describe('categories', () => {
  it('are returned in full, with product counts in the admin, and shown in the shop', async () => {
    const imageUrl = await givenStoredFile(shop.db);
    const category = await created({ name: ' Rain Jackets ', slug: 'rain-jackets', imageUrl });
    expect(category).toEqual({
      id: category.id,
      name: 'Rain Jackets',
      slug: 'rain-jackets',
      sizeGuide: null,
      taxKind: 'clothing',
      imageUrl,
      productCount: 0,
      version: 1,
    });
    await givenProduct(shop.db, { categoryId: category.id });
    await givenProduct(shop.db, { categoryId: category.id, deletedAt: new Date() });
    const list = await shop.http().get('/api/admin/categories').set(admin).expect(200);
    expect(list.body).toContainEqual({
      id: category.id,
      name: 'Rain Jackets',
      slug: 'rain-jackets',
      sizeGuide: null,
      taxKind: 'clothing',
      imageUrl,
      productCount: 1,
      version: 1,
    });
    expect(await eventually(shown, (all) => all.some((one) => one.slug === 'rain-jackets'))).toContainEqual({
      id: category.id,
      name: 'Rain Jackets',
      slug: 'rain-jackets',
      sizeGuide: null,
      imageUrl,
    });
  });

  it('are taxed as clothing unless staff say otherwise, and stay it when it is not sent', async () => {
    expect(await created({ name: 'Mugs', slug: 'mugs', taxKind: 'other' })).toMatchObject({ taxKind: 'other' });
    const { id } = await created({ name: 'Coats', slug: 'coats' });
    expect((await put(id, { name: 'Coats', slug: 'coats' }).expect(200)).body).toMatchObject({ taxKind: 'clothing' });
    expect((await put(id, { name: 'Coats', slug: 'coats', taxKind: 'other' }).expect(200)).body).toMatchObject({
      taxKind: 'other',
    });
    const audited =
      "select detail -> 'changes' -> 'taxKind' as change from audit_log where entity_id = $1 and action = 'updated'";
    expect(await shop.db.query(audited, [id])).toContainEqual({ change: { before: 'clothing', after: 'other' } });
    for (const taxKind of [null, 'food', ['clothing']]) await put(id, { name: 'Coats', slug: 'coats', taxKind }).expect(400);
  });

  it('keep their image when it is not sent and lose it when it is cleared', async () => {
    const imageUrl = await givenStoredFile(shop.db);
    const { id } = await created({ name: 'Caps', slug: 'caps', imageUrl });
    expect((await put(id, { name: 'Caps & Hats', slug: 'caps' }).expect(200)).body).toMatchObject({
      name: 'Caps & Hats',
      imageUrl,
    });
    expect((await put(id, { name: 'Caps', slug: 'caps--hats', imageUrl: '' }).expect(200)).body).toMatchObject({
      slug: 'caps--hats',
      imageUrl: null,
    });
  });

  it('are not overwritten by a form that was opened before another save', async () => {
    const category = await created({ name: 'Vests', slug: 'vests' });
    const theirs = await put(category.id, { name: 'Their Vests', slug: 'vests', version: category.version }).expect(200);
    expect(theirs.body).toMatchObject({ version: category.version + 1 });
    const mine = await put(category.id, { name: 'My Vests', slug: 'vests', version: category.version }).expect(409);
    expect(mine.body).toMatchObject({
      message: 'Someone else has changed this category meanwhile',
      code: 'EDIT_CONFLICT',
      current: theirs.body as object,
    });
    await put(category.id, { name: 'My Vests', slug: 'vests', version: category.version + 1 }).expect(200);
    expect((await put(category.id, { name: 'My Vests', slug: 'vests', version: 'x' }).expect(400)).body).toMatchObject({
      message: 'Version must be a whole number',
    });
  });

  it('have a unique slug', async () => {
    await created({ name: 'Socks', slug: 'socks' });
    const other = await created({ name: 'Belts', slug: 'belts' });
    for (const answer of [
      await post({ name: 'More socks', slug: 'socks' }),
      await put(other.id, { name: 'Belts', slug: 'socks' }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        message: 'Slug already exists',
        code: 'SLUG_EXISTS',
        errors: { slug: 'Slug already exists' },
      });
    }
  });

  it.each<[object, string]>([
    [{ name: '', slug: 'x' }, 'Name is required'],
    [{ name: 'X', slug: 'x', imageUrl: 'javascript:alert(1)' }, 'Please upload the file first: other addresses are not accepted'],
  ])('rejects %j', async (body, message) => {
    const { id } = await givenCategory(shop.db);
    expect((await post(body).expect(400)).body).toMatchObject({ message });
    expect((await put(id, body).expect(400)).body).toMatchObject({ message });
  });

  it('leave their products uncategorized when they are deleted (threat 82)', async () => {
    const category = await givenCategory(shop.db);
    const product = await givenProduct(shop.db, { categoryId: category.id });
    await shop.http().delete(`/api/admin/categories/${category.id}`).set(admin).expect(200, { success: true });
    const { body } = await shop.http().get(`/api/admin/products/${product.id}`).set(admin).expect(200);
    expect(body).toMatchObject({ categoryId: null, category: null });
    await shop.http().delete(`/api/admin/categories/${category.id}`).set(admin).expect(404);
    await put(category.id, { name: 'X', slug: 'gone' }).expect(404);
  });

  it('write an audit row for every change', async () => {
    const { id } = await created({ name: 'Bags', slug: 'bags' });
    await put(id, { name: 'Totes', slug: 'totes' }).expect(200);
    await shop.http().delete(`/api/admin/categories/${id}`).set(admin).expect(200);
    expect(
      await shop.db.query('select action, entity, detail from audit_log where entity_id = $1 order by created_at', [id]),
    ).toEqual([
      { action: 'created', entity: 'category', detail: { name: 'Bags', slug: 'bags' } },
      {
        action: 'updated',
        entity: 'category',
        detail: {
          name: 'Totes',
          changes: { name: { before: 'Bags', after: 'Totes' }, slug: { before: 'bags', after: 'totes' } },
        },
      },
      { action: 'deleted', entity: 'category', detail: { name: 'Totes' } },
    ]);
  });
});
