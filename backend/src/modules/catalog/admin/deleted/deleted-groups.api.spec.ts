import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { DeletedItems } from '#test/support/deleted-items.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
let items: DeletedItems;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  items = new DeletedItems(shop, admin);
});
afterAll(() => shop.close());

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
    await items.remove('categories', category.id).expect(200);
    expect(await items.product(kept.id)).toMatchObject({ category: null, categoryId: null });
    await shop.db.query('update products set category_id = $2 where id = $1', [moved.id, other.id]);
    expect(await items.list('categories')).toMatchObject([{ id: category.id, name: 'Vests', imageUrl }]);

    const { body } = await items.restore('categories', category.id).expect(200);
    const { id, slug } = category;
    expect(body).toEqual({ id, name: 'Vests', slug, imageUrl, sizeGuide: guide, taxKind: 'other', productCount: 1, version: 2 });
    expect((await items.product(kept.id)).categoryId).toBe(category.id);
    expect((await items.product(moved.id)).categoryId).toBe(other.id);
    await items.restore('categories', category.id).expect(200);
    expect(await items.list('categories')).toEqual([]);
  });

  it('frees its slug, and waits until the slug is free again', async () => {
    const first = await givenCategory(shop.db, { slug: 'rain' });
    await items.remove('categories', first.id).expect(200);
    const { body: second } = await shop
      .http()
      .post('/api/admin/categories')
      .set(admin)
      .send({ name: 'Rain', slug: 'rain' })
      .expect(201);
    const { body } = await items.restore('categories', first.id).expect(409);
    expect(body).toMatchObject({
      code: 'SLUG_EXISTS',
      message: 'Another category uses the slug "rain" now: change that one first',
    });
    await items.remove('categories', (second as { id: string }).id);
    await items.restore('categories', first.id).expect(200);
  });

  it('is in no list, filter, form or search of shop and admin until it is restored', async () => {
    const category = await givenCategory(shop.db, { name: 'Ponchos', slug: 'ponchos' });
    const { id } = await givenProduct(shop.db, { name: 'Rainbreaker', categoryId: category.id });
    const seen = async () => {
      const categories = (await shop.http().get('/api/categories')).body as { id: string }[];
      const listing = async (query: object) =>
        ((await shop.http().get('/api/products/listing').query(query)).body as { matching: number }).matching;
      const detail = (await shop.http().get(`/api/products/${id}`)).body as { category: { slug: string } | null };
      return {
        shop: categories.some((one) => one.id === category.id),
        admin: ((await shop.http().get('/api/admin/categories').set(admin)).body as { id: string }[]).some(
          (one) => one.id === category.id,
        ),
        filter: await listing({ category: 'ponchos' }),
        search: await listing({ search: 'ponchos' }),
        slug: detail.category?.slug ?? null,
      };
    };
    const listed = { shop: true, admin: true, filter: 1, search: 1, slug: 'ponchos' };
    expect(await eventually(seen, ({ filter, search }) => filter + search === 2)).toEqual(listed);
    await items.remove('categories', category.id).expect(200);
    const hidden = { shop: false, admin: false, filter: 0, search: 0, slug: null };
    expect(await eventually(seen, ({ shop: isShown, search }) => !isShown && search === 0)).toEqual(hidden);
    await shop.http().put(`/api/admin/categories/${category.id}`).set(admin).send({ name: 'X', slug: 'x' }).expect(404);
    await shop.http().delete(`/api/admin/categories/${category.id}`).set(admin).expect(404);
    await items.restore('categories', category.id).expect(200);
    expect(await eventually(seen, ({ filter, search }) => filter + search === 2)).toEqual(listed);
  });
});

it('a deleted artist is restored with the products that have no other one', async () => {
  const artist = await givenArtist(shop.db, { name: 'Dee', isActive: false });
  const { id } = await givenProduct(shop.db, { artistId: artist.id });
  await items.remove('artists', artist.id).expect(200);
  expect((await items.product(id)).artist).toBeNull();
  expect(await items.list('artists')).toMatchObject([{ id: artist.id, name: 'Dee' }]);
  const { body } = await items.restore('artists', artist.id).expect(200);
  expect(body).toMatchObject({ id: artist.id, name: 'Dee', isActive: false, productCount: 1, version: 2 });
  expect((await items.product(id)).artist).toEqual({ id: artist.id, name: 'Dee' });
});
