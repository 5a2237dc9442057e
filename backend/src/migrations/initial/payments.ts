export const payments = `
  -- The payments of the built-in test provider.
  create table sandbox_intents (
    id text primary key,
    client_secret text not null,
    create_key text not null,
    checkout_id uuid not null,
    amount_cents integer not null,
    refunded_cents integer not null default 0,
    refund_keys jsonb not null default '[]',
    failed_refund_keys jsonb not null default '[]',
    status text not null default 'requires_payment_method',
    webhook_suppressed boolean not null default false,
    created_at timestamptz not null default now(),
    constraint sandbox_intents_create_key unique (create_key),
    constraint sandbox_intents_refund_check check (refunded_cents between 0 and amount_cents),
    constraint sandbox_intents_status_check check (status in ('requires_payment_method', 'requires_confirmation',
      'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled'))
  );

  create table provider_events (
    id text primary key,
    type text not null,
    payment_intent_id text,
    received_at timestamptz not null default now()
  );
  create index provider_events_received_at_idx on provider_events (received_at);
`;
