import { defineQuery } from '#platform/database/define-query.js';
import { ARTIST_SHARES, PRODUCT_GROUPS } from '../../../catalog/index.js';
import { ARRIVED_SIGN, PAID_SIGN } from '../../order-amounts.sql.js';

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
 * `payment`: one row for each payment that arrived, with what its postings add up to, and one for each that was taken back, below 0. `sign`
 * counts the order: 1 when it became paid, -1 when that was undone. `refund`: one row for each change of a refunded amount.
 */
const ENTRIES = `payment as (
    select e.id, e.order_id, e.at, ${PAID_SIGN} as sign,
      coalesce((select sum(cents) from order_postings where payment_event_id = e.id), 0) as cents
    from order_events e where e.kind = 'payment' and ${WITHIN} and ${ARRIVED_SIGN} <> 0),
  refund as (select id, order_id, at, cents from refunded_amount_changes where ${WITHIN})`;

const SUMS = `sum(captured)::bigint as "capturedCents", sum(refunded)::bigint as "refundedCents",
  sum(orders)::int as orders, sum(units)::int as units`;
const SUM_COLUMNS = {
  capturedCents: 'cents',
  refundedCents: 'cents',
  orders: 'integer',
  units: 'integer',
} as const;

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
const CHARGES = `'charges', 'Shipping, tax and fees'`;
/** The row of money that is of no sale: a part of the price until the rest arrives, and what is beyond the price. */
const NO_SALE = `'no-sale', 'Paid in part or too much'`;

/**
 * A group has what its lines brought when their orders became paid, and what refunds gave back of these lines: the postings of goods, from
 * which the artist ledger is posted, too. Everything else has a row of its own.
 */
const byProductGroup = (key: string, label: string): string => `with ${ENTRIES},
  moved as (select order_id from payment union select order_id from refund),
  line as (
    select line.order_id, order_item_id, (${key})::text as key, ${label} as label, quantity
    from order_line_nets line join ${PRODUCT_GROUPS} product on product.id = product_id left join ${ARTIST_SHARES} artist on artist.id = line.artist_id
    where line.order_id in (select order_id from moved)),
  sold as (select order_id, key, label, sum(quantity) as units from line group by 1, 2, 3),
  posting as (
    select payment.at, payment.id as payment_id, p.order_id, order_item_id, kind, p.cents as captured, 0 as refunded
      from payment join order_postings p on payment_event_id = payment.id
    union all
    select refund.at, null, p.order_id, order_item_id, kind, 0, -p.cents from refund join order_postings p on change_id = refund.id),
  entry (at, key, label, captured, refunded, orders, units) as (
    select at, key, label, 0, 0, sign, sign * units from payment join sold using (order_id) where sign <> 0
    union all select at, ${CHARGES}, 0, 0, sign, 0 from payment
      where sign <> 0 and id in (select payment_id from posting where kind not in ('goods', 'beyond'))
    union all select at, key, label, captured, refunded, 0, 0 from posting join line using (order_id, order_item_id) where kind = 'goods'
    union all select at, ${CHARGES}, captured, refunded, 0, 0 from posting where kind not in ('goods', 'beyond')
    union all select at, ${NO_SALE}, captured, refunded, 0, 0 from posting where kind = 'beyond')
  select key, max(label) as label, ${IS_BEFORE} as "isBefore", ${SUMS} from entry group by 1, 3`;

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

/** The artist of a sale is the one of then, under the name of today; one that was deleted for good keeps the name of then. */
export const FIGURES_BY_ARTIST = defineQuery<Parameters, GroupSums>({
  name: 'orders.figures-by-artist',
  text: byProductGroup('line.artist_id', 'coalesce(artist.name, line.artist_name)'),
  columns: GROUP_COLUMNS,
});

export const FIGURES_BY_CATEGORY = defineQuery<Parameters, GroupSums>({
  name: 'orders.figures-by-category',
  text: byProductGroup('product.category_id', 'product.category_name'),
  columns: GROUP_COLUMNS,
});
