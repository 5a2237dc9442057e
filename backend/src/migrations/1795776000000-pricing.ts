import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order costs beside its pieces. */
export class Pricing1795776000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shipping_rates (
        id uuid constraint shipping_rates_pkey primary key default gen_random_uuid(),
        name text not null,
        cents integer not null,
        free_from_cents integer,
        states text[] not null default '{}',
        days_min integer,
        days_max integer,
        sort_order integer not null default 0,
        is_active boolean not null default true,
        version integer not null default 1,
        constraint shipping_rates_name_check check (char_length(name) between 1 and 60),
        constraint shipping_rates_cents_check check (cents between 0 and 99999 and free_from_cents > 0),
        constraint shipping_rates_days_check
          check ((days_min is null) = (days_max is null) and days_min >= 1 and days_max between days_min and 60)
      );
      create trigger shipping_rates_announce after insert or update or delete on shipping_rates
        for each statement execute function announce_change();

      -- One authority (state, county, city, district) for a time. A new rate is one more row.
      create table tax_rules (
        id uuid constraint tax_rules_pkey primary key default gen_random_uuid(),
        authority text not null,
        state character(2) not null,
        zip_ranges text[] not null default '{}',
        rate_ppm integer not null,
        clothing text not null,
        clothing_cents integer,
        shipping text not null,
        delivery_fee_cents integer,
        delivery_fee_from_cents integer,
        valid_from date,
        valid_to date,
        version integer not null default 1,
        constraint tax_rules_authority_check check (char_length(authority) between 1 and 60),
        constraint tax_rules_rate_check check (rate_ppm between 0 and 300000),
        constraint tax_rules_zip_ranges_check check (cardinality(zip_ranges) <= 300),
        constraint tax_rules_clothing_check check (
          case when clothing in ('exempt_below', 'excess_over') then coalesce(clothing_cents, 0) > 0
               else clothing in ('none', 'exempt') and clothing_cents is null end),
        constraint tax_rules_shipping_check check (shipping in ('no', 'share', 'yes')),
        constraint tax_rules_delivery_fee_check check (delivery_fee_cents > 0 and delivery_fee_from_cents >= 0),
        constraint tax_rules_days_check check (valid_from <= valid_to)
      );
      create unique index tax_rules_key on tax_rules (state, lower(authority), valid_from) nulls not distinct;
      create trigger tax_rules_announce after insert or update or delete on tax_rules
        for each statement execute function announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shipping_rates, tax_rules');
  }
}
