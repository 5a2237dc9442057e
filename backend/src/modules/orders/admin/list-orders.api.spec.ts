import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCardOrder, givenOrder, type PlacedOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { OrderPageView } from './admin-order.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function page(query: Record<string, string> = {}): Promise<OrderPageView> {
  const { body } = await shop.http().get('/api/admin/orders').query(query).set(admin).expect(200);
  return body as OrderPageView;
}
const numbers = async (query: Record<string, string>): Promise<string[]> =>
  (await page(query)).orders.map((order) => order.orderNumber);

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

describe('the order lists', () => {
  const orders: Record<string, PlacedOrder> = {};
  beforeAll(async () => {
    const day = (n: number): Date => new Date(`2026-03-0${n}T15:00:00Z`);
    orders['old'] = await givenOrder(shop, { createdAt: day(1), customerName: 'Zoë Quill' });
    orders['young'] = await givenOrder(shop, { createdAt: day(2), customerEmail: 'young_one@example.com' });
    orders['agreed'] = await givenOrder(shop, { createdAt: day(3), status: 'confirmed', paymentMethod: 'venmo' });
    orders['paid'] = await givenCardOrder(shop, { createdAt: day(4), paymentIntentId: 'pi_3Qabc', paidAt: daysAgo(2.9) });
    const packed = { status: 'processing', paymentStatus: 'paid', paidAt: daysAgo(3.1) } as const;
    orders['packed'] = await givenOrder(shop, { createdAt: day(5), ...packed });
    const sent = { status: 'shipped', paymentStatus: 'paid', paidAt: daysAgo(30), shippedAt: daysAgo(10.1) } as const;
    orders['sent'] = await givenOrder(shop, { createdAt: day(6), ...sent });
    orders['gone'] = await givenOrder(shop, { createdAt: day(7), status: 'cancelled' });
  });

  it.each<[Record<string, string>, string[]]>([
    [{}, ['gone', 'sent', 'packed', 'paid', 'agreed', 'young', 'old']],
    [{ queue: 'all', status: 'all', search: '  ' }, ['gone', 'sent', 'packed', 'paid', 'agreed', 'young', 'old']],
    [{ queue: 'to-confirm' }, ['old', 'young', 'agreed']],
    [{ queue: 'to-ship' }, ['paid', 'packed']],
    [{ queue: 'overdue' }, ['packed']],
    [{ queue: 'overdue', method: 'venmo' }, []],
    [{ queue: 'on-the-way-too-long' }, ['sent']],
    [{ status: 'cancelled' }, ['gone']],
    [{ paymentStatus: 'paid', method: 'zelle' }, ['sent', 'packed']],
    [{ method: 'venmo' }, ['agreed']],
    [{ from: '2026-03-03', to: '2026-03-04' }, ['paid', 'agreed']],
    [{ search: 'zoë q' }, ['old']],
    [{ search: 'QUILL' }, ['old']],
    [{ search: 'Zoe q' }, ['old']],
    [{ search: 'pi_3qab' }, ['paid']],
    [{ search: 'young_one@' }, ['young']],
    [{ search: 'young.one@' }, []],
    [{ search: '%' }, []],
    [{ search: '_' }, ['paid', 'young']],
    [{ search: String.raw`\ ` }, []],
    [{ search: "'; drop table orders; --" }, []],
    [{ queue: 'to-ship', search: 'quill' }, []],
  ])('with %j contain %j', async (query, names) => {
    expect(await numbers(query)).toEqual(names.map((name) => orders[name]?.orderNumber));
  });

  it('find an order by its number in any spelling', async () => {
    const { orderNumber = '' } = orders['packed'] ?? {};
    for (const search of [orderNumber, orderNumber.toLowerCase(), `#${orderNumber}`, orderNumber.slice(4)]) {
      expect(await numbers({ search })).toEqual([orderNumber]);
    }
  });

  it('contain what a row shows', async () => {
    expect((await page({ search: 'quill' })).orders).toEqual([
      {
        id: orders['old']?.id,
        orderNumber: orders['old']?.orderNumber,
        customerName: 'Zoë Quill',
        customerEmail: 'ada.moore@example.com',
        totalAmount: '96.00',
        amountDue: '96.00',
        refundedAmount: '0.00',
        status: 'pending',
        paymentStatus: 'unpaid',
        paymentMethod: 'zelle',
        paymentReference: null,
        paymentSentAt: null,
        pieces: 2,
        lineCount: 1,
        firstLines: [{ name: expect.any(String) as string, label: null, quantity: 2 }],
        createdAt: '2026-03-01T15:00:00.000Z',
      },
    ]);
  });

  it('use days of the shop’s time zone', async () => {
    await shop.db.query(`update orders set created_at = '2026-03-08T03:30:00Z' where id = $1`, [orders['gone']?.id]);
    expect(await numbers({ from: '2026-03-07', to: '2026-03-07' })).toEqual([orders['gone']?.orderNumber]);
    expect(await numbers({ from: '2026-03-08' })).toEqual([]);
  });

  it.each([
    { queue: 'everything' },
    { status: 'lost' },
    { paymentStatus: 'stolen' },
    { method: 'cash' },
    { from: 'yesterday' },
    { from: '2026-02-30' },
    { to: '0000-01-01' },
    { to: '2026-1-1' },
    { after: 'x' },
    { search: 'x'.repeat(121) },
  ])('reject %j', async (query) => {
    const { body } = await shop.http().get('/api/admin/orders').query(query).set(admin).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'INVALID' });
  });

  it('reject a parameter that is sent twice (threat 98)', async () => {
    await shop.http().get('/api/admin/orders?search=a&search=b').set(admin).expect(400);
    await shop.http().get('/api/admin/orders?status=pending&status=shipped').set(admin).expect(400);
  });

  it('require an admin', async () => {
    for (const path of ['', '/summary', '/export.csv', `/${orders['old']?.id}`]) {
      await shop.http().get(`/api/admin/orders${path}`).expect(401);
    }
  });
});

describe('the figures above the lists', () => {
  it('count waiting orders and today’s payments', async () => {
    const read = async () => (await shop.http().get('/api/admin/orders/summary').set(admin).expect(200)).body;
    const before = await read();
    await givenProduct(shop.db, { stockQuantity: 0 });
    const { id } = await givenOrder(shop);
    const paid = await givenOrder(shop);
    await shop.http().post(`/api/admin/orders/${paid.id}/payment`).set(admin).send({ reference: 'Z-1' }).expect(200);
    expect(await read()).toEqual({
      moneyToday: (Number(before.moneyToday) + 96).toFixed(2),
      toConfirm: before.toConfirm + 1,
      toShip: before.toShip + 1,
      overdue: before.overdue,
      onTheWayTooLong: before.onTheWayTooLong,
      sizesOut: before.sizesOut,
      soldOut: before.soldOut + 1,
      lowStock: before.lowStock + 2,
      timeZone: 'America/New_York',
    });
    await shop.db.query(`update order_events set at = at - interval '25 hours' where order_id = $1`, [paid.id]);
    await shop.http().post(`/api/admin/orders/${id}/cancel`).set(admin).send({}).expect(200);
    expect(await read()).toMatchObject({ moneyToday: before.moneyToday, toConfirm: before.toConfirm });
  });

  it('count overdue orders and parcels by the days that staff chose', async () => {
    const read = async () => (await shop.http().get('/api/admin/orders/summary').set(admin).expect(200)).body;
    const choose = async (values: object) => {
      const { body } = await shop.http().get('/api/admin/settings').set(admin).expect(200);
      const { version } = body as { version: number };
      await shop.http().put('/api/admin/settings/orders').set(admin).send({ version, values }).expect(200);
    };
    const before = await read();
    await givenOrder(shop, { status: 'confirmed', paymentStatus: 'paid', paidAt: daysAgo(5) });
    await givenOrder(shop, { status: 'shipped', paymentStatus: 'paid', paidAt: daysAgo(20), shippedAt: daysAgo(15) });
    const { overdue, onTheWayTooLong } = before as { overdue: number; onTheWayTooLong: number };
    expect(await read()).toMatchObject({ overdue: overdue + 1, onTheWayTooLong: onTheWayTooLong + 1 });
    await choose({ overdueDays: 10, onTheWayDays: 20 });
    expect(await read()).toMatchObject({ overdue: 0, onTheWayTooLong: 0 });
    await choose({ overdueDays: 3, onTheWayDays: 10 });
    const { id } = await givenOrder(shop);
    await shop.http().post(`/api/admin/orders/${id}/payment`).set(admin).send({ reference: 'Z-1' }).expect(200);
    await shop.db.query(`update orders set paid_at = now() - interval '4 days' where id = $1`, [id]);
    expect((await read()).overdue).toBe(overdue + 2);
    await shop.http().post(`/api/admin/orders/${id}/status`).set(admin).send({ status: 'processing' }).expect(200);
    await shop.http().post(`/api/admin/orders/${id}/status`).set(admin).send({ status: 'shipped' }).expect(200);
    expect(await read()).toMatchObject({ overdue: overdue + 1, onTheWayTooLong: onTheWayTooLong + 1 });
  });
});
