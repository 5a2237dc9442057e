import { setOrder } from '#test/support/builders/order-money.js';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { inTransaction } from '#platform/database/transactions.js';
import { OrderTransitions } from '../transitions/order-transitions.js';
import { CancelUnpaidOrders } from './cancel-unpaid-orders.js';
import { Order } from '../entities/order.entity.js';
import { byTier } from '#test/support/tier.js';

let shop: TestShop;
let cancelling: CancelUnpaidOrders;
beforeAll(async () => {
  shop = await openShop({ UNPAID_ORDER_HOURS: '48' });
  cancelling = shop.app.get(CancelUnpaidOrders);
});
afterAll(() => shop.close());

/** A Zelle order of two items of a new product, which then has a stock of 8. */
async function givenOrder(over: Partial<Order> & { ageHours: number }): Promise<{ id: string; productId: string }> {
  const product = await givenProduct(shop.db, { stockQuantity: 10 });
  const lines = [{ product, quantity: 2 }];
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines))
    .expect(201);
  const { ageHours, ...columns } = over;
  await setOrder(shop.db, body.id, { ...columns, createdAt: new Date(Date.now() - ageHours * 3_600_000) });
  return { id: body.id, productId: product.id };
}

/** True when the order became paid and confirmed. */
const pay = (id: string): Promise<boolean> =>
  inTransaction(shop.db, async (tx) => {
    const transitions = shop.app.get(OrderTransitions);
    const order = await transitions.lock(tx, id);
    if (order.status !== 'pending' || order.paymentStatus !== 'unpaid') return false;
    await transitions.transition(tx, await transitions.transitionPayment(tx, order, 'paid', 'system'), 'confirmed', 'system');
    return true;
  });

const orderOf = (id: string): Promise<Order> => shop.db.getRepository(Order).findOneByOrFail({ id });

describe('unpaid manual orders', () => {
  it('are cancelled and restocked once when their time is over', async () => {
    const before = await countUnits(shop.db);
    const overdue = await givenOrder({ ageHours: 48.1 });

    const runs = await Promise.all([cancelling.execute(), cancelling.execute(), cancelling.execute()]);

    expect(runs.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await cancelling.execute()).toBe(0);
    expect(await orderOf(overdue.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
    expect(await stockOf(shop.db, overdue.productId)).toBe(10);
    await expectInvariants(shop.db, new Map([...before, [overdue.productId, 10]]));
  });

  it.each([
    ['not overdue', { ageHours: 47.9 }],
    ['paid', { ageHours: 100, paymentStatus: 'paid' as const }],
    ['already confirmed by staff', { ageHours: 100, status: 'confirmed' as const }],
    ['paid in part', { ageHours: 100, receivedCents: 1_000 }],
    ['paid by card', { ageHours: 100, paymentMethod: 'card' as const }],
  ])('are kept when %s', async (_, over) => {
    const order = await givenOrder(over);
    expect(await cancelling.execute()).toBe(0);
    expect((await orderOf(order.id)).status).not.toBe('cancelled');
    expect(await stockOf(shop.db, order.productId)).toBe(8);
  });

  it('are restocked even when the product was deleted in the meantime', async () => {
    const order = await givenOrder({ ageHours: 50 });
    await shop.db.query('update products set deleted_at = now() where id = $1', [order.productId]);
    expect(await cancelling.execute()).toBe(1);
    expect(await stockOf(shop.db, order.productId)).toBe(10);
  });

  it('have one outcome when they race with their payment: paid and kept, or cancelled and restocked', async () => {
    for (let round = 0; round < byTier(5, 20); round++) {
      const order = await givenOrder({ ageHours: 50 });
      const [, paid] = await Promise.all([cancelling.execute(), pay(order.id)]);

      const { status, paymentStatus } = await orderOf(order.id);
      const stock = await stockOf(shop.db, order.productId);
      expect({ status, paymentStatus, stock }).toEqual(
        paid
          ? { status: 'confirmed', paymentStatus: 'paid', stock: 8 }
          : { status: 'cancelled', paymentStatus: 'unpaid', stock: 10 },
      );
    }
    await expectInvariants(shop.db);
  });

  it('are all found when there is more than one batch', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 0 });
    await shop.db.query(
      `with made as (insert into orders (order_number, customer_email, customer_name, shipping_address, total_amount, payment_method, fingerprint, created_at)
         select 'ORD-BATCH' || n, 'a@example.com', 'A', '{}', '48.00', 'venmo', 'f', now() - interval '50 hours' from generate_series(1, 250) n returning id),
       items as (insert into order_items (order_id, product_id, product_name, quantity, price_at_time) select id, $1, 'Hoodie', 1, '48.00' from made)
       insert into outbox (topic, payload, dedupe_key) select 'order.placed', jsonb_build_object('orderId', id), 'order.placed:' || id from made`,
      [product.id],
    );
    expect(await cancelling.execute()).toBe(250);
    expect(await stockOf(shop.db, product.id)).toBe(250);
    await expectInvariants(shop.db);
  });
});
