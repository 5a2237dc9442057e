import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Trusted since Postgres 13: the owner of the database may add it. It finds a piece of a name among many orders.
  'create extension if not exists pg_trgm',
  `alter table orders
    add column payment_reference text,
    add column tracking_carrier text,
    add column tracking_number text,
    add column reminded_at timestamptz,
    add constraint orders_tracking_check check ((tracking_carrier is null) = (tracking_number is null))`,
  `create index orders_search_idx on orders using gin
    (lower(order_number || ' ' || customer_name || ' ' || customer_email || ' ' || coalesce(payment_intent_id, '')) gin_trgm_ops)`,
  `create index orders_to_confirm_idx on orders (created_at, id)
    where payment_status = 'unpaid' and status in ('pending', 'confirmed')`,
  `create index orders_to_ship_idx on orders (created_at, id)
    where payment_status = 'paid' and status in ('confirmed', 'processing')`,
  'create index orders_status_idx on orders (status, created_at, id)',
  'create index orders_payment_status_idx on orders (payment_status, created_at, id)',
  'create index orders_payment_method_idx on orders (payment_method, created_at, id)',
  `create table order_events (
    id uuid not null default gen_random_uuid(),
    order_id uuid not null,
    at timestamptz not null default clock_timestamp(),
    kind text not null,
    from_state text,
    to_state text,
    actor text not null,
    detail jsonb not null default '{}',
    constraint order_events_kind_check check (kind in ('placed', 'status', 'payment', 'refund', 'tracking', 'reminder')),
    constraint order_events_actor_check check (actor in ('shopper', 'system') or actor like 'staff %'),
    constraint order_events_pkey primary key (id)
  )`,
  'create index order_events_order_id_idx on order_events (order_id, at)',
  `create index order_events_paid_idx on order_events (at) where kind = 'payment' and to_state = 'paid'`,
  `create table order_notes (
    id uuid not null default gen_random_uuid(),
    order_id uuid not null,
    author text not null,
    text text not null,
    created_at timestamptz not null default clock_timestamp(),
    constraint order_notes_text_check check (char_length(text) between 1 and 1000),
    constraint order_notes_pkey primary key (id)
  )`,
  'create index order_notes_order_id_idx on order_notes (order_id, created_at)',
  `create table refunds (
    id uuid not null default gen_random_uuid(),
    order_id uuid not null,
    cents integer not null,
    reason text,
    actor text not null,
    status text not null default 'requested',
    created_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default now(),
    constraint refunds_cents_check check (cents >= 1),
    constraint refunds_status_check check (status in ('requested', 'done', 'failed')),
    constraint refunds_pkey primary key (id)
  )`,
  'create index refunds_order_id_idx on refunds (order_id, created_at)',
  `create index refunds_requested_idx on refunds (created_at) where status = 'requested'`,
  ...['order_events', 'order_notes', 'refunds'].map(
    (table) => `alter table ${table} add constraint ${table}_order_id_fkey
      foreign key (order_id) references orders(id) on delete cascade on update no action`,
  ),
  // Orders from before there was a history begin with what is known of them.
  `insert into order_events (order_id, at, kind, to_state, actor) select id, created_at, 'placed', 'pending', 'shopper' from orders`,
];

/** What staff needs to run orders: history, notes, refunds, tracking, and indexes for the lists of the desk. */
export class OrdersDesk1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['refunds', 'order_notes', 'order_events']) await runner.query(`drop table ${table}`);
    const indexes = ['search', 'to_confirm', 'to_ship', 'status', 'payment_status', 'payment_method'];
    await runner.query(`drop index ${indexes.map((name) => `orders_${name}_idx`).join(', ')}`);
    await runner.query(`alter table orders drop constraint orders_tracking_check, drop column payment_reference,
      drop column tracking_carrier, drop column tracking_number, drop column reminded_at`);
  }
}
