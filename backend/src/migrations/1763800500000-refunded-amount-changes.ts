import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `create table refunded_amount_changes (
    id uuid not null default gen_random_uuid(),
    order_id uuid not null,
    at timestamptz not null default clock_timestamp(),
    cents bigint not null,
    constraint refunded_amount_changes_pkey primary key (id)
  )`,
  `alter table refunded_amount_changes add constraint refunded_amount_changes_order_id_fkey
    foreign key (order_id) references orders(id) on delete cascade on update no action`,
  'create index refunded_amount_changes_at_idx on refunded_amount_changes (at)',
  'create index refunded_amount_changes_order_id_idx on refunded_amount_changes (order_id)',
  `create index order_events_payment_idx on order_events (at) where kind = 'payment'`,
  // Refunds that staff made, at the time that they were completed.
  `insert into refunded_amount_changes (order_id, at, cents)
    select order_id, updated_at, cents from refunds where status = 'done'`,
  // The rest was refunded at the provider: at the last time that the shop noted something about the payment.
  `insert into refunded_amount_changes (order_id, at, cents)
    select o.id, coalesce((select max(e.at) from order_events e where e.order_id = o.id and e.kind in ('refund', 'payment')),
      o.updated_at), o.refunded_amount * 100 - made.cents
    from orders o, lateral (select coalesce(sum(c.cents), 0) as cents from refunded_amount_changes c where c.order_id = o.id) made
    where o.refunded_amount * 100 <> made.cents`,
  // A trigger, so that the previous release, which runs beside this one during an update, records its refunds too.
  `create function record_refunded_amount() returns trigger language plpgsql as $$
    begin
      insert into refunded_amount_changes (order_id, cents)
        values (new.id, (new.refunded_amount - old.refunded_amount) * 100);
      return null;
    end
  $$`,
  `create trigger orders_refunded_amount after update of refunded_amount on orders
    for each row when (old.refunded_amount is distinct from new.refunded_amount) execute function record_refunded_amount()`,
];

/** When an order's refunded amount changed and by how much, for the figures of a period. */
export class RefundedAmountChanges1763800500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger orders_refunded_amount on orders');
    await runner.query('drop function record_refunded_amount()');
    await runner.query('drop index order_events_payment_idx');
    await runner.query('drop table refunded_amount_changes');
  }
}
