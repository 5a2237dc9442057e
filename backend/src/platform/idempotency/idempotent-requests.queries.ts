import { defineQuery } from '../database/define-query.js';

type Request = [owner: string, key: string];
type NewRequest = [...Request, requestHash: string, state: 'running' | 'done', responseJson: string | null, hours: number];

/** Returns 1 when the key was free or has expired, 0 when an earlier request has it. */
export const takeKey = defineQuery<NewRequest>({
  name: 'idempotency.take-key',
  text: `insert into idempotency_keys as taken (session_id, key, request_hash, state, response, expires_at)
    values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))
    on conflict (session_id, key) do update set request_hash = excluded.request_hash, state = excluded.state,
      response = excluded.response, created_at = now(), expires_at = excluded.expires_at
      where taken.expires_at <= now()`,
});

interface EarlierRequest {
  requestHash: string;
  state: string;
  response: unknown;
  isOverdue: boolean;
}

export const requestOfKey = defineQuery<[...Request, patienceSeconds: number], EarlierRequest>({
  name: 'idempotency.request-of-key',
  text: `select request_hash as "requestHash", state, response, created_at < now() - make_interval(secs => $3) as "isOverdue"
    from idempotency_keys where session_id = $1 and key = $2 and expires_at > now()`,
  columns: { requestHash: 'text', state: 'text', response: 'jsonb', isOverdue: 'boolean' },
});

export const saveOutcome = defineQuery<[...Request, state: 'done' | 'failed', responseJson: string | null]>({
  name: 'idempotency.save-outcome',
  text: 'update idempotency_keys set state = $3, response = $4 where session_id = $1 and key = $2',
});

export const releaseKey = defineQuery<Request>({
  name: 'idempotency.release-key',
  text: 'delete from idempotency_keys where session_id = $1 and key = $2',
});

export const purgeKeys = defineQuery({
  name: 'idempotency.purge-keys',
  text: 'delete from idempotency_keys where expires_at <= now()',
});
