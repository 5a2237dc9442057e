import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and card payments keep what was added to their pieces. */
export class OrderCharges1795776200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table orders add ship_state character(2), add locale text not null default 'en-US';
      alter table checkouts add charges jsonb not null default '[]';

      create table order_charges (
        id uuid constraint order_charges_pkey primary key default gen_random_uuid(),
        order_id uuid not null constraint order_charges_order_id_fkey references orders,
        order_item_id uuid constraint order_charges_order_item_id_fkey references order_items on delete set null,
        kind text not null,
        label text not null,
        cents bigint not null,
        state character(2),
        authority text,
        rate_ppm integer,
        taxable_cents bigint,
        position integer not null,
        constraint order_charges_kind_check check (kind in ('shipping', 'tax', 'fee', 'discount', 'credit')),
        constraint order_charges_label_check check (char_length(label) between 1 and 120),
        constraint order_charges_cents_check check (case when kind in ('discount', 'credit') then cents < 0 else cents >= 0 end),
        constraint order_charges_tax_check check (num_nulls(state, authority, rate_ppm, taxable_cents) = case kind when 'tax' then 0 else 4 end)
      );
      create index order_charges_order_id_idx on order_charges (order_id);

      -- The item of a charge may go when its size is changed; the charge stays.
      create function refuse_charge_change() returns trigger language plpgsql as $$
        begin
          raise exception 'The charges of an order are never changed' using errcode = 'restrict_violation';
        end
      $$;
      create trigger order_charges_frozen
        before delete or update of id, order_id, kind, label, cents, state, authority, rate_ppm, taxable_cents, position on order_charges
        for each row execute function refuse_charge_change();

      create function check_order_charges() returns trigger language plpgsql as $$
        begin
          if exists (select from orders o where o.id = new.order_id
            and (o.shipping_amount * 100, o.tax_amount * 100, o.discount_amount * 100) is distinct from (
              select (coalesce(sum(cents) filter (where kind = 'shipping'), 0), coalesce(sum(cents) filter (where kind = 'tax'), 0),
                coalesce(-sum(cents) filter (where kind = 'discount'), 0)) from order_charges where order_id = new.order_id)) then
            raise exception 'The amounts of order % are not the sums of its charges', new.order_id
              using errcode = 'check_violation', constraint = 'order_charges_sums_check';
          end if;
          return null;
        end
      $$;
      create constraint trigger order_charges_sums after insert on order_charges
        deferrable initially deferred for each row execute function check_order_charges();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table order_charges;
      drop function check_order_charges, refuse_charge_change;
      alter table checkouts drop charges;
      alter table orders drop locale, drop ship_state;
    `);
  }
}
