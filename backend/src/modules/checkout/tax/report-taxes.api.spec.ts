import { changeRefunded } from '#test/support/builders/order-money.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { TaxShop, TOTAL_BY_TABLE } from '#test/support/tax-shop.js';
import { query } from '#platform/database/sql.js';
import { EVENT_JOBS } from '#src/jobs.js';
import { ReportTaxes } from './report-taxes.js';

const COMMIT = /create_from_calculation$/;
const REVERSAL = /create_reversal$/;

let shop: TaxShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await TaxShop.open();
  admin = await asAdmin(shop.cards.shop);
});
beforeEach(() => shop.reset());
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const jobs = () => shop.cards.shop.app.get(ReportTaxes);
const sync = (orderId: string) => jobs().execute({ orderId });
const taxOf = async (orderId: string) => {
  const [row] = await query<{ orderNumber: string; transactionId: string | null; reversed: number; reversing: number | null }>(
    shop.db,
    `select order_number as "orderNumber", transaction_id as "transactionId", reversed_cents::int as reversed,
       reversing_cents::int as reversing from tax_calculations join orders on orders.id = order_id where order_id = $1`,
    [orderId],
  );
  if (!row) throw new Error('The order has no calculation');
  return row;
};
const act = (orderId: string, action: string, body: object = {}) =>
  shop.cards.shop.http().post(`/api/admin/orders/${orderId}/${action}`).set(admin).send(body);
const refund = (orderId: string, amount: string) => act(orderId, 'refunds', { amount }).expect(201);
/** What Stripe Tax holds of the order. */
const leftOf = (transactionId: string | null): number => shop.cards.stripe.taxes.leftOf(transactionId ?? '');
const reports = (): number => shop.cards.stripe.count(/^POST \/v1\/tax\/transactions/);

it('payments, refunds and cancellations of orders start the report', () => {
  for (const event of ['order.paid', 'order.refunded', 'order.cancelled'] as const)
    expect(EVENT_JOBS[event]).toContain('tax.sync');
});

describe('a paid order', () => {
  it('is one transaction of its number, however often it is reported', async () => {
    const orderId = await shop.givenPaidOrder();
    await sync(orderId);
    await sync(orderId);
    const { orderNumber, transactionId } = await taxOf(orderId);
    expect(shop.cards.stripe.taxes.ofReference(orderNumber)).toMatchObject({ id: transactionId, cents: 7_420 });
    expect(reports()).toBe(1);
  });

  it('is one transaction when its report runs twice at once, and when the answer was lost', async () => {
    const orderId = await shop.givenPaidOrder();
    shop.cards.stripe.fail(COMMIT, 'cut-after');
    await Promise.allSettled([sync(orderId), sync(orderId)]);
    await sync(orderId);
    const { orderNumber, transactionId } = await taxOf(orderId);
    const { transactions } = shop.cards.stripe.taxes;
    expect([...transactions.values()].filter(({ reference }) => reference === orderNumber)).toMatchObject([
      { id: transactionId },
    ]);
  });

  it('gives back what is refunded, in parts and then all, whatever is repeated', async () => {
    const orderId = await shop.givenPaidOrder();
    await refund(orderId, '10.00');
    await sync(orderId);
    const { transactionId } = await taxOf(orderId);
    expect(leftOf(transactionId)).toBe(6_420);
    await sync(orderId);
    expect(leftOf(transactionId)).toBe(6_420);
    await refund(orderId, '4.20');
    await refund(orderId, '0.01');
    await sync(orderId);
    expect(leftOf(transactionId)).toBe(5_999);
    await act(orderId, 'cancel', { reason: 'Shopper asked' }).expect(200);
    await sync(orderId);
    expect(leftOf(transactionId)).toBe(0);
    expect(await taxOf(orderId)).toMatchObject({ reversed: 7_420, reversing: null });
  });

  it('gives nothing back twice when a report ends before its answer, and another refund comes meanwhile', async () => {
    const orderId = await shop.givenPaidOrder();
    await sync(orderId);
    await refund(orderId, '10.00');
    // The reversal is made, and its answer is lost each time.
    shop.cards.stripe.fail(REVERSAL, { status: 500, afterwards: true });
    await expect(sync(orderId)).rejects.toMatchObject({ code: 'failed' });
    expect(await taxOf(orderId)).toMatchObject({ reversed: 0, reversing: 1_000 });
    await refund(orderId, '5.00');
    // A day later, Stripe has forgotten the failure under the key.
    shop.cards.stripe.forgetKeys();
    await sync(orderId);
    expect(leftOf((await taxOf(orderId)).transactionId)).toBe(5_920);
    expect(await taxOf(orderId)).toMatchObject({ reversed: 1_500, reversing: null });
  });

  it('is not asked for more after a refund that failed at the bank', async () => {
    const orderId = await shop.givenPaidOrder();
    await refund(orderId, '10.00');
    await sync(orderId);
    await changeRefunded(shop.db, orderId, -1_000);
    await sync(orderId);
    const { transactionId } = await taxOf(orderId);
    expect(leftOf(transactionId)).toBe(6_420);
    await changeRefunded(shop.db, orderId, 1_000);
  });
});

it('an order that is not paid, or whose tax is of the rules, is not reported', async () => {
  const cart = await shop.givenPieces();
  const { body: unpaid } = await shop.order(cart).expect(201);
  await sync(unpaid.id);
  shop.failNext(1, { status: 503 });
  const { body: byRules } = await shop.order(await shop.givenPieces(), { totalAmount: TOTAL_BY_TABLE }).expect(201);
  await act(byRules.id, 'payments', { reference: 'Z-1' });
  await sync(byRules.id);
  expect(reports()).toBe(0);
});

describe('the sweep', () => {
  const changed = (orderId: string, ago: string) =>
    shop.db.query('update orders set updated_at = now() - $2::interval where id = $1', [orderId, ago]);

  it('reports what was missed while the service was away, and goes on after a failure', async () => {
    const [first, second] = [await shop.givenPaidOrder(), await shop.givenPaidOrder()];
    for (const orderId of [first, second]) await changed(orderId, '16 minutes');
    shop.cards.stripe.fail(COMMIT, { status: 429 });
    expect(await jobs().sweep()).toBe(1);
    expect(await jobs().sweep()).toBe(1);
    expect(await jobs().sweep()).toBe(0);
    for (const orderId of [first, second]) expect((await taxOf(orderId)).transactionId).not.toBeNull();
  });

  it('leaves orders alone that staff can still undo', async () => {
    const orderId = await shop.givenPaidOrder();
    await changed(orderId, '14 minutes');
    expect(await jobs().sweep()).toBe(0);
    await sync(orderId);
  });
});

it('answers that no order has taken are deleted after two days', async () => {
  const [old, young, begun] = [await shop.givenPieces(), await shop.givenPieces(), await shop.givenPieces()];
  const ordered = await shop.givenPieces();
  for (const cart of [old, young]) await shop.quote(cart).expect(200);
  await shop.begin(begun).expect(201);
  await shop.order(ordered).expect(201);
  for (const cart of [old, begun, ordered]) await shop.backdate(cart, '49 hours');
  await shop.backdate(young, '47 hours');
  expect(await jobs().purge()).toBe(1);
  expect(await jobs().purge()).toBe(0);
  expect(await shop.calculations(old)).toEqual([]);
  for (const cart of [young, begun, ordered]) expect(await shop.calculations(cart)).toHaveLength(1);
});
