import { defineQuery } from '#platform/database/define-query.js';
import { TOTAL_CENTS } from '../../order-amounts.sql.js';
import { PAID_SIGN } from '../../order-amounts.sql.js';
import { WITHIN } from '../figures/figures.queries.js';

/** The first day, the last day and the time zone in which days begin. */
type Parameters = [from: string, to: string, timeZone: string];

/** One row for each order that became paid, and one with `sign` -1 for each whose payment was taken back. */
const PAID = `paid as (
    select e.id, e.order_id, ${PAID_SIGN} as sign from order_events e join orders o on o.id = e.order_id
    where e.kind = 'payment' and ${WITHIN} and ${PAID_SIGN} <> 0)`;

export interface StateSales {
  /** A code, or what is written in the address of an older order. */
  state: string | null;
  orders: number;
  grossCents: number;
  taxableCents: number;
}

/**
 * Pieces and shipping by state. The k-th tax row of each authority belongs to the k-th line, also when the item of a line has gone; of a
 * line that is taxed that is taxable which is most for an authority.
 */
export const SALES_BY_STATE = defineQuery<Parameters, StateSales>({
  name: 'orders.sales-by-state',
  text: `with ${PAID},
    added as (select order_id, sum(cents) as cents from order_charges
      where kind in ('tax', 'fee', 'credit') and order_id in (select order_id from paid) group by 1),
    line as (select order_id, max(taxable_cents) as cents from (
        select order_id, taxable_cents, row_number() over (partition by order_id, authority order by position) as place
        from order_charges where kind = 'tax' and order_id in (select order_id from paid)) as tax
      group by order_id, place),
    taxable as (select order_id, sum(cents) as cents from line group by 1)
    select coalesce(ship_state::text, shipping_address ->> 'state') as state, sum(sign)::int as orders,
      sum(sign * (${TOTAL_CENTS} - coalesce(added.cents, 0)))::bigint as "grossCents",
      sum(sign * coalesce(taxable.cents, 0))::bigint as "taxableCents"
    from paid join orders on orders.id = order_id left join added using (order_id) left join taxable using (order_id) group by 1`,
  columns: { state: 'text', orders: 'integer', grossCents: 'cents', taxableCents: 'cents' },
});

export interface AuthorityTax {
  state: string;
  authority: string;
  ratePpm: number;
  taxableCents: number;
  taxCents: number;
  refundedCents: number;
}

/** What was charged and given back of each tax is what the books of the orders say. */
export const TAX_BY_AUTHORITY = defineQuery<Parameters, AuthorityTax>({
  name: 'orders.tax-by-authority',
  text: `with ${PAID},
    refund as (select id from refunded_amount_changes where ${WITHIN}),
    posting as (
      select charge_id, p.cents as tax, 0 as refunded from paid join order_postings p on payment_event_id = paid.id where kind = 'tax'
      union all
      select charge_id, 0, -p.cents from refund join order_postings p on change_id = refund.id where kind = 'tax'),
    entry (state, authority, rate_ppm, taxable, tax, refunded) as (
      select state, authority, rate_ppm, sign * taxable_cents, 0, 0
        from paid join order_charges using (order_id) where kind = 'tax'
      union all select state, authority, rate_ppm, 0, tax, refunded from posting join order_charges charge on charge.id = charge_id)
    select state::text, authority, rate_ppm as "ratePpm", sum(taxable)::bigint as "taxableCents", sum(tax)::bigint as "taxCents",
      sum(refunded)::bigint as "refundedCents"
    from entry group by 1, 2, 3 order by 1, 2, 3`,
  columns: {
    state: 'text',
    authority: 'text',
    ratePpm: 'integer',
    taxableCents: 'cents',
    taxCents: 'cents',
    refundedCents: 'cents',
  },
});
