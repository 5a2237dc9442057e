import { randomUUID } from 'node:crypto';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { OrderBook } from '#modules/orders/book/order-book.js';
import { insertCharges, insertOrder } from '#modules/orders/create/create-order.queries.js';
import { TOTAL_CENTS } from '#modules/orders/order-amounts.sql.js';
import { query } from '#platform/database/sql.js';

export interface SoldLine {
  productId: string;
  quantity: number;
  priceCents: number;
  /** Below the price of all pieces. */
  discountCents?: number;
  taxCents?: number;
}

export interface SoldOrder {
  lines: readonly SoldLine[];
  shippingCents?: number;
}

export interface LedgerOrder {
  id: string;
  /** Of its items, in the order of the lines. */
  itemIds: string[];
  totalCents: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

interface Charge {
  kind: string;
  label: string;
  cents: number;
  lineKey?: string;
  state?: string;
  authority?: string;
  ratePpm?: number;
  taxableCents?: number;
}

function chargesOf({ lines, shippingCents = 0 }: SoldOrder): Charge[] {
  const taxes = lines.flatMap(({ productId: lineKey, taxCents: cents = 0 }) =>
    cents > 0
      ? [{ kind: 'tax', label: 'Tax', cents, lineKey, state: 'MD', authority: 'Maryland', ratePpm: 60_000, taxableCents: cents }]
      : [],
  );
  const discounts = lines.flatMap(({ productId: lineKey, discountCents = 0 }) =>
    discountCents > 0 ? [{ kind: 'discount', label: 'Code', cents: -discountCents, lineKey }] : [],
  );
  return [...(shippingCents > 0 ? [{ kind: 'shipping', label: 'Post', cents: shippingCents }] : []), ...taxes, ...discounts];
}

const ofKind = (charges: readonly Charge[], kind: string): number =>
  Math.abs(sum(charges.filter((charge) => charge.kind === kind).map(({ cents }) => cents)));

/** An unpaid order, inserted as the checkout does: with the artists and shares of this moment. Its lines are of different products. */
export async function givenLedgerOrder(db: DataSource, sold: SoldOrder): Promise<LedgerOrder> {
  const charges = chargesOf(sold);
  const totalCents = sum(sold.lines.map((line) => line.quantity * line.priceCents)) + sum(charges.map(({ cents }) => cents));
  const id = randomUUID();
  const order = {
    id,
    randomNumber: `ORD-${id}`,
    customerEmail: 'ada.moore@example.com',
    customerName: 'Ada Moore',
    shippingAddress: {},
    totalAmount: fromCents(totalCents),
    taxCents: ofKind(charges, 'tax'),
    shippingCents: ofKind(charges, 'shipping'),
    discountCents: ofKind(charges, 'discount'),
    paymentMethod: 'zelle',
    paymentStatus: 'unpaid',
    fingerprint: id,
  };
  const items = sold.lines.map((line) => ({ ...line, name: 'Hoodie', price: fromCents(line.priceCents) }));
  await db.transaction(async (tx) => {
    await insertOrder.first(tx, id, JSON.stringify(order), JSON.stringify(items));
    await insertCharges.execute(tx, id, JSON.stringify(charges));
  });
  const rows = await query<{ id: string; productId: string }>(
    db,
    'select id, product_id as "productId" from order_items where order_id = $1',
    [id],
  );
  const itemIds = sold.lines.map((line) => rows.find(({ productId }) => productId === line.productId)?.id ?? '');
  return { id, itemIds, totalCents };
}

const EVENT = `insert into order_events (order_id, kind, from_state, to_state, actor, detail)
  select id, 'payment', payment_status, $2, 'staff ada', jsonb_build_object('amount', total_amount) from orders where id = $1 returning id`;
const STATUS = `update orders set payment_status = $2, received_cents = case when $2 = 'paid' then ${TOTAL_CENTS} else 0 end
  where id = $1`;

const movePayment = (db: DataSource, orderId: string, to: 'paid' | 'unpaid'): Promise<void> =>
  db.transaction(async (tx) => {
    const [event] = await query<{ id: string }>(tx, EVENT, [orderId, to]);
    await tx.query(STATUS, [orderId, to]);
    const { totalCents: cents } = await book.read(tx, orderId);
    const payment = { eventId: event?.id ?? '', cents };
    if (to === 'paid') await book.sell(tx, orderId, payment);
    else await book.undo(tx, orderId, { ...payment, wasSold: true });
  });

const book = new OrderBook();

/** The whole order is paid, or its payment is undone. */
export const payOrder = (db: DataSource, orderId: string): Promise<void> => movePayment(db, orderId, 'paid');
export const undoPayment = (db: DataSource, orderId: string): Promise<void> => movePayment(db, orderId, 'unpaid');
