import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { serveFeedFiles } from '#src/web/feed-files.js';
import { feedEntries } from './feed-entries.js';
import type { FeedItem } from './feed-items.queries.js';
import { ProductFeeds } from './product-feeds.js';
import { googleFeed } from './render-feed.js';
import fastify from 'fastify';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ORIGIN = 'https://shop.example';
const feedOf = (name: 'google' | 'meta' | 'tiktok') => shop.app.get(ProductFeeds).render(name, ORIGIN);
const itemsOf = (xml: string): string[] => xml.match(/<item>.*?<\/item>/gs) ?? [];
const field = (item: string | undefined, name: string): string | undefined =>
  new RegExp(`<g:${name}>(.*?)</g:${name}>`, 's').exec(item ?? '')?.[1];

const item = (over: Partial<FeedItem> = {}): FeedItem => ({
  productId: 'p',
  variantId: 'v',
  sku: null,
  name: 'Dawn Hoodie',
  label: 'M',
  description: 'Warm.',
  imageUrl: '/api/images/a.webp',
  price: '48.00',
  inStock: true,
  optionNames: ['Size'],
  values: ['M'],
  color: null,
  weightOz: null,
  ...over,
});

describe('the feed for Google', () => {
  it('has an item for each active size, and one without a group for a product without sizes', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 0 }, { name: 'Dawn Hoodie', imageUrl: '/api/images/a.webp' });
    await shop.db.query('update product_variants set price_override = 52 where id = $1', [sizeOf(hoodie, 'L').id]);
    const cap = await givenProduct(shop.db, { name: 'Cap', color: 'Bone' });
    await givenProduct(shop.db, { name: 'Deleted', deletedAt: new Date() });
    const xml = await eventually(
      () => feedOf('google'),
      (text) => text.includes('Cap'),
    );
    const items = itemsOf(xml);
    expect(items).toHaveLength(3);
    const [plain, m, l] = items;
    expect(plain).toContain(`<g:id>${cap.id}</g:id>`);
    expect(['item_group_id', 'size', 'color', 'price'].map((name) => field(plain, name))).toEqual([
      undefined,
      undefined,
      'Bone',
      '48.00 USD',
    ]);
    expect(['id', 'item_group_id', 'size', 'title', 'link', 'availability'].map((name) => field(m, name))).toEqual([
      sizeOf(hoodie, 'M').id,
      hoodie.id,
      'M',
      'Dawn Hoodie, M',
      `${ORIGIN}/products/${hoodie.id}?size=m`,
      'in_stock',
    ]);
    expect([field(m, 'price'), field(l, 'price')]).toEqual(['48.00 USD', '52.00 USD']);
    expect(field(l, 'availability')).toBe('out_of_stock');
    expect(field(m, 'image_link')).toBe(`${ORIGIN}/api/images/a.webp`);
    await shop.db.transaction(async (tx) => {
      await tx.query('update product_variants set stock_quantity = 2 where id = $1', [sizeOf(hoodie, 'L').id]);
      await tx.query('update products set stock_quantity = 7 where id = $1', [hoodie.id]);
    });
    await eventually(
      () => feedOf('google'),
      (text) => !text.includes('out_of_stock'),
    );
  });

  it('has the weight of a size, else of its product, and none where no weight is set', async () => {
    const coat = await givenSizedProduct(shop.db, { S: 1, M: 1 }, { name: 'Coat' });
    const scarf = await givenProduct(shop.db, { name: 'Scarf' });
    const weights = async (): Promise<(string | undefined)[]> => {
      const items = itemsOf(await feedOf('google'));
      const ids = [sizeOf(coat, 'S').id, sizeOf(coat, 'M').id, scarf.id];
      return ids.map((id) =>
        field(
          items.find((one) => field(one, 'id') === id),
          'shipping_weight',
        ),
      );
    };
    await eventually(
      () => feedOf('google'),
      (text) => text.includes('Scarf'),
    );
    expect(await weights()).toEqual([undefined, undefined, undefined]);
    const files = [await feedOf('meta'), await feedOf('tiktok')];
    await shop.db.query('update products set weight_oz = 40 where id = $1', [coat.id]);
    await shop.db.query('update product_variants set weight_oz = 36.5 where id = $1', [sizeOf(coat, 'S').id]);
    expect(await eventually(weights, ([size, product]) => size !== undefined && product !== undefined)).toEqual([
      '36.5 oz',
      '40 oz',
      undefined,
    ]);
    expect([await feedOf('meta'), await feedOf('tiktok')]).toEqual(files);
  });

  it('uses a SKU as the id only where it is unique, and escapes every text', () => {
    const of = { origin: ORIGIN, gender: 'unisex', ageGroup: 'adult', shippingRates: null };
    const entries = feedEntries([item({ sku: 'A' }), item({ sku: 'B', variantId: 'w' }), item({ sku: 'B', variantId: 'x' })], {
      ...of,
      shopName: 'A & B',
    });
    expect(entries.map(({ id }) => id)).toEqual(['A', 'w', 'x']);
    const sized = { values: ['M / L & Ü\uffff'], sku: 'A\ufffe', color: 'Bone\u0001' };
    const hostile = feedEntries([item({ name: `<x> & "y"\u0000`, ...sized })], { ...of, shopName: '<b>\uffff' });
    const xml = googleFeed(hostile, { origin: ORIGIN, shopName: '<b>\uffff' });
    expect(['<x>', '<b>', '\u0000', '\u0001', '\ufffe', '\uffff'].filter((text) => xml.includes(text))).toEqual([]);
    expect(field(itemsOf(xml)[0], 'link')).toContain('size=m+%2F+l+%26+%C3%BC');
  });

  it('lists for admins what Google would refuse, by product', async () => {
    const admin = await asAdmin(shop);
    const hat = await givenProduct(shop.db, { name: 'Hat', description: ' ' });
    const { body } = await shop.http().get('/api/admin/feeds/google').set(admin).expect(200);
    expect(body).toContainEqual({
      productId: hat.id,
      name: 'Hat',
      problems: ['image is missing', 'size is missing', 'color is missing', 'description is missing'],
    });
    await shop.http().get('/api/admin/feeds/google').expect(401);
  });
});

it('tells whom the clothes are for, as staff set it', async () => {
  await givenProduct(shop.db, { name: 'Small Cap' });
  const audience = async () => {
    const [first] = itemsOf(await feedOf('google'));
    return [field(first, 'gender'), field(first, 'age_group')];
  };
  expect(await audience()).toEqual(['unisex', 'adult']);
  const admin = await asAdmin(shop);
  const save = (values: object) => shop.http().put('/api/admin/settings/feeds').set(admin).send({ version: 0, values });
  await save({ gender: 'everyone' }).expect(400);
  await save({ ageGroup: 'kids', gender: 'female' }).expect(200);
  await eventually(audience, ([gender, ageGroup]) => gender === 'female' && ageGroup === 'kids');
  expect(await feedOf('tiktok')).toContain('"female","kids"');
});

describe('the files for Meta and TikTok', () => {
  it('have the same items, quoted', async () => {
    const [meta, tiktok] = [await feedOf('meta'), await feedOf('tiktok')];
    expect(meta.split('\r\n')[0]).toBe(
      '"id","availability","condition","title","description","link","image_link","price","brand","item_group_id","size","color","gender","age_group"',
    );
    expect(tiktok.startsWith('"sku_id",')).toBe(true);
    expect(meta.split('\r\n').slice(1)).toEqual(tiktok.split('\r\n').slice(1));
    expect(meta).toContain('"in stock","new"');
  });
});

it('the shop serves the files at its own address', async () => {
  const server = fastify();
  serveFeedFiles(server, {
    originOf: () => ORIGIN,
    deadline: { secondsLeft: () => undefined },
    feeds: shop.app.get(ProductFeeds),
  });
  for (const [path, type] of [
    ['/feeds/google.xml', 'application/xml'],
    ['/feeds/meta.csv', 'text/csv'],
    ['/feeds/tiktok.csv', 'text/csv'],
  ]) {
    const { statusCode, headers, body } = await server.inject({ method: 'GET', url: path ?? '' });
    expect([statusCode, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    expect(body).toContain(`${ORIGIN}/products/`);
  }
  await server.close();
});
