import type { MigrationInterface, QueryRunner } from 'typeorm';

const IS_SOLD = `payment_status in ('paid', 'refunded')`;

/** What arrived for an order that never became paid is of no line: no sale counts there, so no artist may lose by its refund. */
const UNPAID = `when not (${IS_SOLD}) then 9223372036854775807`;

const refundableBeyond = (unpaid: string): string => `
  create or replace function refundable_beyond(wanted uuid) returns bigint language sql stable as $$
    select case ${unpaid} else greatest(0, received_amount * 100
        - (select coalesce(sum(value), 0) from refund_components(wanted))
        - (select coalesce(sum(cents), 0) from order_charges where order_id = wanted and kind = 'credit')
        - (select coalesce(sum(a.cents), 0) from refund_allocations a join refunded_amount_changes c on c.id = a.change_id
          where c.order_id = wanted and a.order_item_id is null and a.charge_id is null))::bigint end
    from orders where id = wanted
  $$;`;

const allocateChange = (namesLines: string): string => `
  create or replace function allocate_change(change refunded_amount_changes) returns void language plpgsql as $$
    declare
      rest bigint := change.cents + (select coalesce(sum(a.cents), 0) from refund_allocations a
        join refunded_amount_changes c on c.id = a.change_id join refunds r on r.id = a.refund_id
        where c.order_id = change.order_id and r.status = 'failed' and is_fixed_refund(r.id));
      refund record;
      taken uuid[] := '{}';
    begin
      perform lower_fixed(change.id, change.order_id,
        case when rest < 0 then lower_running(change.id, change.order_id, -rest) else 0 end);
      -- The provider may report a refund before our own call returns.
      for refund in select r.id, r.cents from refunds r where r.order_id = change.order_id and r.status <> 'failed'
          and not exists (select from refund_allocations where refund_id = r.id)
        order by r.status = 'requested', r.created_at, r.id
      loop
        continue when refund.cents > rest;
        rest := rest - refund.cents;
        taken := taken || refund.id;
      end loop;
      for refund in select r.id, r.cents, ${namesLines} as is_fixed
        from unnest(taken) with ordinality as t (id, place) join refunds r using (id) order by is_fixed_refund(r.id) desc, place
      loop
        if refund.is_fixed then
          perform allocate_fixed(change.id, change.order_id, refund.id, refund.cents);
        else
          perform allocate_running(change.id, change.order_id, refund.id, refund.cents);
        end if;
      end loop;
      if rest > 0 then
        perform allocate_running(change.id, change.order_id, null, rest);
      end if;
    end
  $$;`;

const ALLOCATE_AGAIN = `
  alter table refund_allocations disable trigger refund_allocations_frozen;
  delete from refund_allocations a using refunded_amount_changes c join orders o on o.id = c.order_id
    where c.id = a.change_id and not (o.${IS_SOLD});
  alter table refund_allocations enable trigger refund_allocations_frozen;
  do $$
    declare
      change refunded_amount_changes;
    begin
      for change in select c.* from refunded_amount_changes c join orders o on o.id = c.order_id
        where not (o.${IS_SOLD}) order by c.at, c.id loop
        perform allocate_change(change);
      end loop;
    end
  $$;
`;

/** A part of the price that was sent back after the order was cancelled is a refund of no line. */
export class RefundsOfUnpaidOrders1795777300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(refundableBeyond(UNPAID));
    await runner.query(
      allocateChange(`is_fixed_refund(r.id) and exists (select from orders where id = change.order_id and ${IS_SOLD})`),
    );
    await runner.query(ALLOCATE_AGAIN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refundableBeyond('when false then 0'));
    await runner.query(allocateChange('is_fixed_refund(r.id)'));
    await runner.query(ALLOCATE_AGAIN);
  }
}
