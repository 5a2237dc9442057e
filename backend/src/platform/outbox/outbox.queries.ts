import type { ShopEventName } from '#src/events.js';
import { defineQuery } from '../database/define-query.js';

export interface LeasedEvent {
  id: string;
  topic: ShopEventName;
  payload: Record<string, unknown>;
  attempts: number;
}

/** Does nothing when an event with the same dedupe key exists. */
export const ADD_EVENT = defineQuery<[topic: string, payload: object, dedupeKey: string]>({
  name: 'outbox.add-event',
  text: 'insert into outbox (topic, payload, dedupe_key) values ($1, $2, $3) on conflict (dedupe_key) do nothing',
});

/** Leases the due event that has waited longest; other relays skip it until the lease expires. */
export const LEASE_NEXT_EVENT = defineQuery<[topics: readonly string[], leaseSeconds: number], LeasedEvent>({
  name: 'outbox.lease-next-event',
  text: `update outbox set attempts = attempts + 1, available_at = now() + make_interval(secs => $2)
    where id = (select id from outbox where done_at is null and available_at <= now() and topic = any($1)
                order by available_at limit 1 for update skip locked)
    returning id, topic, payload, attempts`,
  columns: { id: 'uuid', topic: 'text', payload: 'jsonb', attempts: 'integer' },
});

export const MARK_EVENT_DONE = defineQuery<[id: string]>({
  name: 'outbox.mark-event-done',
  text: 'update outbox set done_at = now(), last_error = null where id = $1',
});

export const MARK_EVENT_FAILED = defineQuery<[id: string, retryDelaySeconds: number, error: string]>({
  name: 'outbox.mark-event-failed',
  text: `update outbox set available_at = now() + make_interval(secs => $2), last_error = $3 where id = $1 and done_at is null`,
});

export const PURGE_DONE_EVENTS = defineQuery<[batchSize: number]>({
  name: 'outbox.purge-done-events',
  text: `delete from outbox where id in (select id from outbox where done_at < now() - interval '30 days' limit $1)`,
});

export interface OutboxState {
  waiting: number;
  /** Events whose relay failed at least once. */
  failing: number;
  oldestWaitingSeconds: number;
}

export const OUTBOX_STATE = defineQuery<[], OutboxState>({
  name: 'outbox.state',
  text: `select count(*)::int as waiting, count(*) filter (where last_error is not null)::int as failing,
    coalesce(extract(epoch from now() - min(created_at)), 0)::int as "oldestWaitingSeconds" from outbox where done_at is null`,
  columns: { waiting: 'integer', failing: 'integer', oldestWaitingSeconds: 'integer' },
});
