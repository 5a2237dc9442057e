import { givenArtist, givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import type { AdminOrderView } from '../admin/admin-order.view.js';

let shop: TestShop;
let ada: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ada = await asAdmin(shop);
});
afterAll(() => shop.close());

async function givenPlaced(lines: readonly OrderLine[]): Promise<string> {
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines))
    .expect(201);
  return (body as { id: string }).id;
}

const frozen = (orderId: string): Promise<object[]> =>
  query(
    shop.db,
    `select artist_id as "artistId", artist_name as name, share_bps as "shareBps" from order_items where order_id = $1
     order by created_at, id`,
    [orderId],
  );
const lineNets = (orderId: string): Promise<object[]> =>
  query(
    shop.db,
    `select variant_label as size, quantity, share_bps as "shareBps", net_cents::int as net from order_line_nets where order_id = $1
     order by created_at, order_item_id`,
    [orderId],
  );
const write = async (id: string, action: string, body: object): Promise<AdminOrderView> => {
  const { body: answer, status } = await shop.http().post(`/api/admin/orders/${id}/${action}`).set(ada).send(body);
  expect([200, 201]).toContain(status);
  return answer as AdminOrderView;
};
const exchange = async (id: string, variantId: string, item = 0, quantity?: number): Promise<AdminOrderView> => {
  const { body } = await shop.http().get(`/api/admin/orders/${id}`).set(ada).expect(200);
  const { version, items } = body as AdminOrderView;
  return write(id, 'sizes', { version, itemId: items[item]?.id, variantId, ...(quantity && { quantity }) });
};

describe('the share of a sale', () => {
  it.each([
    ['of the product', { artist: 5_000, product: 3_750 }, 3_750],
    ['of the artist when the product has none', { artist: 5_000, product: null }, 5_000],
    ['of the product when the artist has none', { artist: null, product: 1 }, 1],
    ['of 0 %', { artist: 5_000, product: 0 }, 0],
    ['unknown', { artist: null, product: null }, null],
  ])('is that %s', async (_, shares, shareBps) => {
    const artist = await givenArtist(shop.db, { shareBps: shares.artist });
    const product = await givenProduct(shop.db, { artistId: artist.id, shareBps: shares.product });
    expect(await frozen(await givenPlaced([{ product, quantity: 1 }]))).toEqual([
      { artistId: artist.id, name: artist.name, shareBps },
    ]);
  });

  it('is none without an artist', async () => {
    const product = await givenProduct(shop.db, { shareBps: 5_000 });
    expect(await frozen(await givenPlaced([{ product, quantity: 1 }]))).toEqual([{ artistId: null, name: null, shareBps: null }]);
  });

  it('is by line, and stays when artist and share change, and when the artist is deleted for good', async () => {
    const artist = await givenArtist(shop.db, { shareBps: 5_000 });
    const lines = [
      { product: await givenProduct(shop.db, { artistId: artist.id }), quantity: 1 },
      { product: await givenProduct(shop.db), quantity: 2 },
    ];
    const id = await givenPlaced(lines);
    const before = await frozen(id);
    expect(before).toEqual([
      { artistId: artist.id, name: artist.name, shareBps: 5_000 },
      { artistId: null, name: null, shareBps: null },
    ]);
    await shop.db.query(`update artists set share_bps = 10, name = 'Another' where id = $1`, [artist.id]);
    await shop.db.query('update products set artist_id = null, share_bps = 7 where id = $1', [lines[0]?.product.id]);
    await shop.db.query('delete from artists where id = $1', [artist.id]);
    expect(await frozen(id)).toEqual(before);
  });

  it('is in no public answer but that of its product, which promises it', async () => {
    const artist = await givenArtist(shop.db, { shareBps: 4_321 });
    const product = await givenProduct(shop.db, { artistId: artist.id, shareBps: 1_234 });
    const id = await givenPlaced([{ product, quantity: 1 }]);
    const read = async (path: string): Promise<{ text: string; body: object }> => shop.http().get(path).expect(200);
    const order = await read(`/api/orders/${id}`);
    expect(order.body).toMatchObject({ artistShares: [{ artistName: artist.name, amount: expect.any(String) }] });
    expect(order.text).not.toMatch(/share_?bps|(?<![\w.-])(4321|1234)(?![\w.-])/i);
    const promise = await read(`/api/products/${product.id}`);
    expect(promise.body).toMatchObject({ artist: { shareBps: 1_234 } });
    expect(promise.text).not.toContain('4321');
    for (const path of ['/api/products', '/api/artists'])
      expect((await read(path)).text).not.toMatch(/share|(?<![\w.-])(4321|1234)(?![\w.-])/i);
  });
});

describe('another size', () => {
  const givenHoodie = async () => {
    const artist = await givenArtist(shop.db, { shareBps: 5_000 });
    const hoodie = await givenSizedProduct(shop.db, { M: 9, L: 9 }, { artistId: artist.id });
    const large = sizeOf(hoodie, 'L');
    await shop.db.query(`update product_variants set price_override = '52.00' where id = $1`, [large.id]);
    return { hoodie, medium: sizeOf(hoodie, 'M'), large };
  };

  it('of an unpaid order counts at its price, with the share of the line', async () => {
    const { hoodie, medium, large } = await givenHoodie();
    const id = await givenPlaced([{ product: hoodie, variant: medium, quantity: 2 }]);
    await exchange(id, large.id, 0, 1);
    expect(await lineNets(id)).toEqual([
      { size: 'M', quantity: 1, shareBps: 5_000, net: 4_800 },
      { size: 'L', quantity: 1, shareBps: 5_000, net: 5_200 },
    ]);
  });

  it('of a paid order leaves the lines as they were sold, also those that have gone', async () => {
    const { hoodie, medium, large } = await givenHoodie();
    const id = await givenPlaced([{ product: hoodie, variant: medium, quantity: 2 }]);
    await write(id, 'payment', { reference: 'Z' });
    const asSold = [{ size: 'M', quantity: 2, shareBps: 5_000, net: 9_600 }];
    await exchange(id, large.id, 0, 1);
    expect(await lineNets(id)).toEqual(asSold);
    const joined = await exchange(id, large.id);
    expect(joined).toMatchObject({ totalAmount: '104.00', items: [{ quantity: 2 }] });
    expect(await lineNets(id)).toEqual(asSold);
    await write(id, 'payment', { reference: 'Z2', amount: '8.00' });
    await write(id, 'refunds', { amount: '10.00' });
    const [given] = await query<{ goods: number; beyond: number }>(
      shop.db,
      `select (-sum(cents) filter (where kind = 'goods'))::int as goods, (-sum(cents) filter (where kind = 'beyond'))::int as beyond
       from order_postings where order_id = $1 and change_id is not null`,
      [id],
    );
    expect(given).toEqual({ goods: 200, beyond: 800 });
    await expectInvariants(shop.db);
  });
});
