import { defineQuery } from '#platform/database/define-query.js';
import { PRODUCT_GROUPS } from '../../../catalog/index.js';
import { ARRIVED_AMOUNT, ARRIVED_SIGN, PAID_SIGN } from '../../order-amounts.sql.js';

/** The first day, the last day, the time zone, and the first day of the current period; the days before are the period before. */
type Parameters = [from: string, to: string, timeZone: string, current: string];

export interface FigureSums {
  capturedCents: number;
  refundedCents: number;
  orders: number;
  units: number;
}

export interface GroupSums extends FigureSums {
  key: string | null;
  label: string | null;
  isBefore: boolean;
}

export const WITHIN = `at >= ($1::date)::timestamp at time zone $3 and at < ($2::date + 1)::timestamp at time zone $3`;
const IS_BEFORE = `at < ($4::date)::timestamp at time zone $3`;

/**
 * `payment`: one row for each payment that arrived, with its cents, and one for each that was taken back, with negative cents. `sign`
 * counts the order: 1 when it became paid, -1 when that was undone. `refund`: one row for each change of a refunded amount.
 */
const ENTRIES = `payment as (
    select e.order_id, e.at, ${PAID_SIGN} as sign, (${ARRIVED_SIGN} * ${ARRIVED_AMOUNT} * 100)::bigint as cents
    from order_events e join orders o on o.id = e.order_id
    where e.kind = 'payment' and ${WITHIN} and ${ARRIVED_SIGN} <> 0),
  refund as (select id, order_id, at, cents from refunded_amount_changes where ${WITHIN})`;

const SUMS = `sum(captured)::float8 as "capturedCents", sum(refunded)::float8 as "refundedCents",
  sum(orders)::int as orders, sum(units)::int as units`;
const SUM_COLUMNS = {
  capturedCents: 'double precision',
  refundedCents: 'double precision',
  orders: 'integer',
  units: 'integer',
} as const;

const cents = (dollars: string): string => `(${dollars}::numeric * 100)::bigint`;

/** Captured, refunded, orders and units of whole orders, with time and method. */
const ORDER_ENTRIES = `entry (at, method, captured, refunded, orders, units) as (
    select at, payment_method, cents, 0, sign, 0 from payment join orders on orders.id = order_id
    union all select at, payment_method, 0, 0, 0, sign * quantity
      from payment join order_items using (order_id) join orders on orders.id = order_id
    union all select at, payment_method, 0, cents, 0, 0 from refund join orders on orders.id = order_id)`;

export const FIGURES_BY_DAY = defineQuery<[from: string, to: string, timeZone: string], FigureSums & { day: string }>({
  name: 'orders.figures-by-day',
  text: `with ${ENTRIES}, ${ORDER_ENTRIES}
    select (at at time zone $3)::date::text as day, ${SUMS} from entry group by 1 order by 1`,
  columns: { day: 'text', ...SUM_COLUMNS },
});

const GROUP_COLUMNS = { key: 'text', label: 'text', isBefore: 'boolean', ...SUM_COLUMNS } as const;

export const FIGURES_BY_METHOD = defineQuery<Parameters, GroupSums>({
  name: 'orders.figures-by-method',
  text: `with ${ENTRIES}, ${ORDER_ENTRIES}
    select method as key, null::text as label, ${IS_BEFORE} as "isBefore", ${SUMS} from entry group by 1, 3`,
  columns: GROUP_COLUMNS,
});

/** The row of what was added to the pieces, so that groups add up to the total. */
const CHARGES_KEY = 'charges';
const CHARGES_LABEL = 'Shipping, tax and fees';

/**
 * The part of a group in an amount of its order. Payments and refunds are of an amount, not of lines, so they are spread over charges
 * and lines by their price; `div` of running sums makes the parts add up to the amount.
 */
const partOf = (amount: string): string => `div((${amount}) * running, total) - div((${amount}) * (running - price), total)`;

/**
 * Of all that was refunded until then, so that a whole refund leaves nothing of any group, however many there were. `refunded` is null for
 * orders without charges: each of their refunds is spread for itself, as ever.
 */
const REFUNDED_PART = `coalesce((${partOf('refunded')}) - (${partOf('refunded - cents')}), ${partOf('cents')})`;

const byProductGroup = (key: string, label: string): string => `with ${ENTRIES},
  refunded_until as (
    select refund.*, case when exists (select from order_charges charge where charge.order_id = refund.order_id) then (
      select sum(cents) from refunded_amount_changes change
      where change.order_id = refund.order_id and (change.at, change.id) <= (refund.at, refund.id)) end as refunded
    from refund),
  moved as (select order_id from payment union select order_id from refund),
  line as (
    select order_id, 1 as place, (${key})::text as key, ${label} as label, sum(quantity) as units,
      sum(quantity * ${cents('price_at_time')}) as price
    from order_items join ${PRODUCT_GROUPS} product on product.id = product_id
    where order_id in (select order_id from moved) group by 1, 3, 4
    union all
    select order_id, 0, '${CHARGES_KEY}', '${CHARGES_LABEL}', 0, sum(cents)
    from order_charges where order_id in (select order_id from moved) group by 1 having sum(cents) <> 0),
  share as (select *, sum(price) over (partition by order_id order by place, key rows unbounded preceding) as running,
    sum(price) over (partition by order_id) as total from line),
  entry (at, key, label, captured, refunded, orders, units) as (
    select at, key, label, ${partOf('cents')}, 0, sign, sign * units from payment join share using (order_id) where total > 0
    union all select at, key, label, 0, ${REFUNDED_PART}, 0, 0
      from refunded_until join share using (order_id) where total > 0)
  select key, label, ${IS_BEFORE} as "isBefore", ${SUMS} from entry group by 1, 2, 3`;

export const FIGURES_BY_PRODUCT = defineQuery<Parameters, GroupSums>({
  name: 'orders.figures-by-product',
  text: byProductGroup('product.id', 'product.name'),
  columns: GROUP_COLUMNS,
});

/** A product and a size as it was sold, so that a renamed size keeps its past apart. Pieces without a size are the product's row. */
export const FIGURES_BY_SIZE = defineQuery<Parameters, GroupSums>({
  name: 'orders.figures-by-size',
  text: byProductGroup(`product.id || coalesce('/' || variant_label, '')`, `concat_ws(', ', product.name, variant_label)`),
  columns: GROUP_COLUMNS,
});

export const FIGURES_BY_ARTIST = defineQuery<Parameters, GroupSums>({
  name: 'orders.figures-by-artist',
  text: byProductGroup('product.artist_id', 'product.artist_name'),
  columns: GROUP_COLUMNS,
});

export const FIGURES_BY_CATEGORY = defineQuery<Parameters, GroupSums>({
  name: 'orders.figures-by-category',
  text: byProductGroup('product.category_id', 'product.category_name'),
  columns: GROUP_COLUMNS,
});
