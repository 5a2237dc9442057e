import { givenCart, givenCarts, orderBody } from '#test/support/builders/order.js';
import { givenArtist, givenCategory, givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import type { AdminProductView } from '../admin-catalog.view.js';

let shop: TestShop;
let admin: { authorization: string };
let categoryId: string;
beforeAll(async () => {
  // With the default pool of 16 connections a busy machine would answer 503.
  shop = await openShop({ DATABASE_POOL: '60' });
  admin = await asAdmin(shop);
  categoryId = (await givenCategory(shop.db)).id;
});
afterAll(() => shop.close());

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const save = (id: string, over: Record<string, unknown>) =>
  shop
    .http()
    .put(`/api/admin/products/${id}`)
    .set(admin)
    .send({ name: 'Rise Hoodie', description: 'Warm.', price: '48.00', categoryId, ...over });

async function buy(product: { id: string; priceCents: number }): Promise<number> {
  const lines = [{ product, quantity: 1 }];
  const session = await givenCart(shop.db, lines);
  return (await shop.http().post('/api/orders').send(orderBody(session, lines))).status;
}

it('stock edits during 50 orders do not undo a sale (threat 85)', async () => {
  const product = await givenProduct(shop.db, { stockQuantity: 100, categoryId });
  const lines = [{ product, quantity: 1 }];
  // Before the race: fifty carts at once would open fifty connections, and wait for them on a busy machine.
  const sessions = await givenCarts(
    shop.db,
    times(50).map(() => lines),
  );
  const order = async (session: string): Promise<number> =>
    (await shop.http().post('/api/orders').send(orderBody(session, lines))).status;
  const before = await countUnits(shop.db);
  const edits = times(10).map(async () => {
    const read = await stockOf(shop.db, product.id);
    return (await save(product.id, { stockQuantity: read + 5, stockQuantityRead: read })).status;
  });
  const [orders, saves] = await Promise.all([Promise.all(sessions.map(order)), Promise.all(edits)]);
  expect([new Set(orders), new Set(saves)]).toEqual([new Set([201]), new Set([200])]);
  expect(await stockOf(shop.db, product.id)).toBe(100 + 10 * 5 - 50);
  await expectInvariants(shop.db, new Map(before).set(product.id, 150));
});

it('additions cannot raise the stock beyond what the field accepts', async () => {
  const product = await givenProduct(shop.db, { stockQuantity: 999_999, categoryId });
  await save(product.id, { stockQuantity: 1, stockQuantityRead: 0 }).expect(200);
  const { body } = await save(product.id, { stockQuantity: 1_000_000, stockQuantityRead: 0 }).expect(400);
  expect(body).toMatchObject({ errors: { stockQuantity: 'Stock must be at most 1,000,000' } });
  expect(await stockOf(shop.db, product.id)).toBe(1_000_000);
});

it('reducing the stock during orders never makes it negative (threat 85)', async () => {
  const product = await givenProduct(shop.db, { stockQuantity: 30, categoryId });
  const edits = times(5).map(() => save(product.id, { stockQuantity: 25, stockQuantityRead: 30 }));
  const [orders, saves] = await Promise.all([Promise.all(times(20).map(() => buy(product))), Promise.all(edits)]);
  const [sold, taken] = [
    orders.filter((status) => status === 201).length,
    saves.filter((answer) => answer.status === 200).length,
  ];
  expect(new Set([...orders, ...saves.map((answer) => answer.status)])).toEqual(new Set([201, 200, 409]));
  expect(await stockOf(shop.db, product.id)).toBe(30 - sold - 5 * taken);
});

it('of several admins with the same version exactly one saves and the others get a conflict, in 20 races', async () => {
  const product = await givenProduct(shop.db, { categoryId });
  for (const race of times(20)) {
    const answers = await Promise.all(
      ['Ada', 'Grace', 'Joan'].map((who) => save(product.id, { name: `${who} ${race}`, version: race + 1 })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const saved = answers.find((answer) => answer.status === 200)?.body as AdminProductView;
    for (const answer of answers.filter((one) => one.status === 409))
      expect(answer.body).toMatchObject({ code: 'EDIT_CONFLICT', current: { name: saved.name } });
  }
});

it('galleries saved at the same time are not mixed, and imageUrl is always the main image', async () => {
  const product = await givenProduct(shop.db, { categoryId });
  const files = await Promise.all(times(8).map(() => givenStoredFile(shop.db)));
  const galleries = [files.slice(0, 4), files.slice(4), [...files].toReversed()];
  for (const race of times(10)) {
    const answers = await Promise.all(
      galleries.map((additionalImages) => save(product.id, { additionalImages, mainImageIndex: race % 4 })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const { body } = await shop.http().get(`/api/admin/products/${product.id}`).set(admin);
    const { images, imageUrl } = body as AdminProductView;
    expect(galleries).toContainEqual(images.map((image) => image.imageUrl));
    expect(images.filter((image) => image.isMain).map((image) => image.imageUrl)).toEqual([imageUrl]);
  }
});

it('of ten categories created at the same time with one slug, one exists (threat 81)', async () => {
  const create = () => shop.http().post('/api/admin/categories').set(admin).send({ name: 'Hats', slug: 'hats' });
  const answers = await Promise.all(times(10).map(create));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, ...times(9).map(() => 409)]);
  for (const answer of answers.filter((one) => one.status === 409))
    expect(answer.body).toMatchObject({ message: 'Slug already exists' });
  expect(await query(shop.db, `select slug from categories where slug = 'hats'`)).toHaveLength(1);
  expect(
    await query(shop.db, `select detail from audit_log where entity = 'category' and detail ->> 'slug' = 'hats'`),
  ).toHaveLength(1);
});

it('categories and artists can be deleted while their products are sold, saved and deleted (threats 82 and 83)', async () => {
  for (const _ of times(5)) {
    const [category, artist] = [await givenCategory(shop.db), await givenArtist(shop.db)];
    const products = await Promise.all(
      times(6).map(() => givenProduct(shop.db, { categoryId: category.id, artistId: artist.id })),
    );
    const lines = products.toReversed().map((product) => ({ product, quantity: 1 }));
    const session = await givenCart(shop.db, lines.slice(0, 5));
    const answers = await Promise.all([
      shop.http().delete(`/api/admin/categories/${category.id}`).set(admin),
      shop
        .http()
        .post('/api/orders')
        .send(orderBody(session, lines.slice(0, 5))),
      shop.http().delete(`/api/admin/artists/${artist.id}`).set(admin),
      save(products[0]?.id ?? '', { categoryId: category.id, artistId: artist.id }),
      shop.http().delete(`/api/admin/products/${products[5]?.id}`).set(admin),
    ]);
    for (const answer of answers) expect([200, 201, 400, 409]).toContain(answer.status);
    expect([answers[0]?.status, answers[2]?.status, answers[4]?.status]).toEqual([200, 200, 200]);
    const left = await query(shop.db, 'select id from products where category_id = $1 or artist_id = $2', [
      category.id,
      artist.id,
    ]);
    expect(left).toEqual([]);
  }
  await expectInvariants(shop.db);
});
