import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { centsOf, isGivenBack, keyOf, type Posting } from '#modules/orders/book/book.js';
import { OrderBook } from '#modules/orders/book/order-book.js';
import { soldParts } from '#modules/orders/book/sell.js';
import { query } from '#platform/database/sql.js';
import { bookMoney, changeRefunded } from './order-money.js';

export interface SoldOrder {
  /** Cents of each line. */
  lines: readonly number[];
  shippingCents?: number;
  feeCents?: number;
  /** Of the line with this number. */
  taxes?: readonly { line: number; cents: number }[];
  /** Below 0; of a line, or of the shipping. */
  discounts?: readonly { line?: number; cents: number }[];
  /** What arrived beyond the total. */
  beyondCents?: number;
  /** What arrived of an order that never became paid. */
  partCents?: number;
}

export interface SoldIds {
  orderId: string;
  /** Of its items. */
  lines: string[];
}

const INSERT = `with made as (
    insert into orders (order_number, customer_email, customer_name, shipping_address, total_amount, tax_cents, shipping_cents,
      discount_cents, received_cents, payment_method, fingerprint, status, payment_status)
    values ('ORD-' || gen_random_uuid(), 'buyer@example.com', 'Buyer', '{}', $1::text, $2, $3, $4, $5, 'zelle', 'f', 'cancelled', $8)
      returning id),
  items as (
    insert into order_items (order_id, product_id, product_name, quantity, price_at_time)
    select made.id, $6, 'Hoodie', 1, price from made, unnest($7::text[]) with ordinality as line (price, place) order by place
    returning id, order_id, created_at)
  select order_id as "orderId", array_agg(id order by created_at, id) as lines from items group by order_id`;

const INSERT_CHARGES = `insert into order_charges (order_id, order_item_id, kind, label, cents, state, authority, rate_ppm, taxable_cents, position)
  select $1, "itemId", kind, kind, cents, state, state, rate, rate, place
  from rows from (jsonb_to_recordset($2::jsonb) as ("itemId" uuid, kind text, cents bigint, state text, rate int))
    with ordinality as charge ("itemId", kind, cents, state, rate, place)`;

const sum = (rows: readonly { cents: number }[]): number => rows.reduce((total, { cents }) => total + cents, 0);

/** A paid order of one product, with charges in the positions of a quote: shipping, taxes, fees; discounts come last. */
export async function givenSoldOrder(db: DataSource, productId: string, sold: SoldOrder): Promise<SoldIds> {
  const { lines, shippingCents = 0, feeCents = 0, taxes = [], discounts = [], beyondCents = 0, partCents } = sold;
  const total = sum([...lines.map((cents) => ({ cents })), ...taxes, ...discounts]) + shippingCents + feeCents;
  return db.transaction(async (tx) => {
    const prices = lines.map((cents) => fromCents(cents));
    const amounts = [fromCents(total), sum(taxes), shippingCents, -sum(discounts), partCents ?? total + beyondCents];
    const [ids] = await query<SoldIds>(tx, INSERT, [...amounts, productId, prices, partCents === undefined ? 'paid' : 'unpaid']);
    if (!ids) throw new Error('The order was not inserted');
    const charges = [
      ...(shippingCents > 0 ? [{ kind: 'shipping', cents: shippingCents }] : []),
      ...taxes.map(({ line, cents }) => ({ kind: 'tax', itemId: ids.lines[line], cents, state: 'MD', rate: 60_000 })),
      ...(feeCents > 0 ? [{ kind: 'fee', cents: feeCents }] : []),
      ...discounts.map(({ line, cents }) => ({ kind: 'discount', itemId: line === undefined ? null : ids.lines[line], cents })),
    ];
    await tx.query(INSERT_CHARGES, [ids.orderId, JSON.stringify(charges)]);
    await bookMoney(tx, ids.orderId);
    return ids;
  });
}

export interface NamedRefund {
  cents: number;
  lines?: readonly { itemId: string | undefined; cents: number }[];
  shippingCents?: number;
  borneByShop?: boolean;
  status?: 'requested' | 'done';
}

/** A refund of staff; its money moves with `changeRefunded`. */
export async function givenRefund(db: DataSource, orderId: string, refund: NamedRefund): Promise<string> {
  const { cents, lines = [], shippingCents = 0, borneByShop = false, status = 'done' } = refund;
  const [row] = await query<{ id: string }>(
    db,
    `with made as (insert into refunds (order_id, cents, actor, status, borne_by_shop, shipping_cents)
        values ($1, $2, 'staff ada', $3, $4, $6) returning id),
      lines as (insert into refund_lines (refund_id, order_item_id, cents)
        select id, "itemId", cents from made, jsonb_to_recordset($5::jsonb) as line ("itemId" uuid, cents bigint))
      select id from made`,
    [orderId, cents, status, borneByShop, JSON.stringify(lines), shippingCents],
  );
  if (!row) throw new Error('The refund was not inserted');
  return row.id;
}

export const failRefund = (db: DataSource, refundId: string): Promise<unknown> =>
  db.query(`update refunds set status = 'failed' where id = $1`, [refundId]);

export interface AllocatedPart {
  kind: string;
  value: number;
  given: number;
}

/** The parts of an order in the order in which refunds are divided, then what was given back of money beyond it. */
export async function allocatedParts(db: DataSource, orderId: string): Promise<AllocatedPart[]> {
  const { lines, charges, postings } = await new OrderBook().read(db, orderId);
  const parts = [...soldParts(lines, charges), { kind: 'beyond', itemId: null, chargeId: null, cents: 0 } as const];
  const sum = (part: (typeof parts)[number], isOf: (posting: Posting) => boolean): number =>
    centsOf(postings.filter((posting) => keyOf(posting) === keyOf(part) && isOf(posting)));
  return parts.map((part) => ({
    kind: part.kind,
    value: part.kind === 'beyond' ? sum(part, (posting) => !isGivenBack(posting)) : part.cents,
    given: 0 - sum(part, isGivenBack),
  }));
}

/** What specs of allocations do with orders of one product, and read of them; `shop` is asked when a step is made. */
export const refundSteps = (shop: () => { db: DataSource; productId: string }) => ({
  sold: (order: SoldOrder): Promise<SoldIds> => givenSoldOrder(shop().db, shop().productId, order),
  /** What each part got back: taxes, fees, shipping, lines, money beyond the order. */
  given: async ({ orderId }: SoldIds): Promise<number[]> => (await allocatedParts(shop().db, orderId)).map((part) => part.given),
  /** A refund of staff that is done; resolves with its id. */
  refund: async ({ orderId }: SoldIds, asked: NamedRefund): Promise<string> => {
    const id = await givenRefund(shop().db, orderId, asked);
    await changeRefunded(shop().db, orderId, asked.cents);
    return id;
  },
  atProvider: ({ orderId }: SoldIds, cents: number): Promise<unknown> => changeRefunded(shop().db, orderId, cents),
  /** The refunds that the allocations of an order name, oldest first; null for those of the provider. */
  refundIdsOf: async ({ orderId }: SoldIds): Promise<(string | null)[]> => {
    const rows = await query<{ id: string | null }>(
      shop().db,
      'select refund_id as id from order_postings where order_id = $1 and change_id is not null order by order_postings.id',
      [orderId],
    );
    return rows.map(({ id }) => id);
  },
});
