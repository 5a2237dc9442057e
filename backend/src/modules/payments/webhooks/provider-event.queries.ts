import { defineQuery } from '#platform/database/define-query.js';

export const insertProviderEvent = defineQuery<[id: string, type: string, paymentIntentId: string]>({
  name: 'payments.insert-event',
  text: `insert into provider_events (id, type, payment_intent_id) values ($1, $2, $3) on conflict (id) do nothing`,
});

/** The provider retries an event for three days and lists it for thirty: no copy of an older one can arrive. */
export const purgeProviderEvents = defineQuery<[]>({
  name: 'payments.purge-events',
  text: `delete from provider_events where received_at < now() - interval '60 days'`,
});

export const hasProviderEvent = defineQuery<[], { received: boolean }>({
  name: 'payments.has-event',
  text: 'select exists (select from provider_events) as received',
  columns: { received: 'boolean' },
});
