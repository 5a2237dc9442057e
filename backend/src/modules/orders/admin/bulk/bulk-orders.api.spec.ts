import { randomUUID } from 'node:crypto';
import { givenOrder, historyOf, orderRow, type PlacedOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { BulkOutcomesView, PackingSlipsView } from './bulk-orders.view.js';

let shop: TestShop;
let ada: { authorization: string };
let pat: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ada = await asAdmin(shop, { username: 'ada' });
  pat = await asAdmin(shop, { username: 'pat', role: 'packer' });
});
afterAll(() => shop.close());

const PAID = { status: 'confirmed', paymentStatus: 'paid' } as const;
const PACKED = { status: 'processing', paymentStatus: 'paid' } as const;
const ids = (orders: readonly PlacedOrder[]): string[] => orders.map(({ id }) => id);
const post = (path: string, body: object, who = ada) =>
  shop.http().post(`/api/admin/orders/selected/${path}`).set(who).send(body);
const get = (path: string, orderIds: readonly string[], who = ada) => {
  const request = shop.http().get(`/api/admin/orders/selected/${path}`);
  return request.query({ orderIds: orderIds.join(',') }).set(who);
};
const move = async (orderIds: readonly string[], status: string, who = ada) =>
  ((await post('status', { orderIds, status }, who).expect(200)).body as BulkOutcomesView).outcomes;
const ship = async (shipments: readonly object[], who = ada) =>
  ((await post('tracking', { shipments }, who).expect(200)).body as BulkOutcomesView).outcomes;
const done = ({ id, orderNumber }: PlacedOrder) => {
  return { orderNumber, outcome: 'done', message: null, undo: { orderId: id, version: expect.any(String) as string } };
};
const failed = (orderNumber: string, message: string) => ({ orderNumber, outcome: 'failed', message });
const shipmentOf = ({ orderNumber }: PlacedOrder, number: string) => ({ orderNumber, carrier: 'USPS', number });

describe('moving selected orders', () => {
  it('answers for each order, and the others go on when one cannot move', async () => {
    const orders = [await givenOrder(shop, PAID), await givenOrder(shop), await givenOrder(shop, PACKED)];
    const unknown = randomUUID();
    expect(await move([...ids(orders), unknown], 'processing')).toEqual([
      done(orders[0]!),
      failed(orders[1]!.orderNumber, 'The order is pending and cannot become processing'),
      { orderNumber: orders[2]!.orderNumber, outcome: 'unchanged', message: null },
      failed('', 'Order not found'),
    ]);
    expect((await orderRow(shop, orders[0]!.id)).status).toBe('processing');
    expect((await orderRow(shop, orders[1]!.id)).status).toBe('pending');
    await expectInvariants(shop.db);
  });

  it('knows an order by its id in capitals, and moves it once', async () => {
    const order = await givenOrder(shop, PAID);
    expect(await move([order.id.toUpperCase(), order.id], 'processing')).toEqual([done(order)]);
    const { slips } = (await get('slips', [order.id.toUpperCase()]).expect(200)).body as PackingSlipsView;
    expect(slips.map(({ id }) => id)).toEqual([order.id]);
  });

  it('packs what it ships, never what is not paid, and changes nothing when it is sent again', async () => {
    const orders = [
      await givenOrder(shop, PAID),
      await givenOrder(shop, PACKED),
      await givenOrder(shop, { status: 'confirmed' }),
    ];
    const first = await move(ids(orders), 'shipped');
    expect(first.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'failed']);
    expect(first[2]!.message).toContain('The order is not paid');
    expect((await move(ids(orders), 'shipped')).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'failed']);
    expect(await historyOf(shop, orders[0]!.id)).toEqual([
      'placed  -> pending by shopper',
      'status confirmed -> processing by staff ada',
      'status processing -> shipped by staff ada',
    ]);
    await expectInvariants(shop.db);
  });

  it('moves every order once when two admins press the button at the same time (threat 176)', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => givenOrder(shop, PAID)));
    const answers = await Promise.all([move(ids(orders), 'processing'), move(ids(orders).toReversed(), 'processing', pat)]);
    expect(answers.flat().filter(({ outcome }) => outcome === 'done')).toHaveLength(8);
    expect(answers.flat().filter(({ outcome }) => outcome === 'unchanged')).toHaveLength(8);
    for (const { id } of orders) expect(await historyOf(shop, id)).toHaveLength(2);
  });

  it('ships or cancels each order, never both, and keeps the stock right (threat 176)', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => givenOrder(shop, PAID)));
    const [outcomes] = await Promise.all([
      move(ids(orders), 'shipped', pat),
      ...orders.map(({ id }) => shop.http().post(`/api/admin/orders/${id}/cancel`).set(ada).send({})),
    ]);
    for (const [index, { id }] of orders.entries()) {
      const { status } = await orderRow(shop, id);
      expect(status).toBe(outcomes[index]!.outcome === 'done' ? 'shipped' : 'cancelled');
    }
    await expectInvariants(shop.db);
  });

  it.each<[string, object, string]>([
    ['no orders', { status: 'processing' }, 'Please select orders'],
    ['an empty selection', { status: 'processing', orderIds: [] }, 'Please select orders'],
    ['what is no id', { status: 'processing', orderIds: ['x'] }, 'orderIds must be ids of orders'],
    ['cancelling', { status: 'cancelled', orderIds: [randomUUID()] }, 'Please choose processing, shipped or delivered'],
    [
      'more than 100 orders',
      { status: 'processing', orderIds: Array.from({ length: 101 }, () => randomUUID()) },
      'Please select at most 100 orders',
    ],
  ])('rejects %s', async (_, body, message) => {
    expect((await post('status', body).expect(400)).body.message).toContain(message);
  });
});

describe('tracking numbers of many shipments', () => {
  it('ship paid orders, packed or not, by their numbers as staff write them', async () => {
    const [packed, paid, unpaid] = [await givenOrder(shop, PACKED), await givenOrder(shop, PAID), await givenOrder(shop)];
    const outcomes = await ship([
      { ...shipmentOf(packed, '9400 1'), orderNumber: `#${packed.orderNumber.toLowerCase()}` },
      shipmentOf(paid, '9400 2'),
      shipmentOf(unpaid, '9400 3'),
      { orderNumber: 'ORD-XXXXXXXX', carrier: 'USPS', number: '1' },
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'failed', 'failed']);
    expect(outcomes[3]).toEqual({ orderNumber: 'ORD-XXXXXXXX', outcome: 'failed', message: 'Order not found' });
    expect(await orderRow(shop, packed.id)).toMatchObject({ status: 'shipped', trackingNumber: '9400 1' });
    expect(await orderRow(shop, paid.id)).toMatchObject({ status: 'shipped', trackingNumber: '9400 2' });
    expect(await orderRow(shop, unpaid.id)).toMatchObject({ status: 'pending', trackingNumber: null });
    await expectInvariants(shop.db);
  });

  it('are added to shipped orders, are repeated without effect, and never replace another number', async () => {
    const [shipped, delivered] = [await givenOrder(shop, PACKED), await givenOrder(shop, PACKED)];
    await move(ids([shipped, delivered]), 'shipped');
    await move([delivered.id], 'delivered');
    const shipments = [shipmentOf(shipped, '1'), shipmentOf(delivered, '2')];
    expect((await ship(shipments)).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    const before = await historyOf(shop, shipped.id);
    expect((await ship(shipments)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect(await ship([shipmentOf(shipped, '3')])).toEqual([
      { orderNumber: shipped.orderNumber, outcome: 'failed', message: 'The order was already shipped with USPS 1' },
    ]);
    expect(await historyOf(shop, shipped.id)).toEqual(before);
    expect((await orderRow(shop, delivered.id)).trackingNumber).toBe('2');
  });

  it('of two admins with different lists: every order has the number of one of them, and the other one is told (threat 176)', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => givenOrder(shop, PAID)));
    const lists = [
      orders.map((order) => shipmentOf(order, `A1 ${order.orderNumber}`)),
      orders.map((order) => shipmentOf(order, `B1 ${order.orderNumber}`)),
    ];
    const [a, b] = await Promise.all([ship(lists[0]!), ship(lists[1]!.toReversed(), pat)]);
    for (const [index, { id, orderNumber }] of orders.entries()) {
      const mine = a[index]!;
      const theirs = b.toReversed()[index]!;
      expect([mine.outcome, theirs.outcome].toSorted()).toEqual(['done', 'failed']);
      expect((await orderRow(shop, id)).trackingNumber).toBe(`${mine.outcome === 'done' ? 'A' : 'B'}1 ${orderNumber}`);
    }
  });
});

describe('slips and labels', () => {
  it('hold addresses and lines in the order of the selection', async () => {
    const orders = [await givenOrder(shop, PACKED), await givenOrder(shop, PAID)];
    const { slips } = (await get('slips', ids(orders).toReversed()).expect(200)).body as PackingSlipsView;
    expect(slips.map(({ orderNumber }) => orderNumber)).toEqual([orders[1]!.orderNumber, orders[0]!.orderNumber]);
    expect(slips[0]!.items).toEqual([{ name: expect.any(String), quantity: 2 }]);
    expect(slips[0]!.shippingAddress.street).not.toBe('');
  });

  it('reject an empty selection', async () => {
    const message = 'orderIds must be ids of orders';
    for (const path of ['labels.csv', 'labels.xlsx', 'slips'])
      expect((await get(path, []).expect(400)).body.message).toBe(message);
  });

  it('show a packer the address, and after shipping nothing of the buyer (threat 131)', async () => {
    const order = await givenOrder(shop, { ...PACKED, customerPhone: '+14105550199' });
    const { customerEmail, customerName } = await orderRow(shop, order.id);
    const before = await get('labels.csv', [order.id], pat).expect(200);
    expect(before.text).toContain(customerName);
    const slip = await get('slips', [order.id], pat).expect(200);
    for (const secret of [customerEmail, '+14105550199']) {
      expect(before.text).not.toContain(secret);
      expect(slip.text).not.toContain(secret);
    }
    await move([order.id], 'shipped', pat);
    for (const path of ['labels.csv', 'slips']) {
      const { text } = await get(path, [order.id], pat).expect(200);
      for (const secret of [customerName, customerEmail]) expect(text).not.toContain(secret);
    }
  });
});
