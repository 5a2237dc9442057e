import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts, moments from which products are visible or on sale, and the clock that opens them: see docs/drops.md. */
export class Drops1795776500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products
        add state text not null default 'live' constraint products_state_check check (state in ('draft', 'live')),
        add visible_from timestamptz,
        add buyable_from timestamptz,
        add most_per_order integer constraint products_most_per_order_check check (most_per_order between 1 and 99),
        add constraint products_moments_check check (buyable_from >= visible_from);
      create index products_visible_from_idx on products (visible_from) where visible_from is not null;
      create index products_buyable_from_idx on products (buyable_from) where buyable_from is not null;

      -- With the columns of what is visible, so that the products are still counted without the table.
      drop index products_list_idx;
      create index products_list_idx on products (created_at desc, id desc)
        include (category_id, is_new, is_best_seller, is_artist_series, state, visible_from) where deleted_at is null;

      create table catalog_clock (
        id integer primary key default 1,
        at timestamptz not null,
        constraint catalog_clock_id_check check (id = 1)
      );
      insert into catalog_clock (at) values (clock_timestamp());

      -- A moment that has come changes what all products look like, as an edit by staff does.
      create function announce_clock() returns trigger language plpgsql as $$
        begin
          perform pg_notify('shop_changes', 'products');
          return null;
        end
      $$;
      create trigger catalog_clock_announce after update on catalog_clock
        for each statement execute function announce_clock();

      -- Processes wait for the next moment. Only products that have or had one are announced.
      create function announce_moments() returns trigger language plpgsql as $$
        begin
          perform pg_notify('shop_changes', 'product_moments');
          return null;
        end
      $$;
      create trigger products_announce_moments_insert after insert on products
        for each row when (new.visible_from is not null or new.buyable_from is not null) execute function announce_moments();
      create trigger products_announce_moments after update of state, visible_from, buyable_from, deleted_at on products
        for each row when (coalesce(old.visible_from, old.buyable_from, new.visible_from, new.buyable_from) is not null)
        execute function announce_moments();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger products_announce_moments on products;
      drop trigger products_announce_moments_insert on products;
      drop function announce_moments();
      drop table catalog_clock;
      drop function announce_clock();
      drop index products_list_idx;
      create index products_list_idx on products (created_at desc, id desc) include (category_id, is_new, is_best_seller, is_artist_series)
        where deleted_at is null;
      alter table products drop most_per_order, drop buyable_from, drop visible_from, drop state;
    `);
  }
}
