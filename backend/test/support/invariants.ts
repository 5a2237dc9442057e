import type { DataSource } from 'typeorm';
import { ARRIVED_SIGN } from '#modules/orders/order-amounts.sql.js';
import { PostEntries } from '#modules/artist-ledger/posting/post-entries.js';
import { query } from '#platform/database/sql.js';
import { LEDGER_INVARIANTS } from './ledger/invariants.js';

/** Orders whose events in the outbox are not the steps of their history less the undone ones. */
const eventsOfSteps = (topic: string, kind: string, step: string, undo: string): string => `select o.id from orders o
  where (select count(*) from outbox where topic = '${topic}' and payload ->> 'orderId' = o.id::text)
    <> (select count(*) filter (where ${step}) - count(*) filter (where ${undo}) from order_events
      where order_id = o.id and kind = '${kind}')`;

/** The invariants of orders and stock. Each query returns the rows that violate it. */
const INVARIANTS: Record<string, string> = {
  'an order totals its items and charges': `select o.id from orders o left join order_items i on i.order_id = o.id
    group by o.id having o.total_amount::numeric <> coalesce(sum(i.price_at_time::numeric * i.quantity), 0)
      + (select coalesce(sum(cents), 0) from order_charges where order_id = o.id) / 100.0`,
  'the amounts of an order are the sums of its charges': `select o.id from orders o left join order_charges c on c.order_id = o.id
    group by o.id having o.shipping_cents <> coalesce(sum(cents) filter (where kind = 'shipping'), 0)
      or o.tax_cents <> coalesce(sum(cents) filter (where kind = 'tax'), 0)
      or o.discount_cents <> coalesce(-sum(cents) filter (where kind = 'discount'), 0)`,
  'a checkout totals its items and charges': `select id from checkouts where total_cents <>
    (select coalesce(sum((item ->> 'price')::numeric * (item ->> 'quantity')::int), 0) * 100 from jsonb_array_elements(items) item)
    + (select coalesce(sum((charge ->> 'cents')::bigint), 0) from jsonb_array_elements(charges) charge)`,
  'the charges of a paid order are those of its checkout': `select c.id from checkouts c where order_id is not null
    and jsonb_array_length(charges) <> (select count(*) from order_charges o where o.order_id = c.order_id)`,
  'the tax of a calculation is that of the order that has taken it': `select t.id from tax_calculations t join orders o on o.id = order_id
    where o.tax_cents <> (select coalesce(sum((line.value ->> 'cents')::bigint), 0) from jsonb_each(result -> 'lines') line)
      + coalesce((result -> 'shipping' ->> 'cents')::bigint, 0)`,
  'the changes of the refunded amount of an order add up to it': `select o.id from orders o left join refunded_amount_changes c
    on c.order_id = o.id group by o.id having o.refunded_cents <> coalesce(sum(c.cents), 0)`,
  'the postings of a change of a refunded amount add up to it': `select c.id from refunded_amount_changes c
    left join order_postings p on p.change_id = c.id group by c.id having c.cents <> -coalesce(sum(p.cents), 0)`,
  'the book of an order adds up to what it received and what was refunded': `select o.id from orders o
    left join order_postings p on p.order_id = o.id group by o.id
    having o.received_cents <> coalesce(sum(p.cents) filter (where change_id is null), 0)
      or o.refunded_cents <> -coalesce(sum(p.cents) filter (where change_id is not null), 0)`,
  'a paid order has sold its lines and charges, others have sold nothing': `select o.id from orders o
    left join lateral (
      select order_item_id as part, 'goods' as kind, net_cents as cents from order_line_nets where order_id = o.id
      union all select id, kind, cents from order_charges where order_id = o.id and kind in ('tax', 'fee', 'credit')) part on true
    left join lateral (select sum(cents) as cents from order_postings p where p.order_id = o.id and p.change_id is null
      and p.kind = part.kind and coalesce(p.charge_id, p.order_item_id) = part.part) sold on true
    where coalesce(sold.cents, 0) <> case when o.payment_status in ('paid', 'refunded') then part.cents else 0 end`,
  'what refunds gave back of a line or charge is between 0 and what it brought': `select order_id from order_postings
    where kind not in ('beyond', 'credit') group by order_id, charge_id, order_item_id, kind
    having sum(cents) < 0 or sum(cents) filter (where change_id is not null) > 0`,
  'the lines of an order bring its total less its charges, unless a size was changed after the payment': `select o.id from orders o
    join order_line_nets line on line.order_id = o.id where not exists (select from sold_lines where order_id = o.id)
    group by o.id having sum(line.net_cents) <> o.total_amount::numeric * 100
      - (select coalesce(sum(cents), 0) from order_charges where order_id = o.id and (kind <> 'discount' or order_item_id is null))`,
  'what has arrived for an order is the sum of its payments, from their first entry on': `select o.id from orders o
    join order_events e on e.order_id = o.id and e.kind = 'payment' group by o.id
    having o.received_cents <> 100 * sum(${ARRIVED_SIGN} * coalesce((e.detail ->> 'amount')::numeric, o.total_amount::numeric))`,
  'a paid order is paid in full, unless it was changed afterwards': `select id from orders o where payment_status in ('paid', 'refunded')
    and received_cents < 100 * total_amount::numeric
    and not exists (select from order_events where order_id = o.id and kind = 'size')`,
  'no more is refunded than has arrived': 'select id from orders where refunded_cents > received_cents - collected_cents',
  'an order.size-changed event belongs to an entry of the history of its order': `select id from outbox where topic = 'order.size-changed'
    and not exists (select from order_events e where e.id::text = payload ->> 'changeId' and e.order_id::text = payload ->> 'orderId'
      and e.kind = 'size')`,
  'a matched line of a statement has orders, all paid or refunded': `select l.id from statement_lines l
    left join statement_line_orders p on p.line_id = l.id left join orders o on o.id = p.order_id
    where l.state = 'matched' and coalesce(o.payment_status, '') not in ('paid', 'refunded')`,
  'what statements brought for an order has arrived there, or is owed back': `select p.order_id from statement_line_orders p
    join statement_lines l on l.id = p.line_id and l.state = 'matched' join orders o on o.id = p.order_id
    where not exists (select from statement_line_orders other where other.line_id = l.id and other.order_id <> p.order_id)
    group by p.order_id, o.received_cents having sum(l.cents - l.owed_cents) > o.received_cents`,
  'a line of several orders brought no more than arrived there, or owes it': `select l.id from statement_lines l
    join statement_line_orders p on p.line_id = l.id join orders o on o.id = p.order_id where l.state = 'matched'
    group by l.id having count(*) > 1 and l.cents - l.owed_cents > sum(o.received_cents)`,
  'a closed statement opens and closes with the entries before its month and its end': `select s.id from statements s
    where closing_cents <> (select coalesce(sum(cents), 0) from ledger_entries e where e.artist_id = s.artist_id and at < until)
      or opening_cents <> (select coalesce(sum(cents), 0) from ledger_entries e where e.artist_id = s.artist_id and at < coalesce(
        (select max(until) from statements earlier where earlier.month = s.month - interval '1 month'), s.month::timestamp at time zone 'America/New_York'))`,
  'pieces that are not sent are in stock again': `select i.id from order_items i join refunds r on r.order_id = i.order_id
    join refund_lines l on l.refund_id = r.id and l.order_item_id = i.id
    group by i.id having sum(l.not_sent) > i.returned_quantity`,
  'an order has items': 'select id from orders o where not exists (select from order_items where order_id = o.id)',
  'an order has one item per product and size':
    'select order_id from order_items group by order_id, product_id, variant_id having count(*) > 1',
  'an order has one order.placed event': `select o.id from orders o where (select count(*) from outbox
    where topic = 'order.placed' and payload ->> 'orderId' = o.id::text) <> 1`,
  'a cancelled order has one order.cancelled event, others have none': `select o.id from orders o where (select count(*) from outbox
    where topic = 'order.cancelled' and payload ->> 'orderId' = o.id::text) <> (o.status = 'cancelled')::int`,
  'an order has one order.shipped event for its shipping, and none after it was undone': eventsOfSteps(
    'order.shipped',
    'status',
    `from_state = 'processing' and to_state = 'shipped'`,
    `from_state = 'shipped' and to_state = 'processing'`,
  ),
  'an order has one order.paid event for its payment, and none after it was undone': eventsOfSteps(
    'order.paid',
    'payment',
    `from_state in ('unpaid', 'authorized') and to_state = 'paid'`,
    `from_state = 'paid' and to_state = 'unpaid'`,
  ),
  'an order event belongs to an existing order': `select id from outbox where topic like 'order.%'
    and not exists (select from orders where orders.id::text = payload ->> 'orderId')`,
  'the number of an order is not reserved any more':
    'select r.session_id from reserved_order_numbers r join orders o on o.order_number = r.order_number',
  'a stored response belongs to an existing order': `select key from idempotency_keys k left join orders o
    on o.id::text = k.response ->> 'id' and o.order_number = k.response ->> 'orderNumber'
    where o.id is null and k.session_id like 'session-%'`,
  'stock is never negative': 'select id from products where stock_quantity < 0',
  'the stock of a product with sizes is the sum of its active sizes': `select p.id from products p where option_names <> '{}'
    and stock_quantity <> (select coalesce(sum(stock_quantity), 0) from product_variants v where v.product_id = p.id and is_active)`,
};

/** The sizes of a product are counted apart. Pieces of retired sizes, and those without a size, are outside of the product's stock. */
const UNITS = `select p.id::text, p.stock_quantity + coalesce((select sum(i.quantity - i.returned_quantity) from order_items i join orders o on o.id = i.order_id
    where i.product_id = p.id and o.status <> 'cancelled'), 0)::int
    + coalesce((select sum(v.stock_quantity) from product_variants v where v.product_id = p.id and not v.is_active), 0)::int as units
  from products p
  union all
  select v.product_id || '/' || v.id, v.stock_quantity + coalesce((select sum(i.quantity - i.returned_quantity) from order_items i
    join orders o on o.id = i.order_id where i.variant_id = v.id and o.status <> 'cancelled'), 0)::int
  from product_variants v where v.label <> ''`;

/** Units in stock plus units in active orders, by product and by size: buying and cancelling must not change the sum. */
export async function countUnits(db: DataSource): Promise<Map<string, number>> {
  const counted = await query<{ id: string; units: number }>(db, UNITS);
  return new Map(counted.map(({ id, units }) => [id, units]));
}

/** The violated invariants with the rows that violate them. As each reading of the ledger, it posts first. */
export async function violatedInvariants(db: DataSource): Promise<{ invariant: string; rows: unknown[] }[]> {
  const results = [];
  await new PostEntries(db).all();
  for (const [invariant, sql] of Object.entries({ ...INVARIANTS, ...LEDGER_INVARIANTS }))
    results.push({ invariant, rows: await query(db, sql) });
  return results.filter(({ rows }) => rows.length > 0);
}

/** Asserts the invariants of orders and stock; `before` is the result of countUnits at the start. */
export async function expectInvariants(db: DataSource, before?: Map<string, number>): Promise<void> {
  expect(await violatedInvariants(db)).toEqual([]);
  if (before) expect(Object.fromEntries(await countUnits(db))).toEqual(Object.fromEntries(before));
}

const TABLES = ['orders', 'order_items', 'outbox', 'idempotency_keys', 'reserved_order_numbers', 'cart_items'];

/** Counts the rows of all tables and the stock, to show that a rejected request changed nothing. */
export async function countEverything(db: DataSource): Promise<Record<string, number>> {
  const parts = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [counts] = await query<Record<string, number>>(
    db,
    `select ${parts.join(', ')}, (select coalesce(sum(stock_quantity), 0)::int from products) as stock,
      (select coalesce(sum(quantity), 0)::int from cart_items) as units_in_carts`,
  );
  return counts ?? {};
}
