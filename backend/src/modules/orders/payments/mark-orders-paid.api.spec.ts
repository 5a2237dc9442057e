import { randomUUID } from 'node:crypto';
import { query } from '#platform/database/sql.js';
import { MailJobs } from '#modules/mail/mail.jobs.js';
import { givenCardOrder, givenOrder, historyOf, orderRow, type PlacedOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { BulkOutcomesView } from '../admin/bulk/bulk-orders.view.js';

type Outcomes = BulkOutcomesView['outcomes'];

let shop: TestShop;
let ada: { authorization: string };
let noor: { authorization: string };
let pat: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  ada = await asAdmin(shop, { username: 'ada' });
  noor = await asAdmin(shop, { username: 'noor', role: 'manager' });
  pat = await asAdmin(shop, { username: 'pat', role: 'packer' });
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const post = (path: string, body: object, who = ada) =>
  shop.http().post(`/api/admin/orders/selected/${path}`).set(who).send(body);
const outcomesOf = async (path: string, body: object, who = ada): Promise<Outcomes> =>
  ((await post(path, body, who).expect(200)).body as BulkOutcomesView).outcomes;
const pay = (payments: readonly object[], who = ada) => outcomesOf('payment', { payments }, who);
const givenOrders = (count: number) => Promise.all(Array.from({ length: count }, () => givenOrder(shop)));
const done = ({ id, orderNumber }: PlacedOrder) => {
  return { orderNumber, outcome: 'done', message: null, undo: { orderId: id, version: expect.any(String) as string } };
};
const paidEvents = async (orders: readonly PlacedOrder[]): Promise<number> => {
  const sql = `select count(*)::int as count from outbox where topic = 'order.paid' and payload ->> 'orderId' = any($1)`;
  const [row] = await query<{ count: number }>(shop.db, sql, [orders.map(({ id }) => id)]);
  return row?.count ?? 0;
};

describe('payments by hand of selected orders', () => {
  it('are marked paid with their references, and the orders are confirmed', async () => {
    const [a, b, c] = (await givenOrders(3)) as [PlacedOrder, PlacedOrder, PlacedOrder];
    const payments = [{ orderId: a.id, reference: ' ZL-1 ' }, { orderId: b.id.toUpperCase() }, { orderId: c.id, reference: ' ' }];
    expect(await pay(payments)).toEqual([done(a), done(b), done(c)]);
    expect(await orderRow(shop, a.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paymentReference: 'ZL-1' });
    for (const { id } of [b, c])
      expect(await orderRow(shop, id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paymentReference: null });
    expect(await historyOf(shop, a.id)).toEqual([
      'placed  -> pending by shopper',
      'payment unpaid -> paid by staff ada',
      'status pending -> confirmed by staff ada',
    ]);
    const { body } = await shop.http().get(`/api/admin/orders/${b.id}`).set(ada).expect(200);
    expect(body.events.at(-2)).toMatchObject({ kind: 'payment', detail: {} });
  });

  it('name each order that cannot be paid with its reason, and pay the others', async () => {
    const paid = await givenOrder(shop);
    const card = await givenCardOrder(shop, { status: 'pending', paymentStatus: 'unpaid' });
    const cancelled = await givenOrder(shop);
    await shop.http().post(`/api/admin/orders/${cancelled.id}/cancel`).set(ada).send({}).expect(200);
    const refunded = await givenOrder(shop, { status: 'delivered', paymentStatus: 'refunded', refundedCents: 9_600 });
    const payments = [card, cancelled, refunded, { id: randomUUID() }, paid].map(({ id }) => ({ orderId: id }));
    const failed = (orderNumber: string, message: string) => ({ orderNumber, outcome: 'failed', message });
    expect(await pay(payments)).toEqual([
      failed(card.orderNumber, 'Card payments are confirmed by the payment provider'),
      failed(cancelled.orderNumber, 'The order was cancelled'),
      failed(refunded.orderNumber, 'The payment is refunded and cannot become paid'),
      failed('', 'Order not found'),
      done(paid),
    ]);
    expect((await orderRow(shop, card.id)).paymentStatus).toBe('unpaid');
    expect((await orderRow(shop, cancelled.id)).paymentStatus).toBe('unpaid');
  });

  it('are paid once when they are sent again; another reference is rejected and the first one stays', async () => {
    const [a, b] = (await givenOrders(2)) as [PlacedOrder, PlacedOrder];
    const payments = [{ orderId: a.id, reference: 'ZL-1' }, { orderId: b.id }];
    await pay(payments);
    const outcomes = (list: Outcomes) => list.map(({ outcome }) => outcome);
    expect(outcomes(await pay(payments))).toEqual(['unchanged', 'unchanged']);
    expect(outcomes(await pay([{ orderId: a.id }]))).toEqual(['unchanged']);
    expect(
      await pay([
        { orderId: a.id, reference: 'ZL-2' },
        { orderId: b.id, reference: 'ZL-3' },
      ]),
    ).toEqual([
      { orderNumber: a.orderNumber, outcome: 'failed', message: 'The order is already paid, with the reference ZL-1' },
      { orderNumber: b.orderNumber, outcome: 'failed', message: 'The order is already paid, without a reference' },
    ]);
    expect(await historyOf(shop, a.id)).toHaveLength(3);
  });

  it('are taken back together until the email is on its way', async () => {
    const orders = await givenOrders(3);
    const outcomes = await pay(orders.map(({ id }) => ({ orderId: id, reference: 'ZL-1' })));
    await shop.db.query(`update outbox set attempts = 1 where payload ->> 'orderId' = $1`, [orders[2]!.id]);
    const steps = outcomes.flatMap(({ undo }) => undo ?? []);
    expect((await outcomesOf('undo', { steps })).map(({ outcome, message }) => message ?? outcome)).toEqual([
      'done',
      'done',
      'It is too late to undo this: the email to the customer is on its way',
    ]);
    expect(await orderRow(shop, orders[0]!.id)).toMatchObject({ paymentStatus: 'unpaid', paymentReference: null });
    expect((await orderRow(shop, orders[2]!.id)).paymentStatus).toBe('paid');
  });

  it('that two admins mark at once are paid once, with one event and one email each (threat 176)', async () => {
    const orders = await givenOrders(8);
    const payments = orders.map(({ id }) => ({ orderId: id, reference: 'ZL-1' }));
    const answers = await Promise.all([pay(payments), pay(payments.toReversed(), noor), pay(payments, noor)]);
    expect(answers.flat().filter(({ outcome }) => outcome === 'done')).toHaveLength(8);
    expect(answers.flat().filter(({ outcome }) => outcome === 'unchanged')).toHaveLength(16);
    expect(await paidEvents(orders)).toBe(8);
    const mails = shop.app.get(MailJobs);
    for (const { id } of orders) {
      expect((await historyOf(shop, id)).filter((entry) => entry.startsWith('payment'))).toHaveLength(1);
      expect(await mails.paymentReceived({ orderId: id })).toBe(true);
      expect(await mails.paymentReceived({ orderId: id })).toBe(false);
    }
  });

  it('are cancelled or paid, never both (threat 176)', async () => {
    const orders = await givenOrders(6);
    const [outcomes] = await Promise.all([
      pay(orders.map(({ id }) => ({ orderId: id }))),
      ...orders.map(({ id }) => shop.http().post(`/api/admin/orders/${id}/cancel`).set(noor).send({})),
    ]);
    for (const [index, { id }] of orders.entries()) {
      const { status, paymentStatus } = await orderRow(shop, id);
      const isPaid = outcomes[index]!.outcome === 'done';
      expect(paymentStatus).toBe(isPaid ? 'paid' : 'unpaid');
      if (!isPaid) expect(status).toBe('cancelled');
    }
  });

  it('are not for packers (threat 131)', async () => {
    const order = await givenOrder(shop);
    await post('payment', { payments: [{ orderId: order.id }] }, pat).expect(403);
    expect((await orderRow(shop, order.id)).paymentStatus).toBe('unpaid');
  });

  it.each<[string, object, string]>([
    ['no payments', {}, 'Please select orders'],
    ['an empty selection', { payments: [] }, 'Please select orders'],
    ['what is no id', { payments: [{ orderId: 'x' }] }, 'orderId must be the id of an order'],
    ['half a character', { payments: [{ orderId: randomUUID(), reference: 'a\ud800b' }] }, 'Reference holds characters'],
    ['a long reference', { payments: [{ orderId: randomUUID(), reference: 'x'.repeat(121) }] }, 'at most 120 characters'],
    [
      'more than 100 orders',
      { payments: Array.from({ length: 101 }, () => ({ orderId: randomUUID() })) },
      'Please select at most 100 orders',
    ],
  ])('reject %s', async (_, body, message) => {
    expect((await post('payment', body).expect(400)).body.message).toContain(message);
  });
});
