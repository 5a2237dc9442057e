import { query } from '#platform/database/sql.js';
import { givenArtist, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { orderRow } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { PostEntries } from '../../artist-ledger/posting/post-entries.js';
import type { PaymentFileReadingView } from '../files/payment-file.view.js';
import type { PaymentLinesView, PaymentLineView } from './payment-line.view.js';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  ana = await asAdmin(shop, { username: 'ana' });
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

interface Sold {
  id: string;
  number: string;
  artistId: string;
}

/** An unpaid order of one M for $48.00, of an artist with a share of a half. L costs $2.00 more. */
async function givenOrder(): Promise<Sold & { dearer: () => Promise<void> }> {
  const artist = await givenArtist(shop.db, { shareBps: 5_000 });
  const product = await givenSizedProduct(shop.db, { M: 9, L: 9 }, { artistId: artist.id });
  await shop.db.query(`update product_variants set price_override = '50.00' where id = $1`, [sizeOf(product, 'L').id]);
  const lines = [{ product, variant: sizeOf(product, 'M'), quantity: 1 }];
  const order = orderBody(await givenCart(shop.db, lines), lines, { paymentMethod: 'venmo' });
  const { body } = await shop.http().post('/api/orders').send(order).expect(201);
  const { id, orderNumber } = body as { id: string; orderNumber: string };
  const dearer = async (): Promise<void> => {
    const [item] = await query<{ id: string }>(shop.db, 'select id from order_items where order_id = $1', [id]);
    const body = { itemId: item?.id, variantId: sizeOf(product, 'L').id, quantity: 1, version: await versionOf(id) };
    await shop.http().post(`/api/admin/orders/${id}/sizes`).set(ana).send(body).expect(200);
  };
  return { id, number: orderNumber, artistId: artist.id, dearer };
}
const versionOf = async (id: string): Promise<string> =>
  ((await shop.http().get(`/api/admin/orders/${id}`).set(ana).expect(200)).body as { version: string }).version;
const undo = async ({ id }: Sold): Promise<void> => {
  await shop
    .http()
    .post(`/api/admin/orders/${id}/undo`)
    .set(ana)
    .send({ version: await versionOf(id) })
    .expect(200);
};
/** Ids of payments belong to one test. */
let test = 0;
beforeEach(() => (test += 1));
const HEAD = 'ID,Datetime,Type,Status,Note,From,To,Amount (total)\n';
async function read(...rows: [id: string, note: string, amount: string][]): Promise<PaymentFileReadingView> {
  const content =
    HEAD + rows.map(([id, note, amount]) => `${id}-${test},2026-11-02,Payment,Complete,${note},Jo,Shop,$${amount}`).join('\n');
  const body = { fileName: 'venmo.csv', content, dryRun: false };
  return (await shop.http().post('/api/admin/payments/statements').set(ana).send(body).expect(200))
    .body as PaymentFileReadingView;
}
const match = (lines: readonly PaymentLineView[], { id }: Sold, more: object = {}) =>
  shop
    .http()
    .post('/api/admin/payments/statement-lines/match')
    .set(ana)
    .send({ lineIds: lines.map((line) => line.id), orderIds: [id], ...more });
const linesOf = async ({ id }: Sold): Promise<string[]> => {
  const { body } = await shop.http().get(`/api/admin/payments/statement-lines?orderId=${id}`).set(ana).expect(200);
  return (body as PaymentLinesView).lines.map(({ externalId, state }) => `${externalId.slice(0, 3)} ${state}`).toSorted();
};
/** The entries of the artist, and their sum. */
async function ledgerOf({ artistId }: Sold): Promise<[number, number]> {
  await shop.app.get(PostEntries).recent();
  const sums = 'select count(*)::int as n, coalesce(sum(cents), 0)::int as cents from ledger_entries where artist_id = $1';
  const [found] = await query<{ n: number; cents: number }>(shop.db, sums, [artistId]);
  return [found!.n, found!.cents];
}

it('a payment found in a payment file is in the ledger of its artist; its undo takes it out, and booking it by hand brings it back', async () => {
  const order = await givenOrder();
  const { lines } = await read(['v-1', order.number, '48.00']);
  expect(lines).toMatchObject([{ state: 'matched' }]);
  expect(await ledgerOf(order)).toEqual([1, 2_400]);
  await undo(order);
  expect(await ledgerOf(order)).toEqual([2, 0]);
  expect(await linesOf(order)).toEqual([]);
  await match(lines, order).expect(200);
  expect(await ledgerOf(order)).toEqual([3, 2_400]);
  expect(await linesOf(order)).toEqual(['v-1 matched']);
});

describe('the rest that a dearer size has added', () => {
  it('is booked from a payment file that names the order, and undone alone', async () => {
    const order = await givenOrder();
    await read(['v-1', order.number, '48.00']);
    await order.dearer();
    const { lines, outcomes } = await read(
      ['v-1', order.number, '48.00'],
      ['v-2', order.number, '2.00'],
      ['v-3', order.number, '2.00'],
    );
    expect(lines).toMatchObject([{ state: 'matched', orders: [{ orderId: order.id }] }, { reason: 'already-paid' }]);
    expect(outcomes).toMatchObject([{ outcome: 'done', undo: { orderId: order.id } }]);
    expect(await orderRow(shop, order.id)).toMatchObject({ receivedCents: 5_000, paymentReference: `v-2-${test}` });
    expect(await linesOf(order)).toEqual(['v-1 matched', 'v-2 matched']);
    expect(await ledgerOf(order)).toEqual([1, 2_400]);
    await undo(order);
    expect(await orderRow(shop, order.id)).toMatchObject({ receivedCents: 4_800, paymentStatus: 'paid' });
    expect(await linesOf(order)).toEqual(['v-1 matched']);
    expect((await match([lines[0]!], order).expect(200)).body).toMatchObject({ lines: [{ state: 'matched' }] });
    expect(await ledgerOf(order)).toEqual([1, 2_400]);
  });

  it('is asked for by its amount, and is not what was paid before', async () => {
    const order = await givenOrder();
    await read(['v-1', order.number, '48.00']);
    await order.dearer();
    const { lines } = await read(['v-2', order.number, '48.00']);
    expect(lines).toMatchObject([
      {
        reason: 'amount-differs',
        message: '$48.00 came, $2.00 is due.',
        candidates: [{ totalAmount: '50.00', amountDue: '2.00' }],
      },
    ]);
    await match(lines, order).expect(409, /AMOUNT_DIFFERS/);
    const { body } = await match(lines, order, { acceptDifference: true }).expect(200);
    expect(body).toMatchObject({ lines: [{ state: 'matched', owed: '46.00' }] });
    expect(await orderRow(shop, order.id)).toMatchObject({ receivedCents: 5_000 });
  });

  it('leaves the lines of the order alone when a payment that was typed is undone', async () => {
    const order = await givenOrder();
    await read(['v-1', order.number, '48.00']);
    await order.dearer();
    const typed = { reference: 'typed', amount: '2.00' };
    await shop.http().post(`/api/admin/orders/${order.id}/payment`).set(ana).send(typed).expect(200);
    await undo(order);
    expect(await linesOf(order)).toEqual(['v-1 matched']);
  });

  it('is booked by one payment at a time', async () => {
    const order = await givenOrder();
    await read(['v-1', order.number, '48.00']);
    await order.dearer();
    const { lines } = await read(['v-2', 'hat', '1.00'], ['v-3', 'hat', '1.00']);
    await match(lines, order).expect(400, /one payment/);
    expect(await linesOf(order)).toEqual(['v-1 matched']);
  });
});
