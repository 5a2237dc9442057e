import { givenOrder, historyOf } from '#test/support/builders/placed-order.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { RemindUnpaidOrders } from './remind-unpaid-orders.js';

let shop: TestShop;
let reminding: RemindUnpaidOrders;
beforeAll(async () => {
  shop = await openShop({ UNPAID_ORDER_HOURS: '72' });
  reminding = shop.app.get(RemindUnpaidOrders);
});
afterAll(() => shop.close());

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
const reminders = async (id: string): Promise<number> => {
  const told: unknown[] = await shop.db.query(
    `select id from outbox where topic = 'order.payment-due' and payload ->> 'orderId' = $1`,
    [id],
  );
  return told.length;
};

describe('the reminder of an unpaid order', () => {
  it('is sent once, a day before the order is cancelled', async () => {
    const { id } = await givenOrder(shop, { createdAt: hoursAgo(48.1) });
    const runs = await Promise.all([reminding.execute(), reminding.execute(), reminding.execute()]);
    expect(runs.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await reminding.execute()).toBe(0);
    expect(await reminders(id)).toBe(1);
    expect((await historyOf(shop, id)).slice(1)).toEqual(['reminder  ->  by system']);
  });

  it.each([
    ['there is still time', { createdAt: hoursAgo(47.9) }],
    ['it is cancelled now anyway', { createdAt: hoursAgo(72.1) }],
    ['it is paid', { createdAt: hoursAgo(50), paymentStatus: 'paid' as const }],
    ['staff confirmed it', { createdAt: hoursAgo(50), status: 'confirmed' as const }],
    ['it was cancelled', { createdAt: hoursAgo(50), status: 'cancelled' as const }],
    ['the shopper says that the money is sent', { createdAt: hoursAgo(50), paymentSentAt: hoursAgo(1) }],
    ['it is paid by card', { createdAt: hoursAgo(50), paymentMethod: 'card' as const }],
  ])('is not sent when %s', async (_, over) => {
    const { id } = await givenOrder(shop, over);
    expect(await reminding.execute()).toBe(0);
    expect(await reminders(id)).toBe(0);
  });

  it('waits for nobody who pays or reminds at this moment, and is not sent to whoever has paid', async () => {
    const { id } = await givenOrder(shop, { createdAt: hoursAgo(50) });
    const payer = shop.db.createQueryRunner();
    await payer.startTransaction();
    await payer.query(`update orders set payment_status = 'paid', status = 'confirmed' where id = $1`, [id]);
    expect(await reminding.execute()).toBe(0);
    await payer.commitTransaction();
    await payer.release();
    expect(await reminding.execute()).toBe(0);
    expect(await reminders(id)).toBe(0);
  });

  it('is sent to all when there is more than one batch', async () => {
    await shop.db.query(
      `insert into orders (order_number, customer_email, customer_name, shipping_address, total_amount, payment_method, fingerprint, created_at)
       select 'ORD-BATCH' || n, 'a@example.com', 'A', '{}', '48.00', 'venmo', 'f', now() - interval '50 hours' from generate_series(1, 250) n`,
    );
    expect(await reminding.execute()).toBe(250);
  });
});
