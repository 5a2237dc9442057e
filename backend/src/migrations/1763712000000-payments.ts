import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `create table checkouts (
    id uuid not null default gen_random_uuid(),
    session_id text not null,
    fingerprint text not null,
    items jsonb not null,
    total_cents integer not null,
    customer jsonb not null,
    payment_method text not null,
    payment_intent_id text,
    status text not null default 'open',
    order_id uuid,
    capture_round integer not null default 1,
    released_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint checkouts_pkey primary key (id),
    constraint checkouts_payment_intent_key unique (payment_intent_id),
    constraint checkouts_order_key unique (order_id),
    constraint checkouts_status_check check (status in ('open', 'placed', 'superseded', 'sold_out', 'canceled', 'expired')),
    constraint checkouts_payment_method_check check (payment_method in ('card', 'apple-pay')),
    constraint checkouts_total_check check (total_cents between 50 and 99999999),
    constraint checkouts_placed_check check ((status = 'placed') = (order_id is not null))
  )`,
  `alter table checkouts add constraint checkouts_order_id_fkey
    foreign key (order_id) references orders(id) on delete no action on update no action`,
  `create unique index checkouts_open_session_key on checkouts (session_id) where status = 'open'`,
  `create index checkouts_open_idx on checkouts (created_at) where status = 'open'`,
  `create index checkouts_session_idx on checkouts (session_id, created_at)`,
  `create index checkouts_unreleased_idx on checkouts (created_at)
    where status in ('superseded', 'sold_out', 'expired') and payment_intent_id is not null and released_at is null`,
  `create table provider_events (
    id text not null,
    type text not null,
    payment_intent_id text,
    received_at timestamptz not null default now(),
    constraint provider_events_pkey primary key (id)
  )`,
  `create index provider_events_received_at_idx on provider_events (received_at)`,
  `create table sandbox_intents (
    id text not null,
    client_secret text not null,
    create_key text not null,
    checkout_id uuid not null,
    amount_cents integer not null,
    refunded_cents integer not null default 0,
    refund_keys jsonb not null default '[]',
    status text not null default 'requires_payment_method',
    tells_us boolean not null default true,
    created_at timestamptz not null default now(),
    constraint sandbox_intents_pkey primary key (id),
    constraint sandbox_intents_create_key unique (create_key),
    constraint sandbox_intents_refund_check check (refunded_cents >= 0 and refunded_cents <= amount_cents),
    constraint sandbox_intents_status_check check (status in ('requires_payment_method', 'requires_confirmation',
      'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled'))
  )`,
];

/** Checkouts paid by card, the provider's events, and the payments of the built-in test provider. */
export class Payments1763712000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sandbox_intents', 'provider_events', 'checkouts']) await runner.query(`drop table ${table}`);
  }
}
