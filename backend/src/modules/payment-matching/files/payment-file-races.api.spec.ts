import { query } from '#platform/database/sql.js';
import { MailJobs } from '#modules/mail/mail.jobs.js';
import { UpdateOrder } from '#modules/orders/index.js';
import { CancelUnpaidOrders } from '#modules/orders/unpaid/cancel-unpaid-orders.js';
import { EVENT_JOBS } from '#src/jobs.js';
import { historyOf, orderRow } from '#test/support/builders/placed-order.js';
import { forgetOrders, givenNumberedOrder } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { PaymentMatchingJobs } from '../payment-matching.jobs.js';
import type { PaymentFileReadingView } from './payment-file.view.js';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
});
beforeEach(() => forgetOrders(shop));
afterEach(async () => {
  jest.restoreAllMocks();
  await expectInvariants(shop.db);
});
afterAll(() => shop.close());

const NUMBERS = ['AAAAAAA2', 'BBBBBBB2', 'CCCCCCC2', 'DDDDDDD2'];
const CONTENT = `ID,Datetime,Type,Status,Note,From,To,Amount (total)\n${NUMBERS.map(
  (number, n) => `v-${n},2026-11-02,Payment,Complete,ORD-${number},Jo,Shop,$24.00`,
).join('\n')}`;
const post = (content = CONTENT, dryRun = false) =>
  shop.http().post('/api/admin/payments/statements').set(ana).send({ fileName: 'venmo.csv', content, dryRun });
const read = async (content?: string): Promise<PaymentFileReadingView> =>
  (await post(content).expect(200)).body as PaymentFileReadingView;
const givenOrders = async () => {
  const orders = [];
  for (const number of NUMBERS) {
    orders.push(await givenNumberedOrder(shop, { orderNumber: `ORD-${number}`, paymentMethod: 'venmo', totalAmount: '24.00' }));
  }
  return orders;
};
const lines = () =>
  query<{ id: string; state: string; reason: string | null }>(
    shop.db,
    'select external_id as id, state, reason from statement_lines order by external_id',
  );
const allMatched = NUMBERS.map((_, n) => ({ id: `v-${n}`, state: 'matched', reason: null }));

/** Each order is paid once, with one event and one mail. */
async function expectPaidOnce(ids: readonly string[]): Promise<void> {
  const mails = shop.app.get(MailJobs);
  for (const id of ids) {
    expect((await historyOf(shop, id)).filter((entry) => entry.startsWith('payment'))).toHaveLength(1);
    expect(await mails.paymentReceived({ orderId: id })).toBe(true);
    expect(await mails.paymentReceived({ orderId: id })).toBe(false);
  }
}

it('the same file three times at once pays each order once (threat 205)', async () => {
  const orders = await givenOrders();
  const readings = await Promise.all([read(), read(), read()]);
  expect(await lines()).toEqual(allMatched);
  const done = readings.flatMap(({ outcomes }) => outcomes.filter(({ outcome }) => outcome === 'done'));
  expect(done).toHaveLength(NUMBERS.length);
  expect(await query(shop.db, 'select count(*)::int as n from statement_files')).toEqual([{ n: 1 }]);
  await expectPaidOnce(orders.map(({ id }) => id));
});

it.each([0, 1, 3])('killed after %i bookings, the file is read again and the rest is booked (threat 205)', async (bookings) => {
  const orders = await givenOrders();
  const updateOrder = shop.app.get(UpdateOrder);
  const markPaid = updateOrder.markPaid.bind(updateOrder);
  let calls = 0;
  jest.spyOn(updateOrder, 'markPaid').mockImplementation(async (...given) => {
    if (calls++ >= bookings) throw new Error('killed');
    await markPaid(...given);
  });
  await post().expect(500);
  expect((await lines()).filter(({ state }) => state === 'matched')).toHaveLength(bookings);
  jest.restoreAllMocks();
  const preview = (await post(CONTENT, true).expect(200)).body as PaymentFileReadingView;
  expect(preview.counts).toMatchObject({ matched: NUMBERS.length - bookings, known: bookings });
  expect((await read(`${CONTENT}\n`)).counts).toMatchObject({ matched: NUMBERS.length - bookings, known: bookings });
  expect(await lines()).toEqual(allMatched);
  await expectPaidOnce(orders.map(({ id }) => id));
});

it('an order whose line cannot be written is not paid', async () => {
  const [first] = await givenOrders();
  await shop.db.query(`alter table statement_lines add constraint broken check (external_id <> 'v-0' or state <> 'matched')`);
  await post().expect(500);
  expect((await orderRow(shop, first!.id)).paymentStatus).toBe('unpaid');
  await shop.db.query('alter table statement_lines drop constraint broken');
  await read();
  expect(await lines()).toEqual(allMatched);
});

it('an order that is cancelled, paid or dearer between reading and booking is not booked, and its line says why', async () => {
  const orders = await givenOrders();
  const change = async (n: number, path: string, body: object): Promise<void> => {
    await shop.http().post(`/api/admin/orders/${orders[n]!.id}/${path}`).set(ana).send(body).expect(200);
  };
  const updateOrder = shop.app.get(UpdateOrder);
  const markPaid = updateOrder.markPaid.bind(updateOrder);
  jest.spyOn(updateOrder, 'markPaid').mockImplementationOnce(async (...given) => {
    await markPaid(...given);
    jest.restoreAllMocks();
    await change(1, 'cancel', {});
    await change(2, 'payment', { reference: 'typed' });
    await shop.db.query(`update orders set payment_method = 'zelle' where id = $1`, [orders[3]!.id]);
  });
  const { counts, outcomes } = await read();
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'failed', 'failed']);
  expect(counts).toMatchObject({ matched: 1, review: 3 });
  expect(await lines()).toEqual([
    { id: 'v-0', state: 'matched', reason: null },
    { id: 'v-1', state: 'review', reason: 'order-cancelled' },
    { id: 'v-2', state: 'review', reason: 'already-paid' },
    { id: 'v-3', state: 'review', reason: 'other-method' },
  ]);
  expect((await orderRow(shop, orders[2]!.id)).paymentReference).toBe('typed');
});

it('an order that got dearer between reading and booking is not paid with too little', async () => {
  const orders = await givenOrders();
  const updateOrder = shop.app.get(UpdateOrder);
  const markPaid = updateOrder.markPaid.bind(updateOrder);
  jest.spyOn(updateOrder, 'markPaid').mockImplementationOnce(async (...given) => {
    await markPaid(...given);
    await shop.db.query(
      `with charge as (insert into order_charges (order_id, kind, label, cents, position) values ($1, 'shipping', 'Parcel', 100, 0))
       update orders set total_amount = '25.00', shipping_cents = 100 where id = $1`,
      [orders[1]!.id],
    );
  });
  expect((await read()).outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'done', 'done']);
  expect((await lines())[1]).toMatchObject({ id: 'v-1', state: 'review' });
  expect((await orderRow(shop, orders[1]!.id)).paymentStatus).toBe('unpaid');
});

it('an order that was cancelled because nobody paid it in time is not booked, although the preview proposed it', async () => {
  const [first] = await givenOrders();
  expect(((await post(CONTENT, true).expect(200)).body as PaymentFileReadingView).counts).toMatchObject({
    matched: 4,
    review: 0,
  });
  await shop.db.query(`update orders set created_at = now() - interval '30 days' where id = $1`, [first!.id]);
  expect(await shop.app.get(CancelUnpaidOrders, { strict: false }).execute()).toBe(1);
  expect((await read()).counts).toMatchObject({ matched: 3, review: 1 });
  expect((await lines())[0]).toEqual({ id: 'v-0', state: 'review', reason: 'order-cancelled' });
});

it('forgets payers of erased customers at once, and all payers 400 days after their decision', async () => {
  const [first, second] = await givenOrders();
  await read();
  expect(EVENT_JOBS['order.customer-erased']).toContain('payment-matching.erase-customer');
  const jobs = shop.app.get(PaymentMatchingJobs);
  expect(await jobs.eraseCustomer({ orderId: first!.id })).toBe(1);
  await shop.db.query(
    `update statement_lines set decided_at = now() - interval '401 days' where id = (select line_id from statement_line_orders
      where order_id = $1)`,
    [second!.id],
  );
  expect(await jobs.purge()).toBe(1);
  expect(await jobs.purge()).toBe(0);
  const payers = 'select payer, note from statement_lines order by external_id';
  expect(await query(shop.db, payers)).toEqual([
    { payer: null, note: null },
    { payer: null, note: null },
    { payer: 'Jo', note: 'ORD-CCCCCCC2' },
    { payer: 'Jo', note: 'ORD-DDDDDDD2' },
  ]);
});

it('tells how many payments wait for a person', async () => {
  const gauge = async (): Promise<string> => (await shop.http().get('/metrics').expect(200)).text;
  expect(await gauge()).toContain('shop_statement_lines_to_check 0\n');
  await read();
  expect(await gauge()).toContain('shop_statement_lines_to_check 4\n');
});
