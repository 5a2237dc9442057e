import type { DataSource, EntityManager } from 'typeorm';
import { OrderBook } from '#modules/orders/book/order-book.js';
import { postPayment } from '#modules/orders/book/order-book.queries.js';
import { TOTAL_CENTS } from '#modules/orders/order-amounts.sql.js';
import { receive, sell, soldParts } from '#modules/orders/book/sell.js';
import { Order, OrderRefunds } from '#modules/orders/index.js';
import { query } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import type { TestShop } from '../shop.js';

const book = new OrderBook();

interface Amounts {
  received: number;
  refunded: number;
}

const RESET = 'update orders set received_cents = 0, refunded_cents = 0 where id = $1';
const SET_RECEIVED = `update orders set received_cents = case when payment_status in ('paid', 'refunded')
    then greatest($2::bigint, ${TOTAL_CENTS}) else $2::bigint end
  where id = $1 returning payment_status in ('paid', 'refunded') as "isSold", received_cents::float8 as received`;

/**
 * Books the money of an order that a test has written into its columns, as if it had arrived and been refunded at once; a paid one has
 * received at least its total. Its history stays as it is.
 */
export async function bookMoney(tx: EntityManager, orderId: string): Promise<void> {
  const [amounts] = await query<Amounts>(
    tx,
    'select received_cents::float8 as received, refunded_cents::float8 as refunded from orders where id = $1',
    [orderId],
  );
  await tx.query(RESET, [orderId]);
  const [rows] = await tx.query<[{ isSold: boolean; received: number }[]]>(SET_RECEIVED, [orderId, amounts?.received]);
  const [state] = rows;
  if (!state || state.received === 0) return;
  const { lines, charges } = await book.read(tx, orderId);
  const postings = state.isSold ? sell(soldParts(lines, charges), state.received) : receive(state.received);
  await postPayment.execute(tx, orderId, JSON.stringify(postings), null);
  await book.setRefunded(tx, orderId, amounts?.refunded ?? 0, await book.read(tx, orderId));
}

/** Replaces columns of an order, and books what they say of its money. */
export const setOrder = (db: DataSource, id: string, over: Partial<Order>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.getRepository(Order).update({ id }, over);
    if (over.paymentStatus ?? over.receivedCents ?? over.refundedCents) await bookMoney(tx, id);
  });

/** The provider's or our own word of what was refunded; negative when refunds failed. */
export const changeRefunded = (db: DataSource, orderId: string, cents: number): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await book.read(tx, orderId);
    await book.setRefunded(tx, orderId, before.refundedCents + cents, before);
  });

/** What the provider says that was refunded in total. */
export const syncRefunds = (shop: TestShop, orderId: string, refundedCents: number): Promise<void> =>
  inTransaction(shop.db, async (tx) => {
    const refunds = shop.app.get(OrderRefunds);
    const order = await refunds.lockPaid(tx, orderId);
    if (order) await refunds.sync(tx, order, refundedCents);
  });
