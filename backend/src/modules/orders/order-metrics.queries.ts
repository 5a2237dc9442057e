import { defineQuery } from '#platform/database/define-query.js';
import { amountOf } from '#platform/money/money.sql.js';

interface RecentOrders {
  paymentMethod: string;
  orders: number;
  dollars: number;
}

export const RECENT_ORDERS = defineQuery<[], RecentOrders>({
  name: 'orders.recent',
  text: `select payment_method as "paymentMethod", count(*)::int as orders, sum(${amountOf('total_amount')})::float8 as dollars
    from orders where created_at > now() - interval '1 hour' group by payment_method`,
  columns: { paymentMethod: 'text', orders: 'integer', dollars: 'double precision' },
});

export const LAST_ORDER = defineQuery<[], { ageSeconds: number }>({
  name: 'orders.last',
  text: `select extract(epoch from now() - created_at)::int as "ageSeconds" from orders order by created_at desc, id desc limit 1`,
  columns: { ageSeconds: 'integer' },
});
