import { givenCategory } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminProductView } from '../admin-catalog.view.js';

let shop: TestShop;
let admin: { authorization: string };
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  categoryId = (await givenCategory(shop.db)).id;
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

describe('the product form', () => {
  it('needs only the four required fields', async () => {
    expect(await created({ artistId: 'none' })).toMatchObject({
      artistId: null,
      stockQuantity: 0,
      imageUrl: null,
      videoUrl: null,
      images: [],
      fileStatus: null,
      isNew: false,
    });
  });

  it.each<[unknown, string]>([
    [48, '48.00'],
    ['48', '48.00'],
    ['0.01', '0.01'],
    [' 12.5 ', '12.50'],
    [99_999_999.99, '99999999.99'],
  ])('costs %j', async (price, shown) => {
    expect(await created({ price })).toMatchObject({ price: shown });
  });

  it('ignores fields that are not on the form (threat 45)', async () => {
    const forged = {
      id: '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d',
      version: 7,
      createdAt: '2001-01-01',
      deletedAt: '2001-01-01',
      sourcePlatform: 'tiktok',
      sourceId: '1',
      sourceUrl: 'javascript:alert(1)',
      inStock: true,
    };
    const product = await created(forged);
    expect(product).toMatchObject({ version: 1, sourcePlatform: null, sourceUrl: null, inStock: false });
    expect(product.id).not.toBe(forged.id);
    expect(new Date(product.createdAt).getFullYear()).toBeGreaterThan(2001);
  });
});

describe('a product copied from a TikTok page', () => {
  const sourceUrl = 'https://www.tiktok.com/view/product/1729400000000000077';

  const post = (over: Record<string, unknown>) => shop.http().post('/api/admin/products').set(admin).send(form(over));

  it('keeps the page, so that a second save of it is rejected and a deleted one is listed again', async () => {
    const forms = await Promise.all([1, 2, 3].map((n) => post({ name: `Copy ${n}`, sourceUrl })));
    expect(forms.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(forms.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ALREADY_IMPORTED' });
    const first = forms.find(({ status }) => status === 201)?.body as AdminProductView;
    expect(first).toMatchObject({ sourcePlatform: 'tiktok', sourceUrl });
    await shop.http().delete(`/api/admin/products/${first.id}`).set(admin).expect(200);
    const again = await post({ sourceUrl }).expect(201);
    expect(again.body).toMatchObject({ id: first.id, sourceUrl });
  });
});

describe('the product form rejects', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ name: '' }, 'Name is required'],
    [{ categoryId: '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d' }, 'Category not found'],
    [{ artistId: '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d' }, 'Artist not found'],
    [
      { imageUrl: 'a', additionalImages: Array.from({ length: 20 }, (_, index) => `${index}`) },
      'A product can have at most 20 images',
    ],
  ])('%j: %s', async (over, message) => {
    const { body } = await shop.http().post('/api/admin/products').set(admin).send(form(over)).expect(400);
    expect(body).toMatchObject({ statusCode: 400, message });
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    '/api/images/../etc/passwd',
    '/api/images/9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d.webp',
    '/api/images/\u0000',
  ])('%s as any file (threat 70)', async (address) => {
    for (const over of [{ imageUrl: address }, { videoUrl: address }, { additionalImages: [address] }]) {
      await shop.http().post('/api/admin/products').set(admin).send(form(over)).expect(400);
    }
  });

  it('files of the wrong kind or size (threat 58)', async () => {
    const video = await givenStoredFile(shop.db, { kind: 'video' });
    const { body } = await shop
      .http()
      .post('/api/admin/products')
      .set(admin)
      .send(form({ imageUrl: video }))
      .expect(400);
    expect(body).toMatchObject({ message: 'Please choose an image' });
    const large = await givenStoredFile(shop.db, { byteSize: '5242881' });
    await shop
      .http()
      .post('/api/admin/products')
      .set(admin)
      .send(form({ additionalImages: [large] }))
      .expect(413);
    await shop
      .http()
      .post('/api/admin/products')
      .set(admin)
      .send(form({ imageUrl: await givenStoredFile(shop.db, { byteSize: '5242880' }) }))
      .expect(201);
  });
});
