import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of products are in another table, which a trigger of the order cannot read yet when the order is placed. */
const ITEM_NAMES = [
  `alter table orders add column item_names text not null default ''`,
  `alter table orders add column details_text text not null default ''`,
];

/** A US number with and without its country code is the same text. */
const PHONE = `regexp_replace(regexp_replace(new.customer_phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\\1')`;

const DETAILS_TEXT = [
  `create function set_order_details_text() returns trigger language plpgsql as $$
    begin
      new.details_text := folded_text(concat_ws(' ', nullif(${PHONE}, ''), nullif(new.shipping_address ->> 'street', ''),
        nullif(new.shipping_address ->> 'city', ''), nullif(new.shipping_address ->> 'state', ''),
        nullif(new.shipping_address ->> 'zipCode', ''), nullif(new.item_names, '')));
      return new;
    end
  $$`,
  `create trigger orders_details_text before insert or update of customer_phone, shipping_address, item_names
    on orders for each row execute function set_order_details_text()`,
  `update orders set item_names = coalesce(
    (select string_agg(distinct product_name, ' ' order by product_name) from order_items where order_id = orders.id), '')`,
  'create index orders_details_text_idx on orders using gin (details_text gin_trgm_ops)',
];

/** Orders are found by phone, address and products, too; see docs/decisions/0298. */
export class OrderDetailsSearch1763808000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ITEM_NAMES, ...DETAILS_TEXT]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger orders_details_text on orders');
    await runner.query('drop function set_order_details_text()');
    await runner.query('alter table orders drop column details_text, drop column item_names');
  }
}
