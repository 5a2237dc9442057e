import { defineQuery } from '#platform/database/define-query.js';
import type { ManualMethodId } from '../../settings/index.js';

/** How many orders wait for a payment that shoppers send by hand, by method; methods without such orders are left out. */
export const UNPAID_ORDERS = defineQuery<[methods: readonly ManualMethodId[]], { method: ManualMethodId; orders: number }>({
  name: 'orders.unpaid-by-method',
  text: `select payment_method as method, count(*)::int as orders from orders
    where payment_status = 'unpaid' and status <> 'cancelled' and payment_method = any($1::text[]) group by 1`,
  columns: { method: 'text', orders: 'integer' },
});
