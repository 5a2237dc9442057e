import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The text that the search reads: lower case, without accents, as `foldText` of the contract makes it. */
const SEARCH_TEXT = [
  'create extension if not exists pg_trgm',
  `create function product_search_text(name text, description text) returns text language sql immutable parallel safe
    return lower(regexp_replace(normalize(name || ' ' || description, NFD), '[\\u0300-\\u036f]', '', 'g'))`,
  `alter table products add column search_text text not null default ''`,
  `create function set_product_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := product_search_text(new.name, new.description);
      return new;
    end
  $$`,
  `create trigger products_search_text before insert or update of name, description on products
    for each row execute function set_product_search_text()`,
];

/**
 * The words of all products, for searches with typos. Words of removed products stay: they find nothing. They are inserted in order,
 * so that two saves with the same new words cannot wait for each other.
 */
const SEARCH_WORDS = [
  'create table search_words (word text not null, constraint search_words_pkey primary key (word))',
  `create function add_search_words() returns trigger language plpgsql as $$
    begin
      insert into search_words (word)
        select distinct new_word from regexp_split_to_table(new.search_text, '[^a-z0-9]+') new_word
        where new_word ~ '^[a-z]{3,30}$' and not exists (select from search_words where word = new_word)
        order by new_word
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger products_search_words after insert or update of name, description on products
    for each row execute function add_search_words()`,
];

const INDEXES = [
  'create index products_search_text_idx on products using gin (search_text gin_trgm_ops) where deleted_at is null',
  // The order of the lists; with the columns that filters read, they are counted without the table.
  `create index products_list_idx on products (created_at desc, id desc)
    include (category_id, is_new, is_best_seller, is_artist_series) where deleted_at is null`,
];

export class ProductSearch1763751001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...SEARCH_TEXT, ...SEARCH_WORDS]) await runner.query(statement);
    await runner.query('update products set name = name');
    for (const statement of INDEXES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index products_list_idx, products_search_text_idx');
    await runner.query('drop trigger products_search_words on products');
    await runner.query('drop trigger products_search_text on products');
    await runner.query('drop function add_search_words()');
    await runner.query('drop function set_product_search_text()');
    await runner.query('drop table search_words');
    await runner.query('alter table products drop column search_text');
    await runner.query('drop function product_search_text(text, text)');
  }
}
