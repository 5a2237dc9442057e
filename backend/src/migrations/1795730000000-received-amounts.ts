import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'placed', 'status', 'payment', 'refund', 'tracking', 'reminder', 'customer', 'return', 'payment-sent'`;
const kindCheck = (kinds: string): string =>
  `alter table order_events drop constraint order_events_kind_check,
    add constraint order_events_kind_check check (kind in (${kinds}))`;

const COLUMNS = `alter table orders
    add received_amount numeric(12, 2) not null default 0,
    add collected_amount numeric(12, 2) not null default 0,
    add overpaid_refunded numeric(12, 2) not null default 0`;

/** Every payment so far was of the whole order. */
const FILL = `update orders set received_amount = total_amount::numeric where payment_status in ('paid', 'refunded')`;
const FILL_EVENTS = `update order_events e set detail = detail || jsonb_build_object('amount', o.total_amount)
  from orders o where o.id = e.order_id and e.kind = 'payment' and not e.detail ? 'amount'
    and (e.to_state = 'paid' and e.from_state is distinct from 'refunded' or e.from_state = 'paid' and e.to_state <> 'refunded')`;

const CHECKS = `alter table orders drop constraint orders_refund_check,
    add constraint orders_refund_check check
      (refunded_amount >= 0 and refunded_amount <= greatest(total_amount::numeric, received_amount)),
    add constraint orders_received_check check
      (received_amount >= 0 and collected_amount between 0 and received_amount and overpaid_refunded between 0 and refunded_amount)`;

/** A trigger, because the previous release and the card provider's updates know of payments of the whole order only. */
const TRIGGERS = `
  create function set_received_amount() returns trigger language plpgsql as $$
    begin
      if new.payment_status in ('paid', 'refunded') and (tg_op = 'INSERT' or old.payment_status not in ('paid', 'refunded')) then
        new.received_amount := greatest(new.received_amount, new.total_amount::numeric);
      elsif tg_op = 'UPDATE' and old.payment_status = 'paid' and new.payment_status = 'unpaid' then
        new.received_amount := 0;
      end if;
      return new;
    end
  $$;
  create trigger orders_received_amount before insert or update of payment_status on orders
    for each row execute function set_received_amount();

  -- A refund gives back first what was paid too much, so that this part is not asked for again as a part of the price.
  create function set_overpaid_refunded() returns trigger language plpgsql as $$
    declare
      change numeric := new.refunded_amount - old.refunded_amount;
      overpaid numeric := greatest(0, old.received_amount - old.overpaid_refunded - old.total_amount::numeric);
    begin
      new.overpaid_refunded := greatest(0, old.overpaid_refunded + least(change, overpaid));
      return new;
    end
  $$;
  create trigger orders_overpaid_refunded before update of refunded_amount on orders
    for each row when (old.refunded_amount is distinct from new.refunded_amount) execute function set_overpaid_refunded();`;

/** Orders are paid in parts, too much, or changed after they were paid: what has arrived is not always the total. */
export class ReceivedAmounts1795730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(FILL);
    await runner.query(FILL_EVENTS);
    await runner.query(CHECKS);
    await runner.query(TRIGGERS);
    await runner.query(kindCheck(`${KINDS}, 'size'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from order_events where kind = 'size'`);
    await runner.query(kindCheck(KINDS));
    await runner.query(`drop trigger orders_overpaid_refunded on orders; drop function set_overpaid_refunded;
      drop trigger orders_received_amount on orders; drop function set_received_amount`);
    await runner.query(`update orders set refunded_amount = total_amount::numeric where refunded_amount > total_amount::numeric`);
    await runner.query(`alter table orders drop constraint orders_received_check, drop constraint orders_refund_check,
      add constraint orders_refund_check check (refunded_amount >= 0 and refunded_amount <= total_amount::numeric)`);
    await runner.query('alter table orders drop received_amount, drop collected_amount, drop overpaid_refunded');
  }
}
