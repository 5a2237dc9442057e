import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';

/** One query a law; each returns the rows that break it. */
const LAWS: Record<string, string> = {
  'an order totals its items': `select o.id from orders o left join order_items i on i.order_id = o.id
    group by o.id having o.total_amount::numeric <> coalesce(sum(i.price_at_time::numeric * i.quantity), 0)`,
  'an order has items': 'select id from orders o where not exists (select from order_items where order_id = o.id)',
  'an order has one item a product': 'select order_id from order_items group by order_id, product_id having count(*) > 1',
  'an order is told of once': `select o.id from orders o where (select count(*) from outbox
    where topic = 'order.placed' and payload ->> 'orderId' = o.id::text) <> 1`,
  'a cancelled order is told of once, others are not': `select o.id from orders o where (select count(*) from outbox
    where topic = 'order.cancelled' and payload ->> 'orderId' = o.id::text) <> (o.status = 'cancelled')::int`,
  'nothing is told of an order that does not exist': `select id from outbox where topic like 'order.%'
    and not exists (select from orders where orders.id::text = payload ->> 'orderId')`,
  'a used number is not reserved':
    'select r.session_id from reserved_order_numbers r join orders o on o.order_number = r.order_number',
  'a kept answer names its order': `select key from idempotency_keys k left join orders o
    on o.id::text = k.response ->> 'id' and o.order_number = k.response ->> 'orderNumber' where o.id is null`,
  'stock is never negative': 'select id from products where stock_quantity < 0',
};

const PIECES = `select p.id, p.stock_quantity + coalesce((select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
  where i.product_id = p.id and o.status <> 'cancelled'), 0)::int as pieces from products p`;

/** Pieces on the shelf and in orders that stand, by product: buying and cancelling must not change them. */
export async function countPieces(db: DataSource): Promise<Map<string, number>> {
  const counted = await query<{ id: string; pieces: number }>(db, PIECES);
  return new Map(counted.map(({ id, pieces }) => [id, pieces]));
}

/** The laws that do not hold, with the rows that break them. */
export async function violatedInvariants(db: DataSource): Promise<{ law: string; brokenBy: unknown[] }[]> {
  const judged = [];
  for (const [law, sql] of Object.entries(LAWS)) judged.push({ law, brokenBy: await query(db, sql) });
  return judged.filter(({ brokenBy }) => brokenBy.length > 0);
}

/** Everything that must hold of orders and stock whatever happened; `before` is what countPieces said at the start. */
export async function expectInvariants(db: DataSource, before?: Map<string, number>): Promise<void> {
  expect(await violatedInvariants(db)).toEqual([]);
  if (before) expect(Object.fromEntries(await countPieces(db))).toEqual(Object.fromEntries(before));
}

const TABLES = ['orders', 'order_items', 'outbox', 'idempotency_keys', 'reserved_order_numbers', 'cart_items'];

/** Rows by table and all stock, to show that a refused request has changed nothing. */
export async function countEverything(db: DataSource): Promise<Record<string, number>> {
  const parts = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [counts] = await query<Record<string, number>>(
    db,
    `select ${parts.join(', ')}, (select coalesce(sum(stock_quantity), 0)::int from products) as stock,
      (select coalesce(sum(quantity), 0)::int from cart_items) as pieces_in_carts`,
  );
  return counts ?? {};
}
