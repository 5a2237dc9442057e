import { arrayParameter } from '#platform/database/array-parameter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import type { PlacedOrderView } from '../../orders/index.js';

interface SavedResponse {
  requestHash: string;
  response: PlacedOrderView;
}

/** The responses that are saved, each with its position in the parameters, from 1; `offset 0` looks them up one by one. */
export const savedResponses = defineQuery<
  [sessionIds: readonly string[], keys: readonly string[]],
  SavedResponse & { position: number }
>({
  name: 'checkout.saved-responses',
  text: `select wanted.position::int, saved.request_hash as "requestHash", saved.response
    from unnest(${arrayParameter('$1', 'text')}, ${arrayParameter('$2', 'text')}) with ordinality as wanted(session_id, key, position),
      lateral (
        select request_hash, response from idempotency_keys
        where session_id = wanted.session_id and key = wanted.key offset 0) saved`,
  columns: { position: 'integer', requestHash: 'text', response: 'jsonb' },
});

export interface NewResponse extends SavedResponse {
  sessionId: string;
  key: string;
}

/** `responses` is a JSON list of NewResponse. */
export const saveResponses = defineQuery<[responses: string]>({
  name: 'checkout.save-responses',
  text: `insert into idempotency_keys (session_id, key, request_hash, response)
    select saved."sessionId", saved.key, saved."requestHash", saved.response
    from jsonb_to_recordset($1::jsonb) as saved("sessionId" text, key text, "requestHash" text, response jsonb)`,
});

export const purgeResponses = defineQuery<[days: number]>({
  name: 'checkout.purge-responses',
  text: 'delete from idempotency_keys where created_at < now() - make_interval(days => $1)',
});
