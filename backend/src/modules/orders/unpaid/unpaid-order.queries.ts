import { defineQuery } from '#platform/database/define-query.js';

/** Returns no row when the buyer has said so before. */
export const markPaymentSent = defineQuery<[id: string], { id: string }>({
  name: 'orders.mark-payment-sent',
  text: `update orders set payment_sent_at = now(), updated_at = now() where id = $1 and payment_sent_at is null returning id`,
  columns: { id: 'uuid' },
});
