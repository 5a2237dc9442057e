import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `alter table products add column option_names text[] not null default '{}', add column color text,
    add constraint products_option_names_check check (cardinality(option_names) <= 3)`,
  'alter table categories add column size_guide jsonb',
  `create table product_variants (
      id uuid not null default gen_random_uuid(),
      product_id uuid not null,
      option_values text[] not null,
      label text not null,
      sku text,
      price_override numeric(10,2),
      stock_quantity integer not null default 0,
      sort_order integer not null default 0,
      image_url text,
      is_active boolean not null default true,
      constraint product_variants_product_key unique (product_id, id),
      constraint product_variants_price_check check (price_override > 0),
      constraint product_variants_stock_check check (stock_quantity >= 0),
      constraint product_variants_label_check check (label <> '' or not is_active),
      constraint product_variants_product_id_fkey foreign key (product_id) references products (id) on delete cascade,
      constraint product_variants_pkey primary key (id)
    )`,
  'create unique index product_variants_label_key on product_variants (product_id, lower(label))',
];

/** The constraint keeps its name, because the release before inserts with "on conflict on constraint cart_items_line_key". */
const LINES = [
  `alter table cart_items add column variant_id uuid, drop constraint cart_items_line_key,
    add constraint cart_items_line_key unique nulls not distinct (session_id, product_id, variant_id),
    add constraint cart_items_variant_fkey foreign key (product_id, variant_id) references product_variants (product_id, id)
      on delete cascade`,
  'create index cart_items_variant_id_idx on cart_items (variant_id) where variant_id is not null',
  `alter table order_items add column variant_id uuid, add column variant_label text,
    add constraint order_items_variant_fkey foreign key (product_id, variant_id) references product_variants (product_id, id)`,
];

/**
 * The stock of a product with sizes is the sum of its active sizes, checked at the end of the transaction. A product without sizes
 * is never checked: the condition of the trigger leaves it out.
 */
const SUM = [
  `create function check_variant_stock() returns trigger language plpgsql as $$
    declare
      checked_id uuid;
      wrong record;
    begin
      if tg_table_name = 'products' then
        checked_id := new.id;
      elsif tg_op = 'DELETE' then
        checked_id := old.product_id;
      else
        checked_id := new.product_id;
      end if;
      select p.stock_quantity, sizes.total into wrong from products p cross join lateral (
          select coalesce(sum(v.stock_quantity), 0) as total from product_variants v where v.product_id = p.id and v.is_active) sizes
        where p.id = checked_id and p.option_names <> '{}' and p.stock_quantity <> sizes.total;
      if found then
        raise exception 'product % has % pieces, but its sizes have %', checked_id, wrong.stock_quantity, wrong.total
          using errcode = 'check_violation', constraint = 'product_variants_sum_check';
      end if;
      return null;
    end
  $$`,
  `create constraint trigger products_sum_check after insert or update of stock_quantity, option_names on products
    deferrable initially deferred for each row when (new.option_names <> '{}') execute function check_variant_stock()`,
  `create constraint trigger product_variants_sum_check
    after insert or delete or update of stock_quantity, is_active, product_id on product_variants
    deferrable initially deferred for each row execute function check_variant_stock()`,
];

/** As for products: a sale changes one page; a size that sells out or comes back changes the lists too. */
const ANNOUNCEMENTS = [
  `create function announce_variant_update() returns trigger language plpgsql as $$
    declare
      with_new_stock record;
    begin
      with_new_stock := old;
      with_new_stock.stock_quantity := new.stock_quantity;
      if with_new_stock is distinct from new or (old.stock_quantity > 0) <> (new.stock_quantity > 0) then
        perform pg_notify('shop_changes', 'product_variants');
      end if;
      if old.stock_quantity <> new.stock_quantity
        and not 'stock' = any (string_to_array(coalesce(current_setting('shop.deferred_notifications', true), ''), ',')) then
        perform pg_notify('shop_changes', 'stock ' || new.product_id);
      end if;
      return null;
    end
  $$`,
  `create trigger product_variants_announce after insert or delete on product_variants
    for each statement execute function announce_change()`,
  `create trigger product_variants_announce_update after update on product_variants
    for each row execute function announce_variant_update()`,
];

export class ProductVariants1763790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...LINES, ...SUM, ...ANNOUNCEMENTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger products_sum_check on products');
    await runner.query('alter table order_items drop column variant_label, drop column variant_id');
    await runner.query('delete from cart_items where variant_id is not null');
    await runner.query(`alter table cart_items drop constraint cart_items_line_key, drop column variant_id,
      add constraint cart_items_line_key unique (session_id, product_id)`);
    await runner.query('drop table product_variants');
    await runner.query('drop function announce_variant_update()');
    await runner.query('drop function check_variant_stock()');
    await runner.query('alter table categories drop column size_guide');
    await runner.query('alter table products drop column color, drop column option_names');
  }
}
