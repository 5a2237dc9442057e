import { givenCategory } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminProductView } from '../admin-catalog.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function givenGallery() {
  const [front, back] = [await givenStoredFile(shop.db), await givenStoredFile(shop.db)];
  const form = { name: 'Rise Hoodie', description: 'Warm.', price: 68, categoryId: (await givenCategory(shop.db)).id };
  const images = { additionalImages: [front, back], mainImageIndex: 1, imageAlts: ['A sun on the chest', ' Plain back '] };
  const request = { ...form, ...images };
  const { body } = await shop.http().post('/api/admin/products').set(admin).send(request).expect(201);
  const { id } = body as AdminProductView;
  const save = (changes: object) =>
    shop
      .http()
      .put(`/api/admin/products/${id}`)
      .set(admin)
      .send({ ...form, ...changes });
  const shown = async (): Promise<unknown> => (await shop.http().get(`/api/products/${id}/images`).expect(200)).body;
  return { id, front, back, images, save, shown };
}

it('images are described in the order of the gallery, which the main image does not change', async () => {
  const { front, back, images, save, shown } = await givenGallery();
  const both = [
    { imageUrl: front, isMain: false, alt: 'A sun on the chest' },
    { imageUrl: back, isMain: true, alt: 'Plain back' },
  ];
  expect(await shown()).toMatchObject(both);
  const { body } = await save(images).expect(200);
  expect((body as AdminProductView).images).toMatchObject(both);
});

it('a save without descriptions keeps those of images that stay, and an empty one clears its own', async () => {
  const { front, back, save, shown } = await givenGallery();
  const added = await givenStoredFile(shop.db);
  await save({ additionalImages: [added, back], mainImageIndex: 0 }).expect(200);
  expect(await shown()).toMatchObject([
    { imageUrl: added, alt: '' },
    { imageUrl: back, alt: 'Plain back' },
  ]);
  await save({ additionalImages: [back, front], imageAlts: ['', 'Front'] }).expect(200);
  expect(await shown()).toMatchObject([
    { imageUrl: back, alt: '' },
    { imageUrl: front, alt: 'Front' },
  ]);
});

it('a changed description is in the log', async () => {
  const { id, images, save } = await givenGallery();
  await save(images).expect(200);
  await save({ ...images, imageAlts: ['A half sun', 'Plain back'] }).expect(200);
  const changed = `select count(*)::int as count from audit_log where entity_id = $1 and detail ->> 'images' = 'changed'`;
  expect(await shop.db.query(changed, [id])).toEqual([{ count: 1 }]);
});

it.each([
  [['x'.repeat(201)], 'Image description must be at most 200 characters'],
  [[7], 'Image descriptions must be texts'],
  ['front', 'Image descriptions must be texts'],
])('rejects %j', async (imageAlts, message) => {
  const { images, save } = await givenGallery();
  const { body } = await save({ ...images, imageAlts }).expect(400);
  expect(body).toMatchObject({ errors: { imageAlts: message } });
});
