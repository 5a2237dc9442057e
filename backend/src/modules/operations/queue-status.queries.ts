import { defineQuery } from '#platform/database/define-query.js';

export interface OutboxState {
  waiting: number;
  /** Events whose relay failed at least once. */
  failing: number;
  oldestWaitingSeconds: number;
}

export const OUTBOX_STATE = defineQuery<[], OutboxState>({
  name: 'operations.outbox-state',
  text: `select count(*)::int as waiting, count(*) filter (where last_error is not null)::int as failing,
    coalesce(extract(epoch from now() - min(created_at)), 0)::int as "oldestWaitingSeconds" from outbox where done_at is null`,
  columns: { waiting: 'integer', failing: 'integer', oldestWaitingSeconds: 'integer' },
});
