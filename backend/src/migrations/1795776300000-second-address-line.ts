import type { MigrationInterface, QueryRunner } from 'typeorm';

const detailsText = (street2: string): string => `
  create or replace function set_order_details_text() returns trigger language plpgsql as $$
    begin
      new.details_text := folded_text(concat_ws(' ',
        nullif(regexp_replace(regexp_replace(new.customer_phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\\1'), ''),
        nullif(new.shipping_address ->> 'street', ''),${street2}
        nullif(new.shipping_address ->> 'city', ''), nullif(new.shipping_address ->> 'state', ''),
        nullif(new.shipping_address ->> 'zipCode', ''), nullif(new.item_names, '')));
      return new;
    end
  $$`;

/** Orders are found by the second line of their address. No order has one yet. */
export class SecondAddressLine1795776300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(detailsText(` nullif(new.shipping_address ->> 'street2', ''),`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(detailsText(''));
  }
}
