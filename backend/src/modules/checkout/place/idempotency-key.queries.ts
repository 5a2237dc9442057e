import { defineQuery } from '#platform/database/define-query.js';
import type { PlacedOrderView } from '../../orders/index.js';

interface SavedResponse {
  requestHash: string;
  response: PlacedOrderView;
}

export const savedResponse = defineQuery<[sessionId: string, key: string], SavedResponse>({
  name: 'checkout.saved-response',
  text: 'select request_hash as "requestHash", response from idempotency_keys where session_id = $1 and key = $2',
  columns: { requestHash: 'text', response: 'jsonb' },
});

type NewResponse = [sessionId: string, key: string, requestHash: string, response: PlacedOrderView];

export const saveResponse = defineQuery<NewResponse>({
  name: 'checkout.save-response',
  text: 'insert into idempotency_keys (session_id, key, request_hash, response) values ($1, $2, $3, $4)',
});

export const purgeResponses = defineQuery<[days: number]>({
  name: 'checkout.purge-responses',
  text: 'delete from idempotency_keys where created_at < now() - make_interval(days => $1)',
});
