import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'alter table orders add column paid_at timestamptz, add column shipped_at timestamptz',
  `update orders set
    paid_at = case when payment_status in ('paid', 'refunded') then coalesce((select max(at) from order_events
      where order_id = orders.id and kind = 'payment' and to_state = 'paid' and from_state is distinct from 'refunded'), created_at) end,
    shipped_at = case when status in ('shipped', 'delivered') then coalesce((select max(at) from order_events
      where order_id = orders.id and kind = 'status' and to_state = 'shipped'), updated_at) end
    where payment_status in ('paid', 'refunded') or status in ('shipped', 'delivered')`,
  // A trigger, so that the previous release, which may run beside this one during an update, records the times too.
  `create function record_order_times() returns trigger language plpgsql as $$
    begin
      new.paid_at = case when new.payment_status in ('paid', 'refunded') then coalesce(new.paid_at, now()) end;
      new.shipped_at = case when new.status in ('shipped', 'delivered') then coalesce(new.shipped_at, now()) end;
      return new;
    end
  $$`,
  `create trigger orders_times before insert or update of status, payment_status on orders
    for each row execute function record_order_times()`,
  `create index orders_on_the_way_idx on orders (shipped_at) where status = 'shipped'`,
];

/** When an order was paid and shipped, for the queues of overdue orders and of parcels that are on the way for too long. */
export class OrderTimes1763805100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger orders_times on orders');
    await runner.query('drop function record_order_times()');
    await runner.query('drop index orders_on_the_way_idx');
    await runner.query('alter table orders drop column paid_at, drop column shipped_at');
  }
}
