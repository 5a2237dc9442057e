import { givenWaiting, offerAlerts } from '#test/support/builders/alerts.js';
import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { dutyTexts, type Headers, todayOf } from '#test/support/today.js';

let shop: TestShop;
let admin: Headers;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop, { role: 'manager' });
});
beforeEach(() => shop.db.query('delete from products'));
afterAll(() => shop.close());

const texts = (prefix: string): Promise<string[]> => dutyTexts(shop, admin, prefix);
const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const withImage = { imageUrl: '/api/images/own.jpg' };
const bare = { stockQuantity: 0, imageUrl: null };
/** Without the moment, which is another one at each run. */
const drops = async (): Promise<string[]> => (await texts('drops')).map((text) => text.replace(/^.*?[AP]M ET: /, ''));

describe('a drop', () => {
  it('is a duty while it opens within 14 days without pieces or an image', async () => {
    const { id } = await givenProduct(shop.db, { name: 'Friday Tee', ...bare, visibleFrom: inDays(3) });
    expect(await drops()).toEqual(['Friday Tee opens with 0 pieces and no image']);
    expect((await todayOf(shop, admin)).duties).toContainEqual(expect.objectContaining({ link: `/admin/products/${id}` }));
    await shop.db.query('update products set stock_quantity = 5 where id = $1', [id]);
    expect(await drops()).toEqual(['Friday Tee opens with no image']);
    await shop.db.query('update products set stock_quantity = 0, image_url = $2 where id = $1', [id, withImage.imageUrl]);
    expect(await drops()).toEqual(['Friday Tee opens with 0 pieces']);
    await shop.db.query('update products set stock_quantity = 5 where id = $1', [id]);
    expect(await drops()).toEqual([]);
  });

  it('needs its image when it is shown, and its pieces when it is sold', async () => {
    const moments = { visibleFrom: inDays(2), buyableFrom: inDays(20) };
    await givenProduct(shop.db, { name: 'Seen first', ...bare, ...moments });
    await givenProduct(shop.db, { name: 'Sold later', ...bare, ...withImage, ...moments });
    expect(await drops()).toEqual(['Seen first opens with no image']);
  });

  it.each([
    ['a draft', { ...bare, state: 'draft' as const, visibleFrom: inDays(3) }],
    ['one after 14 days', { ...bare, visibleFrom: inDays(15) }],
    ['one that has opened', { ...bare, visibleFrom: inDays(-3) }],
    ['a product without a moment', bare],
  ])('is no duty when it is %s', async (_, product) => {
    await givenProduct(shop.db, product);
    expect(await drops()).toEqual([]);
  });

  it('is one duty with the others when there are more than five', async () => {
    for (let n = 1; n <= 6; n += 1) await givenProduct(shop.db, { ...bare, visibleFrom: inDays(n) });
    expect(await drops()).toEqual(['6 products open within 14 days with 0 pieces or no image']);
  });
});

it('sold-out sizes are a duty while people wait for them', async () => {
  const product = await givenSizedProduct(shop.db, { S: 0, M: 0, L: 5 }, withImage);
  const [small, medium, large] = ['S', 'M', 'L'].map((label) => sizeOf(product, label).id);
  const waitFor = (variantId: string | undefined, count: number) =>
    givenWaiting(shop, count, { productId: product.id, variantId: variantId ?? '' });
  await waitFor(small, 2);
  await waitFor(large, 4);
  // Whose pieces cannot be bought yet are not sold out.
  await givenWaiting(shop, 9, await soon());
  expect(await texts('alerts')).toEqual([]);
  await offerAlerts(shop);
  expect(await texts('alerts')).toEqual(['2 people wait for 1 size or product that is sold out']);
  await waitFor(medium, 3);
  expect(await texts('alerts')).toEqual(['3 people wait for 2 sizes or products that are sold out']);
  await shop.db.query('update stock_alerts set notified_at = now()');
  expect(await texts('alerts')).toEqual([]);
});

async function soon(): Promise<{ productId: string }> {
  const { id: productId } = await givenProduct(shop.db, { ...withImage, buyableFrom: inDays(1) });
  return { productId };
}

it('files that could not be processed are a duty until they are there', async () => {
  await givenStoredFile(shop.db, { status: 'failed', failure: 'broken' });
  expect(await texts('media')).toEqual(['1 image could not be processed']);
  await givenStoredFile(shop.db, { status: 'failed', failure: 'broken' });
  await givenStoredFile(shop.db, { kind: 'video', missingSince: new Date() });
  expect(await texts('media')).toEqual(['2 images and 1 video could not be processed']);
  await shop.db.query(`update stored_files set status = 'ready', missing_since = null`);
  expect(await texts('media')).toEqual([]);
});
