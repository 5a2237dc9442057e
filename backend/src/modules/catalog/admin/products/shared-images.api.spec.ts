import { givenCategory } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import { CleanUpFiles } from '#modules/media/cleanup/clean-up-files.js';
import { addressOf } from '#modules/media/file-names.js';
import { MediaLibrary } from '#modules/media/index.js';
import type { AdminProductView } from '../admin-catalog.view.js';

const DAY_MS = 86_400_000;

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const givenImage = async (): Promise<string> =>
  addressOf((await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg(60, 60) })).name);

/** A hoodie and its duplicate, as the form of the admin sends it: the same files, the sizes without pieces. */
async function givenDuplicate(images: readonly string[]): Promise<{ original: AdminProductView; copy: AdminProductView }> {
  const { id: categoryId } = await givenCategory(shop.db);
  const size = (value: string, stockQuantity: number) => ({ values: [value], stockQuantity, imageUrl: images[1] ?? null });
  const form = {
    name: 'Dawn Hoodie',
    description: 'Warm',
    price: 48,
    categoryId,
    imageUrl: images[0],
    additionalImages: images,
    mainImageIndex: 0,
    optionNames: ['Size'],
    variants: [size('S', 3), size('M', 4)],
  };
  const create = async (body: object): Promise<AdminProductView> =>
    (await shop.http().post('/api/admin/products').set(admin).send(body).expect(201)).body as AdminProductView;
  const original = await create(form);
  const copy = await create({ ...form, name: 'Dawn Hoodie copy', variants: [size('S', 0), size('M', 0)] });
  return { original, copy };
}

async function cleanUpAfterAMonth(): Promise<void> {
  const clock = freezeClock(shop.app.get(Clock));
  const cleanUp = shop.app.get(CleanUpFiles);
  await cleanUp.execute();
  clock.advance(31 * DAY_MS);
  await cleanUp.execute();
  // The sign-in of the admin is not that old.
  clock.advance(-31 * DAY_MS);
}

describe('the images of a duplicated product', () => {
  it('are the same files, and stay when the original is deleted', async () => {
    const images = [await givenImage(), await givenImage()];
    const { original, copy } = await givenDuplicate(images);
    expect(copy.images.map(({ imageUrl }) => imageUrl)).toEqual(images);
    expect(copy).toMatchObject({ stockQuantity: 0, optionNames: ['Size'], variants: [{ label: 'S' }, { label: 'M' }] });
    await shop.http().delete(`/api/admin/products/${original.id}`).set(admin).expect(200);
    await cleanUpAfterAMonth();
    for (const image of images) await shop.http().get(image).expect(200);
    const { body } = await shop.http().get(`/api/products/${copy.id}`).expect(200);
    expect(body).toMatchObject({ imageUrl: images[0] });
  });

  it('stay when the original gets other ones', async () => {
    const shared = await givenImage();
    const { original, copy } = await givenDuplicate([shared]);
    const other = await givenImage();
    const form = {
      name: 'Dawn Hoodie',
      description: 'Warm',
      price: 48,
      categoryId: original.categoryId,
      version: original.version,
    };
    const changed = { ...form, imageUrl: other, additionalImages: [other], mainImageIndex: 0, optionNames: [], variants: [] };
    await shop.http().put(`/api/admin/products/${original.id}`).set(admin).send(changed).expect(200);
    await cleanUpAfterAMonth();
    await shop.http().get(shared).expect(200);
    await shop.http().delete(`/api/admin/products/${copy.id}`).set(admin).expect(200);
    await shop.http().get(other).expect(200);
  });
});
