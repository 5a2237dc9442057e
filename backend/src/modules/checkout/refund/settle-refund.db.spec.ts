import { givenCardOrder, historyOf, orderRow } from '#test/support/builders/placed-order.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { OrderRefunds } from '../../orders/index.js';
import { RefundPayment } from './refund-payment.js';
import { SettleRefund } from './settle-refund.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const statuses = (orderId: string) => query(shop.db, 'select status from refunds where order_id = $1', [orderId]);

it('a refund comes to its end once, although two settle it at the same moment', async () => {
  const refunds = shop.app.get(OrderRefunds);
  const { id: orderId } = await givenCardOrder(shop);
  const request = { cents: 5_000, actor: 'staff ada' } as const;
  const { id } = await inTransaction(shop.db, (tx) => refunds.request(tx, orderId, request));
  const answers: (() => void)[] = [];
  jest.spyOn(shop.app.get(RefundPayment), 'execute').mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve());
        // The provider answers nobody before both have asked.
        if (answers.length === 2) for (const answer of answers) answer();
      }),
  );
  await Promise.all([1, 2].map(() => shop.app.get(SettleRefund).execute(id)));
  expect(answers).toHaveLength(2);
  expect(await orderRow(shop, orderId)).toMatchObject({ refundedCents: 5_000, paymentStatus: 'paid' });
  expect((await historyOf(shop, orderId)).slice(1)).toEqual([
    'refund  -> requested by staff ada',
    'refund requested -> done by system',
  ]);
  const events = `select from outbox where topic = 'order.refunded' and payload ->> 'orderId' = $1`;
  expect(await query(shop.db, events, [orderId])).toHaveLength(1);

  await inTransaction(shop.db, (tx) => refunds.fail(tx, id));
  expect(await statuses(orderId)).toEqual([{ status: 'done' }]);
});
