import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';

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
    insert into orders (order_number, customer_email, customer_name, shipping_address, total_amount, tax_amount, shipping_amount,
      discount_amount, received_amount, payment_method, fingerprint, status, payment_status)
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
    const amounts = [total, sum(taxes), shippingCents, -sum(discounts), partCents ?? total + beyondCents].map((cents) =>
      fromCents(cents),
    );
    const [ids] = await query<SoldIds>(tx, INSERT, [...amounts, productId, prices, partCents === undefined ? 'paid' : 'unpaid']);
    if (!ids) throw new Error('The order was not inserted');
    const charges = [
      ...(shippingCents > 0 ? [{ kind: 'shipping', cents: shippingCents }] : []),
      ...taxes.map(({ line, cents }) => ({ kind: 'tax', itemId: ids.lines[line], cents, state: 'MD', rate: 60_000 })),
      ...(feeCents > 0 ? [{ kind: 'fee', cents: feeCents }] : []),
      ...discounts.map(({ line, cents }) => ({ kind: 'discount', itemId: line === undefined ? null : ids.lines[line], cents })),
    ];
    await tx.query(INSERT_CHARGES, [ids.orderId, JSON.stringify(charges)]);
    return ids;
  });
}

export interface NamedRefund {
  cents: number;
  lines?: readonly { itemId: string | undefined; cents: number }[];
  borneByShop?: boolean;
  status?: 'requested' | 'done';
}

/** A refund of staff; its money moves with `changeRefunded`. */
export async function givenRefund(db: DataSource, orderId: string, refund: NamedRefund): Promise<string> {
  const { cents, lines = [], borneByShop = false, status = 'done' } = refund;
  const [row] = await query<{ id: string }>(
    db,
    `with made as (insert into refunds (order_id, cents, actor, status, borne_by_shop) values ($1, $2, 'staff ada', $3, $4) returning id),
      lines as (insert into refund_lines (refund_id, order_item_id, cents)
        select id, "itemId", cents from made, jsonb_to_recordset($5::jsonb) as line ("itemId" uuid, cents bigint))
      select id from made`,
    [orderId, cents, status, borneByShop, JSON.stringify(lines)],
  );
  if (!row) throw new Error('The refund was not inserted');
  return row.id;
}

/** The provider's or our own word of what was refunded; negative when refunds failed. */
export const changeRefunded = (db: DataSource, orderId: string, cents: number): Promise<unknown> =>
  db.query('update orders set refunded_amount = refunded_amount + $2::numeric where id = $1', [orderId, fromCents(cents)]);

export const failRefund = (db: DataSource, refundId: string): Promise<unknown> =>
  db.query(`update refunds set status = 'failed' where id = $1`, [refundId]);

export interface AllocatedPart {
  kind: string;
  value: number;
  given: number;
}

/** The parts of an order in the order in which refunds are divided, then what was given back of money beyond it. */
export const allocatedParts = (db: DataSource, orderId: string): Promise<AllocatedPart[]> =>
  query<AllocatedPart>(
    db,
    `select coalesce(kind, 'line') as kind, value::float8 as value, given::float8 as given
     from (select part.*, charge.kind from refund_components($1) part left join order_charges charge on charge.id = part.charge
       order by place) parts
     union all
     select 'beyond', (received_amount * 100 - case when payment_status = 'unpaid' then 0 else total_amount::numeric * 100 end)::float8,
       coalesce((select sum(a.cents) from refund_allocations a join refunded_amount_changes c on c.id = a.change_id
         where c.order_id = $1 and num_nulls(a.order_item_id, a.charge_id) = 2), 0)::float8
     from orders where id = $1`,
    [orderId],
  );

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
      `select refund_id as id from refund_allocations a join refunded_amount_changes c on c.id = change_id where order_id = $1 order by a.id`,
      [orderId],
    );
    return rows.map(({ id }) => id);
  },
});
