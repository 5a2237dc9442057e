import { givenOrderAfter, type OrderStep, TRACKING } from '#test/support/builders/order-steps.js';
import { givenOrder, historyOf, orderRow } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { stockOf } from '#test/support/builders/catalog.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import type { AdminOrderView } from '../admin/admin-order.view.js';

const TOO_LATE = { code: 'TOO_LATE', message: 'It is too late to undo this: the email to the customer is on its way' };

let shop: TestShop;
let ada: { authorization: string };
let packer: { authorization: string };
let bookkeeper: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  ada = await asAdmin(shop, { username: 'ada' });
  packer = await asAdmin(shop, { role: 'packer' });
  bookkeeper = await asAdmin(shop, { role: 'bookkeeper' });
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const post = (id: string, what: string, body: object, who = ada) =>
  shop.http().post(`/api/admin/orders/${id}/${what}`).set(who).send(body);
const read = async (id: string, who = ada): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(who).expect(200)).body as AdminOrderView;
const undo = async (id: string, who = ada) => post(id, 'undo', { version: (await read(id)).version }, who);
const heldEvents = async (id: string): Promise<string[]> =>
  (
    await query<{ topic: string }>(shop.db, `select topic from outbox where payload ->> 'orderId' = $1 and held_until > now()`, [
      id,
    ])
  ).map(({ topic }) => topic);

const givenSteps = (until: OrderStep): Promise<string> => givenOrderAfter(shop, ada, until);

describe('undoing the last step of an order', () => {
  it('takes back a payment: unpaid, pending, no reference, and no money today', async () => {
    const summary = async () => (await shop.http().get('/api/admin/orders/summary').set(ada).expect(200)).body;
    const before = await summary();
    const id = await givenSteps('pay');
    expect(await read(id)).toMatchObject({ undo: { step: 'pay', secondsLeft: expect.any(Number) } });
    expect(await heldEvents(id)).toEqual(['order.paid']);
    expect((await summary()).moneyToday).toBe((Number(before.moneyToday) + 96).toFixed(2));

    const { body } = await undo(id).then((answer) => (expect(answer.status).toBe(200), answer));
    expect(body).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      paymentReference: null,
      undo: null,
      canMarkPaid: true,
    });
    expect(await orderRow(shop, id)).toMatchObject({ paidAt: null, shippedAt: null });
    expect(await heldEvents(id)).toEqual([]);
    expect((await summary()).moneyToday).toBe(before.moneyToday);
    expect((await historyOf(shop, id)).slice(1)).toEqual([
      'payment unpaid -> paid by staff ada',
      'status pending -> confirmed by staff ada',
      'payment paid -> unpaid by staff ada',
      'status confirmed -> pending by staff ada',
    ]);
  });

  it('leaves an order confirmed that was confirmed before its payment', async () => {
    const { id } = await givenOrder(shop);
    await post(id, 'status', { status: 'confirmed' }).expect(200);
    await post(id, 'payment', { reference: 'ZL-1' }).expect(200);
    expect((await undo(id)).body).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid' });
  });

  it('takes back packing, however long ago, and shipping with its tracking number', async () => {
    const id = await givenSteps('pack');
    expect(await read(id)).toMatchObject({ undo: { step: 'pack', secondsLeft: null } });
    expect((await undo(id)).body).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', undo: null });
    await post(id, 'status', { status: 'processing' }).expect(200);
    await post(id, 'status', { status: 'shipped', tracking: TRACKING }).expect(200);
    expect((await undo(id)).body).toMatchObject({ status: 'processing', tracking: null, undo: null, moves: ['shipped'] });
    expect(await orderRow(shop, id)).toMatchObject({ shippedAt: null, paidAt: expect.any(Date) });
    await post(id, 'status', { status: 'shipped' }).expect(200);
    expect(await heldEvents(id)).toEqual(['order.shipped']);
  });

  it('takes back a delivery; the time of shipping stays', async () => {
    const id = await givenSteps('ship');
    const { shippedAt } = await orderRow(shop, id);
    await post(id, 'status', { status: 'delivered' }).expect(200);
    expect((await undo(id)).body).toMatchObject({ status: 'shipped', tracking: TRACKING, undo: null });
    expect(await orderRow(shop, id)).toMatchObject({ shippedAt });
  });

  it('does not touch the stock, and is in the activity log', async () => {
    const { id, productId } = await givenOrder(shop);
    await post(id, 'payment', { reference: 'ZL-1' }).expect(200);
    expect((await undo(id)).status).toBe(200);
    expect(await stockOf(shop.db, productId)).toBe(8);
    const [entry] = await query<object>(
      shop.db,
      `select admin_name, detail from audit_log where action = 'undone' and entity_id = $1`,
      [id],
    );
    expect(entry).toMatchObject({
      admin_name: 'ada',
      detail: {
        changes: { status: { before: 'confirmed', after: 'pending' }, paymentStatus: { before: 'paid', after: 'unpaid' } },
      },
    });
  });
});

describe('an undo is rejected and changes nothing', () => {
  it('when the order has changed since it was read', async () => {
    const id = await givenSteps('pay');
    const { version } = await read(id);
    await post(id, 'status', { status: 'processing' }).expect(200);
    const { body } = await post(id, 'undo', { version }).expect(409);
    expect(body).toMatchObject({ code: 'EDIT_CONFLICT', message: expect.stringContaining('has changed in the meantime') });
    expect(await orderRow(shop, id)).toMatchObject({ status: 'processing' });
  });

  it('when the email is on its way', async () => {
    for (const step of ['pay', 'ship'] as const) {
      const id = await givenSteps(step);
      const { version } = await read(id);
      await shop.db.query(`update outbox set attempts = 1 where payload ->> 'orderId' = $1`, [id]);
      expect(await read(id)).toMatchObject({ undo: null });
      expect((await post(id, 'undo', { version }).expect(409)).body).toMatchObject(TOO_LATE);
    }
  });

  it('when the last change is no step of staff, also of a card payment', async () => {
    const { id } = await givenOrder(shop);
    expect((await undo(id)).body).toMatchObject({ statusCode: 409, code: 'NOTHING_TO_UNDO' });
    const refunded = await givenSteps('pay');
    await post(refunded, 'refunds', { amount: '1.00' }).expect(201);
    expect(await read(refunded)).toMatchObject({ undo: null });
    expect((await undo(refunded)).status).toBe(409);
  });

  it('without a version, with another one, and for an unknown order', async () => {
    const id = await givenSteps('pack');
    await post(id, 'undo', {}).expect(400);
    await post(id, 'undo', { version: 'newest' }).expect(400);
    await post(id, 'undo', { version: id }).expect(409);
    await post('6a1c4c9e-3d0b-4b0e-9f0f-2b9d3c1f0a11', 'undo', { version: id }).expect(404);
  });

  it('from accounts that may not take the step (threat 131)', async () => {
    const paid = await givenSteps('pay');
    expect((await read(paid, packer)).undo).toBeNull();
    expect((await undo(paid, packer)).status).toBe(403);
    const packed = await givenSteps('pack');
    expect((await read(packed, bookkeeper)).undo).toBeNull();
    expect((await undo(packed, bookkeeper)).status).toBe(403);
    expect((await undo(packed, packer)).body).toMatchObject({ status: 'confirmed', moneyHidden: true });
  });

  it('when two admins undo at once: the first one wins', async () => {
    const id = await givenSteps('ship');
    const { version } = await read(id);
    const answers = await Promise.all([1, 2, 3].map(() => post(id, 'undo', { version })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await orderRow(shop, id)).toMatchObject({ status: 'processing' });
  });
});
