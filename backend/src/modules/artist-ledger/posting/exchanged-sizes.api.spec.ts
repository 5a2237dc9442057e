import { givenArtist, givenSizedProduct, sizeOf, type SizedProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { PostEntries } from './post-entries.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const SUMS = `select kind, sum(cents)::int as cents, sum(base_cents)::int as base, count(*)::int as entries from ledger_entries
  where artist_id = $1 group by 1 order by 1`;

async function givenOrder(product: SizedProduct, pieces: Record<string, number>): Promise<string> {
  const lines = Object.entries(pieces).map(([label, quantity]) => ({ product, variant: sizeOf(product, label), quantity }));
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines))
    .expect(201);
  return (body as { id: string }).id;
}
const send = (orderId: string, action: string, body: object, status = 200) =>
  shop.http().post(`/api/admin/orders/${orderId}/${action}`).set(admin).send(body).expect(status);

/** Exchanges pieces of the size `from` of the order. */
async function exchange(orderId: string, product: SizedProduct, [from, to, quantity]: [string, string, number]): Promise<void> {
  const [item] = await query<{ id: string }>(shop.db, 'select id from order_items where order_id = $1 and variant_label = $2', [
    orderId,
    from,
  ]);
  const { body } = await shop.http().get(`/api/admin/orders/${orderId}`).set(admin).expect(200);
  const version = (body as { version: string }).version;
  await send(orderId, 'sizes', { itemId: item?.id, variantId: sizeOf(product, to).id, quantity, version });
}

it.each<[string, [from: string, to: string, quantity: number]]>([
  ['a part of a line', ['M', 'L', 1]],
  ['a whole line', ['M', 'L', 2]],
  ['a line that joins another one', ['M', 'S', 2]],
])('%s in another size, also a dearer one, changes nothing of what was sold', async (_, change) => {
  const artist = await givenArtist(shop.db, { shareBps: 3_333 });
  const product = await givenSizedProduct(shop.db, { S: 9, M: 9, L: 9 }, { artistId: artist.id });
  await shop.db.query(`update product_variants set price_override = '50.00' where id = $1`, [sizeOf(product, 'L').id]);
  const orderId = await givenOrder(product, { S: 1, M: 2 });
  await send(orderId, 'payment', { reference: 'ZL-1' });
  const post = shop.app.get(PostEntries);
  await post.recent();
  const sums = await query<object>(shop.db, SUMS, [artist.id]);
  expect(sums).toEqual([{ kind: 'sale', cents: 1_600 + 3_200, base: 14_400, entries: 2 }]);

  await exchange(orderId, product, change);
  expect(await post.all()).toBe(0);
  expect(await query(shop.db, SUMS, [artist.id])).toEqual(sums);

  await send(orderId, 'refunds', {}, 201);
  await post.recent();
  const [left] = await query<{ cents: number }>(
    shop.db,
    'select sum(cents)::int as cents from ledger_entries where artist_id = $1',
    [artist.id],
  );
  expect(left?.cents).toBe(0);
});

it('an unpaid order counts as it is when it is paid', async () => {
  const artist = await givenArtist(shop.db, { shareBps: 5_000 });
  const product = await givenSizedProduct(shop.db, { M: 9, L: 9 }, { artistId: artist.id });
  await shop.db.query(`update product_variants set price_override = '50.00' where id = $1`, [sizeOf(product, 'L').id]);
  const orderId = await givenOrder(product, { M: 2 });
  await exchange(orderId, product, ['M', 'L', 1]);
  await send(orderId, 'payment', { reference: 'ZL-1' });
  await shop.app.get(PostEntries).recent();
  expect(await query(shop.db, SUMS, [artist.id])).toEqual([{ kind: 'sale', cents: 2_400 + 2_500, base: 9_800, entries: 2 }]);
});
