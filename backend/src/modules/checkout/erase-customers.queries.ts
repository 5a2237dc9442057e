import { defineQuery } from '#platform/database/define-query.js';

/**
 * Checkouts that ended 30 days ago, which is how far the full reconciliation looks back. One whose payment is not
 * released yet waits for the sweep.
 */
export const eraseOldCustomers = defineQuery<[limit: number], { id: string }>({
  name: 'checkout.erase-old-customers',
  text: `update checkouts set customer = '{}' where id in (
      select id from checkouts
      where status <> 'open' and customer <> '{}'::jsonb and updated_at < now() - interval '30 days'
        and (status in ('placed', 'canceled') or payment_intent_id is null or released_at is not null)
      order by updated_at limit $1 for update skip locked
    ) returning id`,
  columns: { id: 'uuid' },
});

export const eraseCustomerOfOrder = defineQuery<[orderId: string]>({
  name: 'checkout.erase-customer-of-order',
  text: `update checkouts set customer = '{}' where order_id = $1`,
});
