import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `create table payment_differences (
    id uuid not null default gen_random_uuid(),
    kind text not null,
    payment_intent_id text not null,
    order_id uuid,
    provider_cents integer not null,
    order_cents integer not null,
    found_at timestamptz not null default now(),
    resolved_at timestamptz,
    resolution text,
    constraint payment_differences_pkey primary key (id),
    constraint payment_differences_kind_check check (kind in ('paid_without_order', 'order_without_payment', 'amount_differs',
      'cancelled_but_paid', 'not_captured', 'not_noted', 'capture_given_up')),
    constraint payment_differences_resolution_check check (resolution in ('repaired', 'gone', 'settled')),
    constraint payment_differences_resolved_check check ((resolved_at is null) = (resolution is null))
  )`,
  `create unique index payment_differences_open_key on payment_differences (payment_intent_id, kind) where resolved_at is null`,
  `create index payment_differences_found_at_idx on payment_differences (found_at)`,
  `create table payment_checks (
    id uuid not null default gen_random_uuid(),
    since timestamptz not null,
    paid integer not null,
    orders integer not null,
    checked_at timestamptz not null default now(),
    constraint payment_checks_pkey primary key (id)
  )`,
  `create index payment_checks_checked_at_idx on payment_checks (checked_at)`,
];

/** What the reconciler found when it compared the provider's books with ours. */
export class PaymentDifferences1763721000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['payment_checks', 'payment_differences']) await runner.query(`drop table ${table}`);
  }
}
