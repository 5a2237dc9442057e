import { defineQuery } from '#platform/database/define-query.js';

/** What the service knows of an order. */
export interface ReportedTax {
  orderId: string;
  calculationId: string;
  transactionId: string | null;
  reversedCents: number;
  reversingCents: number | null;
}

const REPORTED = `select order_id as "orderId", id as "calculationId", transaction_id as "transactionId",
    reversed_cents as "reversedCents", reversing_cents as "reversingCents"
  from tax_calculations`;
const columns = {
  orderId: 'uuid',
  calculationId: 'text',
  transactionId: 'text',
  reversedCents: 'cents',
  reversingCents: 'cents',
} as const;

export const reportedTax = defineQuery<[orderId: string], ReportedTax>({
  name: 'checkout.reported-tax',
  text: `${REPORTED} where order_id = $1`,
  columns,
});

/** Calculations live for 90 days. */
export const recentTaxes = defineQuery<[], ReportedTax>({
  name: 'checkout.recent-taxes',
  text: `${REPORTED} where order_id is not null and created_at > now() - interval '90 days'`,
  columns,
});

export const setTransaction = defineQuery<[orderId: string, transactionId: string]>({
  name: 'checkout.set-tax-transaction',
  text: 'update tax_calculations set transaction_id = $2 where order_id = $1 and transaction_id is null',
});

/** Written before the service is told, so that a repeated report is of the same amount. */
export const beginReversal = defineQuery<[orderId: string, cents: number]>({
  name: 'checkout.begin-tax-reversal',
  text: `update tax_calculations set reversing_cents = $2
    where order_id = $1 and reversing_cents is null and reversed_cents < $2`,
});

export const endReversal = defineQuery<[orderId: string, cents: number]>({
  name: 'checkout.end-tax-reversal',
  text: `update tax_calculations set reversed_cents = reversing_cents, reversing_cents = null
    where order_id = $1 and reversing_cents = $2`,
});

/** A payment that is still open may become an order. */
export const purgeCalculations = defineQuery<[days: number]>({
  name: 'checkout.purge-tax-calculations',
  text: `delete from tax_calculations where order_id is null and created_at < now() - make_interval(days => $1)
    and not exists (select from checkouts where id = checkout_id and status = 'open')`,
});
