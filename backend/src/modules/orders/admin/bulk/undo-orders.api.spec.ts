import { randomUUID } from 'node:crypto';
import { query } from '#platform/database/sql.js';
import { givenOrder, historyOf, orderRow, type PlacedOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { BulkOutcomesView } from './bulk-orders.view.js';

type Outcomes = BulkOutcomesView['outcomes'];

const TOO_LATE = 'It is too late to undo this: the email to the customer is on its way';
const PAID = { status: 'confirmed', paymentStatus: 'paid' } as const;
const PACKED = { status: 'processing', paymentStatus: 'paid' } as const;

let shop: TestShop;
let ada: { authorization: string };
let pat: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  ada = await asAdmin(shop, { username: 'ada' });
  pat = await asAdmin(shop, { username: 'pat', role: 'packer' });
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const post = (path: string, body: object, who = ada, at = shop) =>
  at.http().post(`/api/admin/orders/selected/${path}`).set(who).send(body);
const outcomesOf = async (path: string, body: object, who = ada): Promise<Outcomes> =>
  ((await post(path, body, who).expect(200)).body as BulkOutcomesView).outcomes;
const move = (orders: readonly PlacedOrder[], status: string, who = ada) =>
  outcomesOf('status', { orderIds: orders.map(({ id }) => id), status }, who);
const undo = (outcomes: Outcomes, who = ada) =>
  outcomesOf('undo', { steps: outcomes.flatMap((outcome) => outcome.undo ?? []) }, who);
const givenOrders = (count: number, state: object) => Promise.all(Array.from({ length: count }, () => givenOrder(shop, state)));
const heldEmails = async (orders: readonly PlacedOrder[]): Promise<number> => {
  const sql = `select count(*)::int as count from outbox where payload ->> 'orderId' = any($1) and held_until > now()`;
  const [row] = await query<{ count: number }>(shop.db, sql, [orders.map(({ id }) => id)]);
  return row?.count ?? 0;
};

describe('undoing a step of many orders', () => {
  it('takes back shipping of all of them, and withdraws every email', async () => {
    const orders = await givenOrders(3, PACKED);
    const shipped = await move(orders, 'shipped');
    expect(await heldEmails(orders)).toBe(3);
    expect((await undo(shipped)).map(({ orderNumber, outcome }) => [orderNumber, outcome])).toEqual(
      orders.map(({ orderNumber }) => [orderNumber, 'done']),
    );
    expect(await heldEmails(orders)).toBe(0);
    for (const { id } of orders) {
      expect((await orderRow(shop, id)).status).toBe('processing');
      expect((await historyOf(shop, id)).at(-1)).toBe('status shipped -> processing by staff ada');
    }
  });

  it('takes back what can be taken back, and says which orders could not and why', async () => {
    const [late, corrected, fine] = (await givenOrders(3, PACKED)) as [PlacedOrder, PlacedOrder, PlacedOrder];
    const shipped = await move([late, corrected, fine], 'shipped');
    await query(shop.db, `update outbox set attempts = 1 where payload ->> 'orderId' = $1 and held_until is not null`, [late.id]);
    await shop
      .http()
      .put(`/api/admin/orders/${corrected.id}/tracking`)
      .set(ada)
      .send({ carrier: 'UPS', number: '1Z' })
      .expect(200);
    const undone = await undo(shipped);
    expect(undone).toEqual([
      { orderNumber: late.orderNumber, outcome: 'failed', message: TOO_LATE },
      { orderNumber: corrected.orderNumber, outcome: 'failed', message: expect.stringContaining('has changed in the meantime') },
      { orderNumber: fine.orderNumber, outcome: 'done', message: null },
    ]);
    const states = await Promise.all([late, corrected, fine].map(async ({ id }) => (await orderRow(shop, id)).status));
    expect(states).toEqual(['shipped', 'shipped', 'processing']);
  });

  it('is offered for orders that were moved, and not for those that stayed', async () => {
    const [paid, packed, unpaid] = [await givenOrder(shop, PAID), await givenOrder(shop, PACKED), await givenOrder(shop)];
    const outcomes = await move([paid, packed, unpaid], 'processing', pat);
    expect(outcomes.map(({ undo: step }) => step !== undefined)).toEqual([true, false, false]);
    expect((await undo(outcomes, pat)).map(({ outcome }) => outcome)).toEqual(['done']);
    expect((await orderRow(shop, paid.id)).status).toBe('confirmed');
  });

  it('is offered for imported shipments, and removes their tracking numbers', async () => {
    const [packed, shipped] = (await givenOrders(2, PACKED)) as [PlacedOrder, PlacedOrder];
    await move([shipped], 'shipped');
    const shipments = [packed, shipped].map(({ orderNumber }) => ({ orderNumber, carrier: 'USPS', number: `9 ${orderNumber}` }));
    const outcomes = await outcomesOf('tracking', { shipments });
    // A number that was added to a shipped order is no step.
    expect(outcomes.map(({ outcome, undo }) => [outcome, undo?.orderId])).toEqual([
      ['done', packed.id],
      ['done', undefined],
    ]);
    await undo(outcomes);
    expect(await orderRow(shop, packed.id)).toMatchObject({ status: 'processing', trackingNumber: null });
  });

  it('of two admins happens once (threat 176)', async () => {
    const orders = await givenOrders(4, PAID);
    const outcomes = await move(orders, 'processing');
    const both = await Promise.all([undo(outcomes), undo(outcomes.toReversed(), pat)]);
    expect(both.flat().filter(({ outcome }) => outcome === 'done')).toHaveLength(4);
    for (const { id } of orders) expect(await historyOf(shop, id)).toHaveLength(3);
  });

  it('answers for an order that does not exist, and for the id in capitals', async () => {
    const [order] = (await givenOrders(1, PAID)) as [PlacedOrder];
    const [moved] = await move([order], 'processing');
    const { version } = moved!.undo!;
    const steps = [
      { orderId: randomUUID(), version },
      { orderId: order.id.toUpperCase(), version },
    ];
    expect(await outcomesOf('undo', { steps })).toEqual([
      { orderNumber: '', outcome: 'failed', message: 'Order not found' },
      { orderNumber: order.orderNumber, outcome: 'done', message: null },
    ]);
  });

  it.each<[string, object, string]>([
    ['no steps', {}, 'Please select orders'],
    ['an empty list', { steps: [] }, 'Please select orders'],
    ['a step without a version', { steps: [{ orderId: randomUUID() }] }, 'version must be the version of the order'],
    ['a step of no order', { steps: [{ version: randomUUID() }] }, 'orderId must be the id of an order'],
  ])('rejects %s', async (_, body, message) => {
    expect((await post('undo', body).expect(400)).body.message).toContain(message);
  });
});

describe('without time for undoing', () => {
  it('shipping is final, packing is not', async () => {
    const strict = await openShop({ UNDO_SECONDS: '0' });
    const admin = await asAdmin(strict);
    const [paid, packed] = [await givenOrder(strict, PAID), await givenOrder(strict, PACKED)];
    const send = async (order: PlacedOrder, status: string) =>
      (await post('status', { orderIds: [order.id], status }, admin, strict).expect(200)).body as BulkOutcomesView;
    expect((await send(paid, 'processing')).outcomes[0]!.undo).toBeDefined();
    expect((await send(packed, 'shipped')).outcomes[0]!.undo).toBeUndefined();
    await strict.close();
  });
});
