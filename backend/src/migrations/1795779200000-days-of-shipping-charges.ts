import type { MigrationInterface, QueryRunner } from 'typeorm';

const FROZEN = 'id, order_id, kind, label, cents, state, authority, rate_ppm, taxable_cents, position';

/** What an order was promised by its shipping rate; of orders that exist it is read from the label, which the shop has written. */
export class DaysOfShippingCharges1795779200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table order_charges add column days_min integer, add column days_max integer,
        add constraint order_charges_days_check check ((days_min is null) = (days_max is null)
          and (days_min is null or kind = 'shipping' and days_min between 1 and days_max));
      update order_charges set days_min = days[1]::int, days_max = coalesce(days[2], days[1])::int
        from (select id, regexp_match(label, ', ([1-9][0-9]?)(?: to ([1-9][0-9]?))? days?$') as days from order_charges
          where kind = 'shipping') read
        where read.id = order_charges.id and days[1]::int <= coalesce(days[2], days[1])::int;
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
