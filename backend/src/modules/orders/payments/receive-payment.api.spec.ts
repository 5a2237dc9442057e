import { givenCardOrder, givenOrder, historyOf } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { truncateTables } from '#test/support/database/truncate-tables.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView, OrderPageView, OrdersSummaryView } from '../admin/admin-order.view.js';
import type { FiguresView } from '../admin/figures/figures.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  admin = await asAdmin(shop, { username: 'ada' });
});
afterAll(() => shop.close());
beforeEach(() => truncateTables(shop.db, 'orders', 'outbox'));

const post = (path: string, body: object) => shop.http().post(`/api/admin/orders/${path}`).set(admin).send(body);
const pay = async (id: string, body: object): Promise<AdminOrderView> =>
  (await post(`${id}/payment`, body).expect(200)).body as AdminOrderView;
const refund = async (id: string, body: object): Promise<AdminOrderView> =>
  (await post(`${id}/refunds`, body).expect(201)).body as AdminOrderView;
const moneyToday = async (): Promise<string> =>
  ((await shop.http().get('/api/admin/orders/summary').set(admin).expect(200)).body as OrdersSummaryView).moneyToday;

/** Captured, refunded, orders and units of all groups, which must add up to the total. */
async function figuresTotal(): Promise<object> {
  const totals = [];
  for (const by of ['day', 'product', 'method']) {
    const { body } = await shop.http().get('/api/admin/figures').query({ by }).set(admin).expect(200);
    const { total, rows } = body as FiguresView;
    const captured = rows.reduce((cents, { now }) => cents + Math.round(Number(now.captured) * 100), 0);
    expect(captured).toBe(Math.round(Number(total.captured) * 100));
    totals.push(total);
  }
  expect(totals[1]).toEqual(totals[0]);
  return totals[0] ?? {};
}

describe('less than is due', () => {
  it('leaves the order unpaid with the rest, which pays it when it arrives', async () => {
    const { id } = await givenOrder(shop);
    const short = await pay(id, { reference: 'ZL-1', amount: '90' });
    expect(short).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', paymentReference: 'ZL-1', canMarkPaid: true });
    expect(short).toMatchObject({ receivedAmount: '90.00', amountDue: '6.00', refundable: '0.00' });
    expect(short.paymentInstructions).toContain('send $6.00 with Zelle');
    const { body } = await shop.http().get('/api/admin/orders?queue=to-confirm').set(admin).expect(200);
    expect((body as OrderPageView).orders[0]).toMatchObject({ id, amountDue: '6.00', totalAmount: '96.00' });
    expect(await moneyToday()).toBe('90.00');
    expect(await figuresTotal()).toMatchObject({ captured: '90.00', orders: 0, units: 0 });

    const paid = await pay(id, { reference: 'ZL-2', amount: '6.00' });
    expect(paid).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', receivedAmount: '96.00', amountDue: '0.00' });
    expect(await moneyToday()).toBe('96.00');
    expect(await figuresTotal()).toMatchObject({ captured: '96.00', orders: 1, units: 2 });
    await expectInvariants(shop.db);
  });

  it('then everything else without an amount, alone or among selected orders', async () => {
    const { id } = await givenOrder(shop);
    await pay(id, { reference: 'ZL-1', amount: '90.00' });
    expect(await pay(id, { reference: 'ZL-2' })).toMatchObject({ paymentStatus: 'paid', receivedAmount: '96.00' });
    const { id: second } = await givenOrder(shop);
    await pay(second, { reference: 'ZL-3', amount: '1.00' });
    await post('selected/payment', { payments: [{ orderId: second, reference: 'ZL-4' }] }).expect(200);
    expect(await moneyToday()).toBe('192.00');
    await expectInvariants(shop.db);
  });

  it('is recorded once, however often it is sent', async () => {
    const { id } = await givenOrder(shop);
    const bodies = [1, 2, 3].map(() => post(`${id}/payment`, { reference: 'ZL-1', amount: '50.00' }));
    const answers = await Promise.all(bodies);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'PAYMENT_RECORDED' });
    expect(await moneyToday()).toBe('50.00');
  });

  it('is undone, and so is the payment that follows it', async () => {
    const { id } = await givenOrder(shop);
    const short = await pay(id, { reference: 'ZL-1', amount: '90.00' });
    expect(short.undo).toEqual({ step: 'collect', secondsLeft: null });
    const undone = (await post(`${id}/undo`, { version: short.version }).expect(200)).body as AdminOrderView;
    expect(undone).toMatchObject({ receivedAmount: '0.00', amountDue: '96.00', paymentReference: null, undo: null });
    await pay(id, { reference: 'ZL-1', amount: '60.00' });
    const paid = await pay(id, { reference: 'ZL-2', amount: '36.00' });
    const unpaid = (await post(`${id}/undo`, { version: paid.version }).expect(200)).body as AdminOrderView;
    expect(unpaid).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', receivedAmount: '60.00', amountDue: '36.00' });
    expect(await moneyToday()).toBe('60.00');
    expect(await historyOf(shop, id)).toContain('payment part -> unpaid by staff ada');
    await expectInvariants(shop.db);
  });

  it('is sent back when the order is cancelled', async () => {
    const { id } = await givenOrder(shop);
    await pay(id, { reference: 'ZL-1', amount: '90.00' });
    await post(`${id}/refunds`, { amount: '1.00' }).expect(409);
    await post(`${id}/cancel`, {}).expect(200);
    const back = await refund(id, {});
    expect(back).toMatchObject({ paymentStatus: 'unpaid', refundedAmount: '90.00', refundable: '0.00', amountDue: '0.00' });
    expect(await figuresTotal()).toMatchObject({ captured: '90.00', refunded: '90.00', net: '0.00' });
    await expectInvariants(shop.db);
  });
});

describe('more than is due', () => {
  it('pays the order and leaves the difference to refund', async () => {
    const { id } = await givenOrder(shop);
    const paid = await pay(id, { reference: 'ZL-1', amount: '100.00' });
    expect(paid).toMatchObject({ paymentStatus: 'paid', overpaidAmount: '4.00', refundable: '100.00', amountDue: '0.00' });
    expect(await moneyToday()).toBe('100.00');
    expect(await refund(id, { amount: '4.00' })).toMatchObject({
      overpaidAmount: '0.00',
      refundable: '96.00',
      paymentStatus: 'paid',
    });
    expect(await refund(id, {})).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '100.00' });
    expect(await figuresTotal()).toMatchObject({ captured: '100.00', refunded: '100.00', net: '0.00', orders: 1 });
    await expectInvariants(shop.db);
  });
});

describe('an amount', () => {
  it.each(['0', '-1', 'a lot', '1.234', '1e3', ''])('is an amount above zero: %j is 400', async (amount) => {
    const { id } = await givenOrder(shop);
    expect((await post(`${id}/payment`, { reference: 'ZL-1', amount }).expect(400)).body).toMatchObject({ code: 'INVALID' });
  });

  it('is not booked for a card order that owes nothing, a paid or a cancelled one', async () => {
    const { id: card } = await givenCardOrder(shop);
    await post(`${card}/payment`, { reference: 'ZL-1', amount: '4.00' }).expect(409);
    const { id: paid } = await givenOrder(shop);
    await pay(paid, { reference: 'ZL-1' });
    await post(`${paid}/payment`, { reference: 'ZL-2', amount: '4.00' }).expect(409);
    const { id: cancelled } = await givenOrder(shop, { status: 'cancelled' });
    await post(`${cancelled}/payment`, { reference: 'ZL-1', amount: '4.00' }).expect(409);
    expect(await moneyToday()).toBe('96.00');
  });

  it('collected by hand for a card order is not the provider’s money', async () => {
    const { id } = await givenCardOrder(shop);
    await shop.db.query(`update order_items set price_at_time = '50.00' where order_id = $1`, [id]);
    await shop.db.query(`update orders set total_amount = '100.00' where id = $1`, [id]);
    expect((await post(`${id}/payment`, { reference: 'VM-1', amount: '5.00' }).expect(409)).body).toMatchObject({
      code: 'MORE_THAN_DUE',
    });
    const collected = await pay(id, { reference: 'VM-1', amount: '4.00' });
    expect(collected).toMatchObject({ receivedAmount: '100.00', amountDue: '0.00', refundable: '96.00' });
    const undone = (await post(`${id}/undo`, { version: collected.version }).expect(200)).body as AdminOrderView;
    expect(undone).toMatchObject({ receivedAmount: '96.00', amountDue: '4.00', refundable: '96.00' });
  });
});
