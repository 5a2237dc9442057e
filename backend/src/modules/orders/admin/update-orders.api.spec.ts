import { stockOf } from '#test/support/builders/catalog.js';
import { givenCardOrder, givenOrder, historyOf, orderRow } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView } from './admin-order.view.js';
import { byTier } from '#test/support/tier.js';

let shop: TestShop;
let ada: { authorization: string };
let noor: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ada = await asAdmin(shop, { username: 'ada' });
  noor = await asAdmin(shop, { username: 'noor' });
});
afterAll(() => shop.close());

const post = (id: string, what: string, body: object = {}, who = ada) =>
  shop.http().post(`/api/admin/orders/${id}/${what}`).set(who).send(body);
const readOrder = async (id: string): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(ada).expect(200)).body as AdminOrderView;
const TRACKING = { carrier: 'USPS', number: '9400 1000' };

describe('handling an order', () => {
  it('leads an order from its Zelle payment to its delivery', async () => {
    const { id } = await givenOrder(shop);
    expect(await readOrder(id)).toMatchObject({ moves: ['confirmed'], canMarkPaid: true, canCancel: true, refundable: '0.00' });

    const paid = await post(id, 'payment', { reference: ' ZL-4711 ' }).expect(200);
    expect(paid.body).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paymentReference: 'ZL-4711',
      moves: ['processing'],
      canMarkPaid: false,
      refundable: '96.00',
    });
    await post(id, 'status', { status: 'processing' }, noor).expect(200);
    const shipped = await post(id, 'status', { status: 'shipped', tracking: TRACKING }).expect(200);
    expect(shipped.body).toMatchObject({ status: 'shipped', moves: ['delivered'], canCancel: false, tracking: TRACKING });
    await post(id, 'status', { status: 'delivered' }).expect(200);

    expect(await historyOf(shop, id)).toEqual([
      'placed  -> pending by shopper',
      'payment unpaid -> paid by staff ada',
      'status pending -> confirmed by staff ada',
      'status confirmed -> processing by staff noor',
      'status processing -> shipped by staff ada',
      'status shipped -> delivered by staff ada',
    ]);
    const { events } = await readOrder(id);
    expect(events.map((event) => event.detail)).toContainEqual({ reference: 'ZL-4711', amount: '96.00' });
    expect(events.map((event) => event.detail)).toContainEqual(TRACKING);
    await expectInvariants(shop.db);
  });

  it('shows the shopper the tracking, and nothing internal', async () => {
    const { id } = await givenOrder(shop, { status: 'processing', paymentStatus: 'paid' });
    await post(id, 'notes', { text: 'Asked for gift wrap.\nWe have none.' }).expect(201);
    await post(id, 'status', { status: 'shipped', tracking: TRACKING }).expect(200);
    const { body } = await shop.http().get(`/api/orders/${id}`).expect(200);
    expect(body.tracking).toEqual({ ...TRACKING, url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400%201000' });
    for (const secret of ['staffNotes', 'events', 'refunds', 'paymentIntentId', 'paymentReference']) {
      expect(body).not.toHaveProperty(secret);
    }
    expect((await readOrder(id)).staffNotes).toEqual([
      expect.objectContaining({ author: 'ada', text: 'Asked for gift wrap.\nWe have none.' }),
    ]);
  });

  it('corrects the tracking number of a shipped order', async () => {
    const { id } = await givenOrder(shop, { status: 'processing', paymentStatus: 'paid' });
    const track = (tracking: object) => shop.http().put(`/api/admin/orders/${id}/tracking`).set(ada).send(tracking);
    await track(TRACKING).expect(409);
    await post(id, 'status', { status: 'shipped' }).expect(200);
    expect((await readOrder(id)).tracking).toBeNull();
    expect((await track({ carrier: 'Bike courier', number: '7' }).expect(200)).body.tracking).toEqual({
      carrier: 'Bike courier',
      number: '7',
      url: null,
    });
    expect((await historyOf(shop, id)).at(-1)).toBe('tracking  ->  by staff ada');
  });

  it('cancels and restocks, and the shopper sees it', async () => {
    const { id, productId } = await givenOrder(shop);
    const { body } = await post(id, 'cancel', { reason: 'Shopper asked' }).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', moves: [], canMarkPaid: false, canCancel: false });
    expect(await stockOf(shop.db, productId)).toBe(10);
    await post(id, 'payment', { reference: 'late' }).expect(409);
    await expectInvariants(shop.db);
  });
});

describe('what staff may not do', () => {
  it.each<[string, Parameters<typeof givenOrder>[1], string, object, string]>([
    ['ship what is not paid', { status: 'processing' }, 'status', { status: 'shipped' }, 'The order is not paid'],
    ['pack what is not paid', { status: 'confirmed' }, 'status', { status: 'processing' }, 'The order is not paid'],
    [
      'ship what was refunded',
      { status: 'processing', paymentStatus: 'refunded' },
      'status',
      { status: 'shipped' },
      'The order is not paid',
    ],
    [
      'skip packing',
      { paymentStatus: 'paid' },
      'status',
      { status: 'shipped' },
      'The order is pending and cannot become shipped',
    ],
    ['confirm twice', { status: 'confirmed' }, 'status', { status: 'confirmed' }, 'The order is already confirmed'],
    ['cancel a shipped order', { status: 'shipped' }, 'cancel', {}, 'The order is shipped and cannot become cancelled'],
    ['mark a card paid', { paymentMethod: 'card' }, 'payment', { reference: 'x' }, 'Card payments are confirmed'],
    ['mark paid twice', { paymentStatus: 'paid' }, 'payment', { reference: 'x' }, 'The order is already paid'],
    ['refund what is not paid', {}, 'refunds', {}, 'The order is not paid'],
  ])('%s', async (_, over, what, body, message) => {
    const { id, productId } = await givenOrder(shop, over);
    const before = await orderRow(shop, id);
    const answer = await post(id, what, body).expect(409);
    expect(answer.body.message).toContain(message);
    expect(await orderRow(shop, id)).toEqual(before);
    expect(await historyOf(shop, id)).toHaveLength(1);
    expect(await stockOf(shop.db, productId)).toBe(8);
  });

  it.each<[string, object, string]>([
    ['payment', {}, 'Please enter the payment reference'],
    ['payment', { reference: ' ' }, 'Please enter the payment reference'],
    ['payment', { reference: 'x'.repeat(121) }, 'Reference must be at most 120 characters'],
    ['status', { status: 'cancelled' }, 'Please choose confirmed, processing, shipped or delivered'],
    ['status', { status: 'shipped', tracking: { carrier: 'UPS' } }, 'Please enter the tracking number'],
    ['status', { status: 'shipped', tracking: 'UPS 1' }, 'Please enter carrier and tracking number'],
    ['status', { status: 'confirmed', tracking: TRACKING }, 'A tracking number belongs to a shipped order'],
    ['notes', { text: '' }, 'Please write a note'],
    ['refunds', { amount: '0.00' }, 'Please enter an amount above zero'],
    ['refunds', { amount: '-1' }, 'Please enter an amount above zero'],
    ['refunds', { amount: '1.005' }, 'Amount can have at most 2 decimals'],
  ])('%s with %j', async (what, body, message) => {
    const { id } = await givenOrder(shop);
    expect((await post(id, what, body).expect(400)).body.message).toBe(message);
    expect(await historyOf(shop, id)).toHaveLength(1);
  });

  it('change an order that does not exist', async () => {
    const unknown = '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d';
    for (const [what, body] of Object.entries({
      payment: { reference: 'x' },
      status: { status: 'confirmed' },
      cancel: {},
      notes: { text: 'x' },
      refunds: {},
    })) {
      await post(unknown, what, body).expect(404);
      await post('x', what, body).expect(404);
    }
    await shop.http().get(`/api/admin/orders/${unknown}`).set(ada).expect(404);
  });
});

describe('two admins at the same time', () => {
  it('mark an order paid once; the other one gets a 409', async () => {
    const { id } = await givenOrder(shop);
    const answers = await Promise.all([post(id, 'payment', { reference: 'A' }), post(id, 'payment', { reference: 'B' }, noor)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await historyOf(shop, id)).filter((event) => event.startsWith('payment'))).toHaveLength(1);
  });

  it('ship and cancel: one of them succeeds, and the stock is correct', async () => {
    for (let round = 0; round < byTier(5, 15); round++) {
      const { id, productId } = await givenCardOrder(shop, { status: 'processing' });
      const answers = await Promise.all([post(id, 'status', { status: 'shipped' }), post(id, 'cancel', {}, noor)]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const { status } = await orderRow(shop, id);
      expect(await stockOf(shop.db, productId)).toBe(status === 'cancelled' ? 10 : 8);
    }
    await expectInvariants(shop.db);
  });
});
