import { randomUUID } from 'node:crypto';
import { givenArtist, givenCategory, givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AuditEntry } from '#modules/auth/index.js';
import { Product } from '../../products/product.entity.js';
import { ProductVariant } from '../../products/product-variant.entity.js';
import type { ProductEditsView } from './outcomes.view.js';

let shop: TestShop;
let ada: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ada = await asAdmin(shop, { username: 'ada' });
});
afterAll(() => shop.close());

const post = (path: string, body: object) => shop.http().post(`/api/admin/products/selected${path}`).set(ada).send(body);
const outcomes = async (path: string, body: object) =>
  ((await post(path, body).expect(200)).body as ProductEditsView).outcomes.map(({ outcome, message }) => message ?? outcome);
const productRow = (id: string) => shop.db.getRepository(Product).findOneByOrFail({ id });
const raise = (unit: string, value: string) => ({ direction: 'raise', unit, value });

describe('several products at once', () => {
  it('get a category, an artist and flags, or say what is in the way; the rest of them stays', async () => {
    const [category, artist] = [await givenCategory(shop.db), await givenArtist(shop.db)];
    const tee = await givenProduct(shop.db, { stockQuantity: 5, isNew: true, isBestSeller: true });
    const cap = await givenProduct(shop.db, { stockQuantity: 5 });
    const change = { categoryId: category.id, artistId: artist.id, isNew: false, isArtistSeries: true };
    const edits = [
      { id: tee.id, version: tee.version, ...change },
      { id: cap.id, version: cap.version + 1, ...change },
    ];
    expect(await outcomes('', { edits })).toEqual(['done', 'Someone else has changed this product meanwhile']);
    expect(await productRow(tee.id)).toMatchObject({
      ...change,
      isBestSeller: true,
      name: tee.name,
      priceCents: tee.priceCents,
      stockQuantity: 5,
      version: tee.version + 1,
    });
    expect(await productRow(cap.id)).toMatchObject({ categoryId: cap.categoryId, isArtistSeries: false });
    const entry = await shop.db.getRepository(AuditEntry).findOneByOrFail({ entityId: tee.id, action: 'updated' });
    expect(entry.detail['changes']).toEqual(
      expect.objectContaining({
        category: { before: null, after: category.name },
        artist: { before: null, after: artist.name },
        isNew: { before: true, after: false },
        isArtistSeries: { before: false, after: true },
      }),
    );
  });

  it('lose their artist with null only', async () => {
    const artist = await givenArtist(shop.db);
    const tee = await givenProduct(shop.db, { artistId: artist.id });
    expect(await outcomes('', { edits: [{ id: tee.id, version: tee.version, isNew: true }] })).toEqual(['done']);
    expect((await productRow(tee.id)).artistId).toBe(artist.id);
    expect(await outcomes('', { edits: [{ id: tee.id, version: tee.version + 1, artistId: null }] })).toEqual(['done']);
    expect((await productRow(tee.id)).artistId).toBeNull();
  });

  it('a category or an artist that was deleted meanwhile is named', async () => {
    const tee = await givenProduct(shop.db);
    const edits = [
      { id: tee.id, version: tee.version, categoryId: randomUUID() },
      { id: tee.id, version: tee.version, artistId: randomUUID() },
    ];
    expect(await outcomes('', { edits })).toEqual(['Category not found', 'Artist not found']);
  });

  it('change their prices, and sizes with a price of their own change too', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, '2XL': 2 }, { priceCents: 4_800 });
    const large = sizeOf(hoodie, '2XL');
    await shop.db.getRepository(ProductVariant).update({ id: large.id }, { priceOverrideCents: 5_000 });
    const edit = { id: hoodie.id, version: hoodie.version, priceChange: raise('percent', '10') };
    expect(await outcomes('', { edits: [edit] })).toEqual(['done']);
    expect((await productRow(hoodie.id)).priceCents).toBe(5_280);
    const size = await shop.db.getRepository(ProductVariant).findOneByOrFail({ id: large.id });
    expect(size.priceOverrideCents).toBe(5_500);
    expect(await outcomes('', { edits: [edit] })).toEqual(['Someone else has changed this product meanwhile']);
  });

  it('of two equal requests at the same time one raises the price', async () => {
    const tee = await givenProduct(shop.db, { priceCents: 2_000 });
    const edits = [{ id: tee.id, version: tee.version, priceChange: raise('dollars', '1.50') }];
    const results = (await Promise.all([outcomes('', { edits }), outcomes('', { edits })])).flat();
    expect(results.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect((await productRow(tee.id)).priceCents).toBe(2_150);
  });

  it('a change that leaves no price changes nothing of that product', async () => {
    const [tee, cap] = [await givenProduct(shop.db, { priceCents: 4_800 }), await givenProduct(shop.db, { priceCents: 400 })];
    const priceChange = { direction: 'lower', unit: 'dollars', value: '5' };
    const edits = [tee, cap].map(({ id, version }) => ({ id, version, priceChange, isNew: true }));
    expect(await outcomes('', { edits })).toEqual(['done', '$4.00 would become a price below $0.01 or above $99,999,999.99']);
    expect(await productRow(cap.id)).toMatchObject({ priceCents: 400, isNew: false, version: cap.version });
  });

  it('are deleted and restored, each on its own', async () => {
    const [tee, cap] = [await givenProduct(shop.db), await givenProduct(shop.db)];
    const ids = [tee.id, randomUUID(), cap.id];
    expect(await outcomes('/delete', { ids })).toEqual(['done', 'Product not found', 'done']);
    const listed = () => shop.db.getRepository(Product).countBy([{ id: tee.id }, { id: cap.id }]);
    expect(await listed()).toBe(0);
    expect(await outcomes('/restore', { ids })).toEqual(['done', 'Product not found', 'done']);
    expect(await listed()).toBe(2);
  });

  it.each<[string, string, object, string]>([
    ['no product', '/delete', { ids: [] }, 'Please select a product'],
    ['a word for an id', '/restore', { ids: ['tee'] }, 'ids must be ids of products'],
    ['201 products', '/delete', { ids: Array.from({ length: 201 }, () => randomUUID()) }, 'at most 200 products'],
    ['no list', '/delete', { ids: 'tee' }, 'Please select a product'],
    ['no unit', '', { edits: [{ id: randomUUID(), version: 1, priceChange: { direction: 'raise', value: '1' } }] }, 'percent or'],
    ['no change', '', { edits: [{ id: randomUUID(), version: 1, priceChange: null }] }, 'Please send the change of the price'],
    ['a change of zero', '', { edits: [{ id: randomUUID(), version: 1, priceChange: raise('percent', '0') }] }, 'above zero'],
    ['no category', '', { edits: [{ id: randomUUID(), version: 1, categoryId: null }] }, 'categoryId must be'],
    ['a flag that is a word', '', { edits: [{ id: randomUUID(), version: 1, isNew: 'yes' }] }, 'New must be true or false'],
  ])('%s: 400', async (_, path, body, message) => {
    expect((await post(path, body).expect(400)).body.message).toContain(message);
  });
});
