import type { MigrationInterface, QueryRunner } from 'typeorm';

const setSearchText = (text: string): string => `create or replace function set_product_search_text() returns trigger
  language plpgsql as $$
    begin
      new.search_text := product_search_text(new.name, ${text});
      return new;
    end
  $$`;

const triggers = (columns: string): string[] => [
  'drop trigger products_search_text on products',
  'drop trigger products_search_words on products',
  `create trigger products_search_text before insert or update of ${columns} on products
    for each row execute function set_product_search_text()`,
  `create trigger products_search_words after insert or update of ${columns} on products
    for each row execute function add_search_words()`,
];

/** Texts of the product page beside the description, which the search reads too; and indexes for the filter by color and lists sorted by price. */
export class ProductDetails1763796000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products add column fabric_care text, add column fit text');
    await runner.query(setSearchText(`concat_ws(' ', new.description, new.fabric_care, new.fit, new.color)`));
    for (const statement of triggers('name, description, fabric_care, fit, color')) await runner.query(statement);
    await runner.query('update products set name = name where color is not null');
    await runner.query('create index products_color_idx on products (color) where deleted_at is null and color is not null');
    await runner.query('create index products_price_idx on products (price, created_at, id) where deleted_at is null');
    await runner.query('create index products_price_asc_idx on products ((-price), created_at, id) where deleted_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index products_color_idx, products_price_idx, products_price_asc_idx');
    await runner.query(setSearchText('new.description'));
    for (const statement of triggers('name, description')) await runner.query(statement);
    await runner.query('alter table products drop column fabric_care, drop column fit');
  }
}
