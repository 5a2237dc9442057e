import { defineQuery } from '#platform/database/define-query.js';

/** How many orders wait for a payment that shoppers send by hand, by method. */
export const UNPAID_ORDERS = defineQuery<[], { venmo: number; cashapp: number; zelle: number }>({
  name: 'orders.unpaid-by-method',
  text: `select count(*) filter (where payment_method = 'venmo')::int as venmo,
    count(*) filter (where payment_method = 'cashapp')::int as cashapp,
    count(*) filter (where payment_method = 'zelle')::int as zelle
    from orders where payment_status = 'unpaid' and status <> 'cancelled' and payment_method in ('venmo', 'cashapp', 'zelle')`,
  columns: { venmo: 'integer', cashapp: 'integer', zelle: 'integer' },
});
