import { defineQuery } from '#platform/database/define-query.js';

type Request = [adminId: string, key: string];

/** Returns 1 for the request that is handled, 0 when an earlier one has its key. A key is free again after `hours`. */
export const claimKey = defineQuery<[...Request, requestHash: string, hours: number]>({
  name: 'auth.claim-idempotency-key',
  text: `insert into admin_idempotency_keys as taken (admin_id, key, request_hash) values ($1, $2, $3)
    on conflict (admin_id, key) do update
      set request_hash = excluded.request_hash, state = 'running', response = null, created_at = now()
      where taken.created_at < now() - make_interval(hours => $4)`,
});

export const requestOfKey = defineQuery<
  [...Request, patienceSeconds: number],
  { requestHash: string; state: string; response: string; isOverdue: boolean }
>({
  name: 'auth.request-of-idempotency-key',
  text: `select request_hash as "requestHash", state, coalesce(response, '') as response,
      created_at < now() - make_interval(secs => $3) as "isOverdue"
    from admin_idempotency_keys where admin_id = $1 and key = $2`,
  columns: { requestHash: 'text', state: 'text', response: 'text', isOverdue: 'boolean' },
});

export const saveOutcome = defineQuery<[...Request, state: 'done' | 'failed', response: string | null]>({
  name: 'auth.save-idempotent-outcome',
  text: 'update admin_idempotency_keys set state = $3, response = $4 where admin_id = $1 and key = $2',
});

export const releaseKey = defineQuery<Request>({
  name: 'auth.release-idempotency-key',
  text: 'delete from admin_idempotency_keys where admin_id = $1 and key = $2',
});

export const purgeKeys = defineQuery<[hours: number]>({
  name: 'auth.purge-idempotency-keys',
  text: 'delete from admin_idempotency_keys where created_at < now() - make_interval(hours => $1)',
});
