import { randomUUID } from 'node:crypto';
import { query } from '#platform/database/sql.js';
import { type PlacedOrder, orderRow } from '#test/support/builders/placed-order.js';
import { forgetOrders, givenNumberedOrder } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';
import type { PaymentFileReadingView } from '../files/payment-file.view.js';
import type { MatchedLinesView, PaymentLinesView, PaymentLineView } from './payment-line.view.js';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  ana = await asAdmin(shop, { username: 'ana' });
});
beforeEach(() => forgetOrders(shop));
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const HEAD = 'ID,Datetime,Type,Status,Note,From,To,Amount (total)\n';
const BASE = '/api/admin/payments/statement-lines';
const post = (path: string, body: object = {}, who = ana) => shop.http().post(`${BASE}/${path}`).set(who).send(body);
const list = async (search = ''): Promise<PaymentLinesView> =>
  (await shop.http().get(`${BASE}${search}`).set(ana).expect(200)).body as PaymentLinesView;

interface Row {
  id?: string;
  day?: string;
  note?: string;
  amount: string;
  payer?: string;
}
const csv = (rows: readonly Row[]): string =>
  HEAD +
  rows
    .map(({ id = randomUUID(), day = '2026-11-02', note = 'hat', amount, payer = 'Jo' }) =>
      [id, day, 'Payment', 'Complete', note, payer, 'Shop', amount].join(','),
    )
    .join('\n');

async function givenLines(...rows: readonly Row[]): Promise<PaymentLineView[]> {
  const body = { fileName: 'venmo.csv', content: csv(rows), dryRun: false };
  const { body: reading } = await shop.http().post('/api/admin/payments/statements').set(ana).send(body).expect(200);
  return (reading as PaymentFileReadingView).lines;
}
const idsOf = (lines: readonly PaymentLineView[]): string[] => lines.map(({ id }) => id!);
const order = (orderNumber: string, totalAmount: string, paymentMethod: 'venmo' | 'zelle' | 'card' = 'venmo') =>
  givenNumberedOrder(shop, { orderNumber: `ORD-${orderNumber}`, totalAmount, paymentMethod });
const match = async (lines: readonly PaymentLineView[], orders: readonly PlacedOrder[], more: object = {}) =>
  (await post('match', { lineIds: idsOf(lines), orderIds: orders.map(({ id }) => id), ...more }).expect(200))
    .body as MatchedLinesView;
const undo = async ({ id }: PlacedOrder): Promise<void> => {
  const { body } = await shop.http().get(`/api/admin/orders/${id}`).set(ana).expect(200);
  await shop.http().post(`/api/admin/orders/${id}/undo`).set(ana).send({ version: body.version }).expect(200);
};

describe('lines matched by hand', () => {
  it('pay one order, with their ids as its reference', async () => {
    const hat = await order('AAAAAAA2', '24.00');
    const lines = await givenLines({ id: 'v-1', amount: '$24.00' });
    const { lines: matched, outcomes } = await match(lines, [hat]);
    expect(matched).toMatchObject([{ state: 'matched', decidedBy: 'ana', owed: '0.00', orders: [{ orderId: hat.id }] }]);
    expect(outcomes).toMatchObject([{ outcome: 'done', undo: { orderId: hat.id } }]);
    expect(await orderRow(shop, hat.id)).toMatchObject({ paymentStatus: 'paid', paymentReference: 'v-1' });
    expect((await list(`?orderId=${hat.id}`)).lines).toMatchObject([{ externalId: 'v-1', payer: 'Jo' }]);
    await post('match', { lineIds: idsOf(lines), orderIds: [hat.id] }).expect(409, /LINE_DECIDED/);
  });

  it('pay an order in parts, also one that waits for another method', async () => {
    const hat = await order('AAAAAAA2', '24.00', 'zelle');
    const lines = await givenLines({ id: 'v-1', amount: '$20.00' }, { id: 'v-2', amount: '$4.00' });
    expect((await match(lines, [hat])).lines.map(({ state }) => state)).toEqual(['matched', 'matched']);
    const { paymentMethod, paymentReference } = await orderRow(shop, hat.id);
    expect([paymentMethod, paymentReference]).toEqual(['zelle', 'venmo v-1, v-2']);
  });

  it('pay several orders with one transfer; the line of an order that cannot be paid waits with the rest', async () => {
    const [hat, cap] = [await order('AAAAAAA2', '24.00'), await order('BBBBBBB2', '10.00')];
    const lines = await givenLines({ amount: '$34.00', note: 'ORD-AAAAAAA2 ORD-BBBBBBB2' });
    expect(lines).toMatchObject([{ reason: 'several-numbers', message: 'The note names ORD-AAAAAAA2 and ORD-BBBBBBB2.' }]);
    await shop.db.query(
      `alter table orders add constraint broken check (order_number <> 'ORD-BBBBBBB2' or payment_status <> 'paid')`,
    );
    await post('match', { lineIds: idsOf(lines), orderIds: [hat.id, cap.id] }).expect(500);
    await shop.db.query('alter table orders drop constraint broken');
    expect((await list('?state=review')).lines).toMatchObject([{ orders: [{ orderId: hat.id }] }]);
    expect((await orderRow(shop, hat.id)).paymentStatus).toBe('paid');
    await post(`${lines[0]!.id}/owed`).expect(409, /LINE_DECIDED/);
    await post(`${lines[0]!.id}/dismiss`).expect(409, /LINE_DECIDED/);
    const { lines: matched, outcomes } = await match(lines, [hat, cap]);
    expect(outcomes.map(({ orderNumber }) => orderNumber)).toEqual(['ORD-BBBBBBB2']);
    expect(matched).toMatchObject([{ state: 'matched', orders: expect.arrayContaining([expect.anything()]) as unknown[] }]);
    expect(matched[0]!.orders).toHaveLength(2);
    await undo(cap);
    expect((await list('?state=review')).lines).toMatchObject([{ reason: 'undone', orders: [{ orderId: hat.id }] }]);
    expect((await match(lines, [hat, cap])).lines[0]!.state).toBe('matched');
  });

  it('need equal sums, or a person who accepts the difference: too much is owed back', async () => {
    const [hat, cap] = [await order('AAAAAAA2', '24.00'), await order('BBBBBBB2', '10.00')];
    const [more, less] = (await givenLines({ amount: '$30.00' }, { amount: '$9.00' })) as [PaymentLineView, PaymentLineView];
    const { body } = await post('match', { lineIds: [more.id], orderIds: [hat.id] }).expect(409);
    expect(body).toMatchObject({ message: '$30.00 came, $24.00 is due', code: 'AMOUNT_DIFFERS', came: '30.00', due: '24.00' });
    expect((await match([more], [hat], { acceptDifference: true })).lines).toMatchObject([{ state: 'matched', owed: '6.00' }]);
    expect((await match([less], [cap], { acceptDifference: true })).lines).toMatchObject([{ state: 'matched', owed: '0.00' }]);
    expect(await list('?state=owed')).toMatchObject({ lines: [{ id: more.id }], counts: { owed: 1, owedAmount: '6.00' } });
    await post(`${more.id}/returned`, { reference: ' ' }).expect(400);
    await post(`${more.id}/returned`, { reference: 'back-1' }).expect(200);
    await post(`${more.id}/returned`, { reference: 'back-1' }).expect(409, /LINE_DECIDED/);
    expect(await list('?state=owed')).toMatchObject({ lines: [], counts: { owed: 0, owedAmount: '0.00' } });
    await undo(hat);
    await post('match', { lineIds: [more.id], orderIds: [cap.id], acceptDifference: true }).expect(409);
    expect((await match([more], [hat])).lines).toMatchObject([{ state: 'matched', owed: '6.00', returnedReference: 'back-1' }]);
  });

  it('are refused for what does not exist or does not belong together', async () => {
    const [hat, card] = [await order('AAAAAAA2', '24.00'), await order('BBBBBBB2', '24.00', 'card')];
    const lines = await givenLines({ amount: '$24.00' }, { amount: '$24.00' });
    const [first, second] = idsOf(lines) as [string, string];
    await post('match', { lineIds: [first, second], orderIds: [hat.id, card.id] }).expect(400);
    await post('match', { lineIds: [randomUUID()], orderIds: [hat.id] }).expect(404);
    await post('match', { lineIds: [first], orderIds: [randomUUID()] }).expect(404);
    await post('match', { lineIds: [], orderIds: [hat.id] }).expect(400);
    await post('match', { lineIds: [first], orderIds: Array.from({ length: 21 }, () => randomUUID()) }).expect(400);
    expect((await match([lines[0]!], [card], { acceptDifference: true })).outcomes).toMatchObject([
      { outcome: 'failed', message: 'Card payments are confirmed by the payment provider' },
    ]);
    expect((await list('?state=review')).lines).toHaveLength(2);
  });

  it('of two people who book one line at once, one succeeds', async () => {
    const [hat, cap] = [await order('AAAAAAA2', '24.00'), await order('BBBBBBB2', '24.00')];
    const lines = await givenLines({ amount: '$24.00' });
    const answers = await Promise.all([hat, cap].map(({ id }) => post('match', { lineIds: idsOf(lines), orderIds: [id] })));
    const outcomes = answers.flatMap(({ body }) => (body as Partial<MatchedLinesView>).outcomes ?? []);
    expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    const paid = await query(shop.db, `select id from orders where payment_status = 'paid'`);
    expect(paid).toHaveLength(1);
  });
});

describe('decisions about a line', () => {
  it('owe all of it, until the reference of the transfer back is entered', async () => {
    const [line] = (await givenLines({ amount: '$24.00' })) as [PaymentLineView];
    expect((await post(`${line.id}/owed`).expect(200)).body).toMatchObject({ state: 'owed', owed: '24.00', decidedBy: 'ana' });
    await post(`${line.id}/owed`).expect(409, /LINE_DECIDED/);
    await post(`${line.id}/reopen`).expect(409, /LINE_DECIDED/);
    const { body } = await post(`${line.id}/returned`, { reference: 'back-1' }).expect(200);
    expect(body).toMatchObject({ state: 'owed', returnedReference: 'back-1', returnedAt: expect.any(String) as string });
  });

  it('forget a payer who is not for the shop at once, and can be taken back', async () => {
    const rows = [{ id: 'v-1', amount: '$24.00', payer: 'Uncle Bob' }];
    const [line] = (await givenLines(...rows)) as [PaymentLineView];
    expect((await post(`${line.id}/dismiss`).expect(200)).body).toMatchObject({ state: 'dismissed', payer: null, note: null });
    expect(await givenLines(...rows)).toEqual([]);
    expect((await post(`${line.id}/reopen`).expect(200)).body).toMatchObject({ state: 'review', reason: 'reopened' });
    await post(`${line.id}/returned`, { reference: 'x' }).expect(409, /LINE_DECIDED/);
    const audited = `select count(*)::int as n from audit_log where entity = 'payment line' and entity_id = $1`;
    expect(await query(shop.db, audited, [line.id])).toEqual([{ n: 2 }]);
  });

  it.each(['owed', 'dismiss', 'reopen', 'returned'])('are answered with 404 for an unknown line: %s', async (path) => {
    await post(`${randomUUID()}/${path}`, { reference: 'x' }).expect(404);
    await post(`x/${path}`, { reference: 'x' }).expect(404);
  });
});

it('undo of a payment sends its line back to a person, and reading the file again books nothing', async () => {
  const hat = await order('AAAAAAA2', '24.00');
  const rows = [{ id: 'v-1', amount: '$24.00', note: 'ORD-AAAAAAA2' }];
  expect(await givenLines(...rows)).toMatchObject([{ state: 'matched' }]);
  await undo(hat);
  expect((await list('?state=review')).lines).toMatchObject([
    { reason: 'undone', message: 'The payment was undone.', orders: [] },
  ]);
  expect(await givenLines(...rows)).toEqual([]);
  expect((await orderRow(shop, hat.id)).paymentStatus).toBe('unpaid');
});

it('undo of both orders of one line at once leaves it without orders, and neither paid', async () => {
  const rows = Array.from({ length: byTier(3, 10) }, (_, n) => ({ amount: '$34.00', id: `v-${n}` }));
  for (const [n, line] of (await givenLines(...rows)).entries()) {
    const last = 'ABCDEFGHJK'[n]!;
    const both = [await order(`AAAAAA${last}2`, '24.00'), await order(`BBBBBB${last}2`, '10.00')];
    await match([line], both);
    await Promise.all(both.map(undo));
    expect((await list('?state=review')).lines.find(({ id }) => id === line.id)).toMatchObject({ reason: 'undone', orders: [] });
    for (const { id } of both) expect((await orderRow(shop, id)).paymentStatus).toBe('unpaid');
  }
});
