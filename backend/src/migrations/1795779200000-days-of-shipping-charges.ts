import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first and the last of the days in "Shipping: Express, 1 to 2 days"; null for other labels. A rate may have such a name itself. */
const daysIn = (label: string): string => `(select array[first, last] from (
    select days[1]::int as first, coalesce(days[2], days[1])::int as last
    from regexp_match(${label}, ', ([1-9][0-9]?)(?: to ([1-9][0-9]?))? days?$') as days) named where first <= last)`;

const FROZEN = 'id, order_id, kind, label, cents, state, authority, rate_ppm, taxable_cents, position';

/** What an order was promised by its shipping rate; of orders and payments that exist it is read from their labels. */
export class DaysOfShippingCharges1795779200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table order_charges add column days_min integer, add column days_max integer,
        add constraint order_charges_days_check check ((days_min is null) = (days_max is null)
          and (days_min is null or kind = 'shipping' and days_min between 1 and days_max));
      update order_charges set days_min = days[1], days_max = days[2]
        from (select id, ${daysIn('label')} as days from order_charges where kind = 'shipping') read
        where read.id = order_charges.id and days is not null;
      -- A payment that is open now becomes an order with what it was started with.
      update checkouts set charges = (
        select jsonb_agg(case when days is null then charge
            else charge || jsonb_build_object('daysMin', days[1], 'daysMax', days[2]) end order by position)
        from jsonb_array_elements(charges) with ordinality as stored(charge, position),
          lateral (select case when charge ->> 'kind' = 'shipping' then ${daysIn("charge ->> 'label'")} end as days) read)
        where charges @> '[{"kind": "shipping"}]';
      ${this.freeze(`${FROZEN}, days_min, days_max`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${this.freeze(FROZEN)}
      alter table order_charges drop constraint order_charges_days_check, drop column days_min, drop column days_max;
    `);
  }

  private freeze(columns: string): string {
    return `
      drop trigger order_charges_frozen on order_charges;
      create trigger order_charges_frozen before delete or update of ${columns} on order_charges
        for each row execute function refuse_charge_change();`;
  }
}
