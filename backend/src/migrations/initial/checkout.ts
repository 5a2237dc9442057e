export const checkout = `
  create table checkouts (
    id uuid primary key default gen_random_uuid(),
    session_id text not null,
    fingerprint text not null,
    items jsonb not null,
    total_cents integer not null,
    customer jsonb not null,
    payment_method text not null,
    payment_intent_id text,
    status text not null default 'open',
    order_id uuid references orders,
    capture_attempt integer not null default 1,
    released_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint checkouts_order_key unique (order_id),
    constraint checkouts_payment_intent_key unique (payment_intent_id),
    constraint checkouts_payment_method_check check (payment_method ~ '^[a-z][a-z0-9-]{1,30}$'),
    constraint checkouts_placed_check check ((status = 'placed') = (order_id is not null)),
    constraint checkouts_status_check check (status in ('open', 'placed', 'superseded', 'sold_out', 'canceled', 'expired')),
    constraint checkouts_total_check check (total_cents between 50 and 99999999)
  );
  -- Checkouts whose personal data is still there.
  create index checkouts_customer_idx on checkouts (updated_at) where status <> 'open' and customer <> '{}';
  create index checkouts_open_idx on checkouts (created_at) where status = 'open';
  create unique index checkouts_open_session_key on checkouts (session_id) where status = 'open';
  create index checkouts_session_idx on checkouts (session_id, created_at);
  create index checkouts_unreleased_idx on checkouts (created_at)
    where status in ('superseded', 'sold_out', 'expired') and payment_intent_id is not null and released_at is null;

  create table idempotency_keys (
    session_id text not null,
    key text not null,
    request_hash text not null,
    response jsonb not null,
    created_at timestamptz not null default now(),
    primary key (session_id, key)
  );
  create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

  -- Reconciliations of the provider's payments with the orders, and what they found.
  create table payment_checks (
    id uuid primary key default gen_random_uuid(),
    since timestamptz not null,
    paid integer not null,
    orders integer not null,
    checked_at timestamptz not null default now()
  );
  create index payment_checks_checked_at_idx on payment_checks (checked_at);

  create table payment_differences (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    payment_intent_id text not null,
    order_id uuid,
    provider_cents integer not null,
    order_cents integer not null,
    found_at timestamptz not null default now(),
    resolved_at timestamptz,
    resolution text,
    constraint payment_differences_kind_check check (kind in ('paid_without_order', 'order_without_payment', 'amount_differs',
      'cancelled_but_paid', 'not_captured', 'not_noted', 'capture_given_up', 'refund_failed', 'disputed')),
    constraint payment_differences_resolution_check check (resolution in ('repaired', 'gone', 'settled')),
    constraint payment_differences_resolved_check check ((resolved_at is null) = (resolution is null))
  );
  create index payment_differences_found_at_idx on payment_differences (found_at);
  create unique index payment_differences_open_key on payment_differences (payment_intent_id, kind) where resolved_at is null;
  create trigger payment_differences_announce after insert or update or delete on payment_differences
    for each statement execute function announce_change();
`;
