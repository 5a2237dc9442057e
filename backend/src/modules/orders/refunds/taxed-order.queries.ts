import { defineQuery } from '#platform/database/define-query.js';
import { TOTAL_CENTS } from '../order-amounts.sql.js';

/** What a tax service is told about an order. */
export interface TaxedOrder {
  id: string;
  orderNumber: string;
  /** All of its money has arrived at some time. */
  isPaid: boolean;
  /** Of the total: what was paid beyond it counts as given back first and holds no tax. */
  refundedCents: number;
}

const TAXED = `select id, order_number as "orderNumber", payment_status in ('paid', 'refunded') as "isPaid",
    least(${TOTAL_CENTS}, greatest(0, refunded_cents - overpaid_refunded_cents)) as "refundedCents"
  from orders`;

const columns = { id: 'uuid', orderNumber: 'text', isPaid: 'boolean', refundedCents: 'cents' } as const;

export const taxedOrder = defineQuery<[id: string], TaxedOrder>({
  name: 'orders.taxed',
  text: `${TAXED} where id = $1`,
  columns,
});

/** Those whose last change can have been missed, and which cannot be undone any more. */
export const changedTaxedOrders = defineQuery<[ids: readonly string[]], TaxedOrder>({
  name: 'orders.taxed-and-changed',
  text: `${TAXED} where id = any($1) and updated_at between now() - interval '30 days' and now() - interval '15 minutes'`,
  columns,
});
