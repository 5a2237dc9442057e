import { defineQuery } from '#platform/database/define-query.js';
import type { HistoryRow } from './undoable-step.js';

/** The newest entry first: a step has one or two. */
export const latestEvents = defineQuery<[orderId: string], HistoryRow>({
  name: 'orders.latest-events',
  text: `select id, kind, from_state as "from", to_state as "to", actor from order_events
    where order_id = $1 order by at desc, id desc limit 2`,
  columns: { id: 'uuid', kind: 'text', from: 'text', to: 'text', actor: 'text' },
});
