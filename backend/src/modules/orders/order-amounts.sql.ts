import { centsOf } from '#platform/money/money.sql.js';

export const TOTAL_CENTS = centsOf('total_amount');

/** The part of the received money that was not given back as paid too much. */
const KEPT = '(received_cents - overpaid_refunded_cents)';

/** What is still to be paid, of an order that is alive. Refunds of the price itself do not ask for it again. */
export const DUE_CENTS = `(case when status <> 'cancelled' and payment_status in ('unpaid', 'paid')
  then greatest(0, ${TOTAL_CENTS} - ${KEPT}) else 0 end)`;

/** What arrived beyond the total of a paid order and was not given back yet. */
export const OVERPAID_CENTS = `(case when status <> 'cancelled' and payment_status = 'paid'
  then greatest(0, ${KEPT} - ${TOTAL_CENTS}) else 0 end)`;

/** What can be refunded where the money came from: not what staff collected by hand for a card order. */
export const PAID_CENTS = '(received_cents - collected_cents)';

/**
 * Of a payment event e: 1 for money that arrived, -1 for money of an undone step, else 0. The states are those of the payment and
 * `part`, which is no status: a part of the price has arrived. A failed refund (refunded to paid) brings no payment.
 */
export const ARRIVED_SIGN = `(case
  when e.to_state = 'part' or e.to_state = 'paid' and e.from_state is distinct from 'refunded' and e.from_state is distinct from 'part' then 1
  when e.from_state = 'part' or e.from_state = 'paid' and e.to_state <> 'refunded' then -1 else 0 end)`;

/** Of a payment event e: 1 when the order became paid, -1 when that was undone, else 0. */
export const PAID_SIGN = `(case when 'part' in (e.from_state, e.to_state) then 0 else ${ARRIVED_SIGN} end)`;
