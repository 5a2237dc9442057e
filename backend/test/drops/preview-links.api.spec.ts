import { PREVIEW_TTL_MS } from '#modules/catalog/preview/preview-links.js';
import { Clock } from '#platform/clock.js';
import { givenSizedProduct, sizeOf, type SizedProduct } from '../support/builders/catalog.js';
import { newSession } from '../support/builders/cart.js';
import { asAdmin } from '../support/builders/users.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
let draft: SizedProduct;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
beforeEach(async () => {
  draft = await givenSizedProduct(shop.db, { M: 5 }, { name: 'Prepared Hoodie' });
  await shop.db.query(`update products set state = 'draft' where id = $1`, [draft.id]);
  await shop.waitForNotifications();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.close());

const create = (id: string) => shop.http().post(`/api/admin/products/${id}/preview-link`).set(admin);
async function tokenOf(id: string): Promise<string> {
  const { body } = await create(id).expect(201);
  const { url } = body as { url: string };
  expect(url.startsWith(`/products/${id}?preview=`)).toBe(true);
  return url.split('preview=')[1] ?? '';
}
const statuses = (id: string, token: string) =>
  Promise.all(
    ['', '/images'].map(async (read) => (await shop.http().get(`/api/products/${id}${read}`).query({ preview: token })).status),
  );

describe('a preview link', () => {
  it('shows a draft and its images to whoever has it, and nobody may keep them', async () => {
    const token = await tokenOf(draft.id);
    const { body, headers } = await shop.http().get(`/api/products/${draft.id}`).query({ preview: token }).expect(200);
    expect(body).toMatchObject({ id: draft.id, name: 'Prepared Hoodie', variants: [{ label: 'M', stockQuantity: 5 }] });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['cache-tag']).toBeUndefined();
    await shop.http().get(`/api/products/${draft.id}/images`).query({ preview: token }).expect(200);
    // What it showed is in no memory.
    await shop.http().get(`/api/products/${draft.id}`).expect(404);
    await shop.http().get(`/api/products/${draft.id}/images`).expect(404);
  });

  it('shows a live product with the fields of its page', async () => {
    await shop.db.query(`update products set state = 'live' where id = $1`, [draft.id]);
    await shop.waitForNotifications();
    const token = await tokenOf(draft.id);
    const { body: page } = await shop.http().get(`/api/products/${draft.id}`).expect(200);
    const { body: preview } = await shop.http().get(`/api/products/${draft.id}`).query({ preview: token }).expect(200);
    expect(preview).toEqual(page);
  });

  it('shows one product only, for a day', async () => {
    const token = await tokenOf(draft.id);
    const other = await givenSizedProduct(shop.db, { M: 5 });
    await shop.waitForNotifications();
    expect(await statuses(other.id, token)).toEqual([404, 404]);
    const [end = '', signature = ''] = token.split('.');
    for (const wrong of ['', '.', end, `${end}.`, `${end}.${signature}x`, `${Number(end) + 1}.${signature}`, `NaN.${signature}`])
      expect(await statuses(draft.id, wrong)).toEqual([404, 404]);
    const clock = shop.app.get(Clock);
    const now = clock.now().getTime();
    const later = jest.spyOn(clock, 'now');
    later.mockReturnValue(new Date(now + PREVIEW_TTL_MS - 5_000));
    expect(await statuses(draft.id, token)).toEqual([200, 200]);
    later.mockReturnValue(new Date(now + PREVIEW_TTL_MS + 5_000));
    expect(await statuses(draft.id, token)).toEqual([404, 404]);
  });

  it('sells nothing, and ends with the product', async () => {
    const token = await tokenOf(draft.id);
    const line = { sessionId: newSession(), productId: draft.id, variantId: sizeOf(draft, 'M').id, quantity: 1 };
    await shop.http().post('/api/cart').query({ preview: token }).send(line).expect(404);
    await shop.http().delete(`/api/admin/products/${draft.id}`).set(admin).expect(200);
    expect(await statuses(draft.id, token)).toEqual([404, 404]);
    await create(draft.id).expect(404);
  });

  it('is made by staff who edit the catalogue', async () => {
    await shop.http().post(`/api/admin/products/${draft.id}/preview-link`).expect(401);
  });
});
