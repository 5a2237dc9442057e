import type { ShopEventName } from '#src/events.js';
import type { RequestContext } from '../tracing/request-context.js';
import { arrayParameter } from '../database/array-parameter.sql.js';
import { WITHOUT_DISK_WAIT } from '../database/commit-mode.sql.js';
import { defineQuery } from '../database/define-query.js';

export interface LeasedEvent {
  id: string;
  topic: ShopEventName;
  payload: Record<string, unknown>;
  attempts: number;
  context: RequestContext | null;
}

/** Does nothing when an event with the same dedupe key exists. */
export const ADD_EVENT = defineQuery<[topic: string, payload: object, dedupeKey: string, context: RequestContext | null]>({
  name: 'outbox.add-event',
  text: 'insert into outbox (topic, payload, dedupe_key, context) values ($1, $2, $3, $4) on conflict (dedupe_key) do nothing',
});

type AddAllParameters = [topic: string, payloads: string, dedupeKeys: readonly string[], context: RequestContext | null];

/** As `ADD_EVENT`, for a JSON array of payloads. */
export const ADD_EVENTS = defineQuery<AddAllParameters>({
  name: 'outbox.add-events',
  text: `insert into outbox (topic, payload, dedupe_key, context)
    select $1, payload, dedupe_key, $4::jsonb from rows from (jsonb_array_elements($2::jsonb), unnest($3::text[])) as added (payload, dedupe_key)
    on conflict (dedupe_key) do nothing`,
});

type HoldParameters = [topic: string, payload: object, dedupeKey: string, context: RequestContext | null, seconds: number];

/** As `ADD_EVENT`; relays lease the event after `seconds`. */
export const HOLD_EVENT = defineQuery<HoldParameters>({
  name: 'outbox.hold-event',
  text: `insert into outbox (topic, payload, dedupe_key, context, available_at, held_until)
    values ($1, $2, $3, $4, now() + make_interval(secs => $5), now() + make_interval(secs => $5))
    on conflict (dedupe_key) do nothing`,
});

/** A relay that leases the event at this moment wins: the statement waits for it and then deletes nothing. */
export const WITHDRAW_EVENT = defineQuery<[dedupeKey: string]>({
  name: 'outbox.withdraw-event',
  text: 'delete from outbox where dedupe_key = $1 and held_until is not null and attempts = 0 and done_at is null',
});

/** Held events become due at once and can no longer be withdrawn. */
export const RELEASE_EVENTS = defineQuery<[dedupeKeys: readonly string[]]>({
  name: 'outbox.release-events',
  text: `update outbox set available_at = least(available_at, now()), held_until = null
    where dedupe_key = any($1) and held_until is not null and attempts = 0 and done_at is null`,
});

export const HELD_SECONDS = defineQuery<[dedupeKey: string], { seconds: number }>({
  name: 'outbox.held-seconds',
  text: `select extract(epoch from held_until - now())::float8 as seconds from outbox
    where dedupe_key = $1 and held_until > now() and attempts = 0 and done_at is null`,
  columns: { seconds: 'double precision' },
});

type LeaseParameters = [topics: readonly string[], leaseSeconds: number, batchSize: number];

/** Leases the due events that have waited longest; other relays skip them until the lease expires. */
export const LEASE_EVENTS = defineQuery<LeaseParameters, LeasedEvent>({
  name: 'outbox.lease-events',
  text: `update outbox set attempts = attempts + 1, available_at = now() + make_interval(secs => $2)
    where id in (select id from outbox where done_at is null and available_at <= now() and topic = any(${arrayParameter('$1', 'text')})
                 order by available_at limit $3 for update skip locked)
    returning id, topic, payload, attempts, context`,
  columns: { id: 'uuid', topic: 'text', payload: 'jsonb', attempts: 'integer', context: 'jsonb' },
});

/** Lost in a crash, the events are relayed again, and their jobs are known or repeated. */
export const MARK_EVENTS_DONE = defineQuery<[ids: readonly string[]]>({
  name: 'outbox.mark-events-done',
  text: `update outbox set done_at = now(), last_error = null from ${WITHOUT_DISK_WAIT}
    where id = any(${arrayParameter('$1', 'uuid')})`,
});

type FailureParameters = [ids: readonly string[], retryDelaySeconds: readonly number[], error: string];

export const MARK_EVENTS_FAILED = defineQuery<FailureParameters>({
  name: 'outbox.mark-events-failed',
  text: `update outbox set available_at = now() + make_interval(secs => failed.delay), last_error = $3
    from unnest($1::uuid[], $2::float8[]) as failed (id, delay) where outbox.id = failed.id and done_at is null`,
});

/** Relays the events again that were done in the last days, except in the last seconds; their jobs may be lost. */
export const REOPEN_EVENTS = defineQuery<[days: number, exceptSeconds: number]>({
  name: 'outbox.reopen-events',
  text: `update outbox set done_at = null, available_at = now()
    where done_at between now() - make_interval(days => $1) and now() - make_interval(secs => $2)`,
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

/** Held events do not wait for a relay. */
export const OUTBOX_STATE = defineQuery<[], OutboxState>({
  name: 'outbox.state',
  text: `select count(*)::int as waiting, count(*) filter (where last_error is not null)::int as failing,
      coalesce(extract(epoch from now() - min(coalesce(held_until, created_at))), 0)::int as "oldestWaitingSeconds"
    from outbox where done_at is null and (held_until is null or held_until <= now())`,
  columns: { waiting: 'integer', failing: 'integer', oldestWaitingSeconds: 'integer' },
});
