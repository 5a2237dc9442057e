import { defineQuery } from '#platform/database/define-query.js';

export const DELIVERED_LONG_AGO = defineQuery<[orderId: string, days: number], { id: string }>({
  name: 'orders.delivered-long-ago',
  text: `select order_id as id from order_events where order_id = $1 and kind = 'status' and to_state = 'delivered'
    group by order_id having max(at) < now() - make_interval(days => $2)`,
  columns: { id: 'uuid' },
});
