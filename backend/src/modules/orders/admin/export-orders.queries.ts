import { defineQuery } from '#platform/database/define-query.js';
import type { ChargeKind } from '../../pricing/index.js';

const sumOf = (kind: ChargeKind): string => `coalesce(sum(cents) filter (where kind = '${kind}'), 0)::bigint`;

/** "2 × Dawn Hoodie, M; 1 × Dawn Hoodie, L" for each order that has items with a size. */
export const ORDERED_SIZES = defineQuery<[orderIds: readonly string[]], { orderId: string; sizes: string }>({
  name: 'orders.ordered-sizes',
  text: `select order_id as "orderId",
      string_agg(quantity || ' × ' || product_name || ', ' || variant_label, '; ' order by created_at, id) as sizes
    from order_items where order_id = any($1) and variant_id is not null group by order_id`,
  columns: { orderId: 'uuid', sizes: 'text' },
});

/** In cents. */
export interface ChargeSums {
  shipping: number;
  tax: number;
  fees: number;
  discount: number;
  credit: number;
}

/** What was added to each order that has charges. Discounts and credit are positive, as `orders.discount_cents`. */
export const SUMS_OF_CHARGES = defineQuery<[orderIds: readonly string[]], ChargeSums & { orderId: string }>({
  name: 'orders.sums-of-charges',
  text: `select order_id as "orderId", ${sumOf('shipping')} as shipping, ${sumOf('tax')} as tax, ${sumOf('fee')} as fees,
      -${sumOf('discount')} as discount, -${sumOf('credit')} as credit
    from order_charges where order_id = any($1) group by order_id`,
  columns: { orderId: 'uuid', shipping: 'cents', tax: 'cents', fees: 'cents', discount: 'cents', credit: 'cents' },
});

export interface OrderPayment {
  /** The day on which the order became paid, YYYY-MM-DD; null while something is due. */
  paidOn: string | null;
  receivedCents: number;
}

/** The money that arrived for each order, by days of the time zone. */
export const PAYMENTS_OF_ORDERS = defineQuery<
  [orderIds: readonly string[], timeZone: string],
  OrderPayment & { orderId: string }
>({
  name: 'orders.payments-of-orders',
  text: `select id as "orderId", (paid_at at time zone $2)::date::text as "paidOn", received_cents as "receivedCents"
    from orders where id = any($1)`,
  columns: { orderId: 'uuid', paidOn: 'text', receivedCents: 'cents' },
});
