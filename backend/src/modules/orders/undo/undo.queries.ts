import { defineQuery } from '#platform/database/define-query.js';
import type { HistoryRow, OrderState } from './undoable-step.js';

/** The newest entry first: a step has one or two. */
export const latestEvents = defineQuery<[orderId: string], HistoryRow>({
  name: 'orders.latest-events',
  text: `select id, kind, from_state as "from", to_state as "to", actor from order_events
    where order_id = $1 order by at desc, id desc limit 2`,
  columns: { id: 'uuid', kind: 'text', from: 'text', to: 'text', actor: 'text' },
});

/** The states of orders with the last two entries of their history, oldest first. */
export const latestSteps = defineQuery<[orderIds: readonly string[]], OrderState & { id: string; events: HistoryRow[] }>({
  name: 'orders.latest-steps',
  text: `select id, status, payment_status as "paymentStatus", payment_method as "paymentMethod",
      coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'from', e.from_state, 'to', e.to_state, 'actor', e.actor)
        order by e.at, e.id)
      from (select * from order_events where order_id = orders.id order by at desc, id desc limit 2) e), '[]') as events
    from orders where id = any($1::uuid[])`,
  columns: { id: 'uuid', status: 'text', paymentStatus: 'text', paymentMethod: 'text', events: 'json' },
});
