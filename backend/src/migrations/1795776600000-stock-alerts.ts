import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants to be told when a product can be bought, and the event that says it can: see docs/alerts.md. */
export class StockAlerts1795776600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stock_alerts (
        id uuid primary key default gen_random_uuid(),
        product_id uuid not null references products on delete cascade,
        variant_id uuid,
        email text not null,
        requested_at timestamptz not null default now(),
        mailed_at timestamptz,
        confirmed_at timestamptz,
        notified_at timestamptz,
        constraint stock_alerts_variant_fkey foreign key (product_id, variant_id) references product_variants (product_id, id) on delete cascade,
        constraint stock_alerts_email_check check (length(email) <= 254)
      );
      create unique index stock_alerts_open_key on stock_alerts (product_id, variant_id, lower(email)) nulls not distinct
        where notified_at is null;
      create index stock_alerts_waiting_idx on stock_alerts (product_id, variant_id, confirmed_at)
        where confirmed_at is not null and notified_at is null;
      create index stock_alerts_notified_idx on stock_alerts (product_id, variant_id, notified_at) where notified_at is not null;
      create index stock_alerts_mailbox_idx on stock_alerts (regexp_replace(lower(email), '\\+[^@]*@', '@'));

      -- Confirmation mails of the last day by a hash of their mailbox, which counts on when an alert is deleted.
      create table stock_alert_mails (
        id uuid primary key,
        mailbox text not null,
        mailed_at timestamptz not null default now()
      );
      create index stock_alert_mails_mailbox_idx on stock_alert_mails (mailbox, mailed_at);

      -- An event for a product that can be bought again and that somebody waits for, once in a transaction. Triggers write it, so that no
      -- way of changing stock can forget it; without anybody who waits, nothing is written.
      create function add_product_available(product uuid) returns void language sql as $$
        insert into outbox (topic, payload, dedupe_key)
        select 'product.available', jsonb_build_object('productId', product), 'product.available:' || product || ':' || pg_current_xact_id()
        where exists (select from stock_alerts where product_id = product and confirmed_at is not null and notified_at is null)
        on conflict (dedupe_key) do nothing
      $$;

      create function product_became_available() returns trigger language plpgsql as $$
        begin
          perform add_product_available(new.id);
          return null;
        end
      $$;
      create trigger products_available
        after update of stock_quantity, state, deleted_at, visible_from, buyable_from, option_names on products
        for each row when (new.stock_quantity > 0 and new.state = 'live' and new.deleted_at is null
          and (old.stock_quantity = 0 or old.state <> 'live' or old.deleted_at is not null or old.option_names <> new.option_names
            or (old.visible_from, old.buyable_from) is distinct from (new.visible_from, new.buyable_from)))
        execute function product_became_available();

      create function variant_became_available() returns trigger language plpgsql as $$
        begin
          perform add_product_available(new.product_id);
          return null;
        end
      $$;
      create trigger product_variants_available after update of stock_quantity, is_active on product_variants
        for each row when (new.is_active and new.stock_quantity > 0 and (old.stock_quantity = 0 or not old.is_active))
        execute function variant_became_available();

      create function products_became_due() returns trigger language plpgsql as $$
        begin
          perform add_product_available(id) from products where deleted_at is null and state = 'live'
            and (visible_from > old.at and visible_from <= new.at or buyable_from > old.at and buyable_from <= new.at);
          return null;
        end
      $$;
      create trigger catalog_clock_available after update of at on catalog_clock
        for each row execute function products_became_due();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger catalog_clock_available on catalog_clock;
      drop function products_became_due();
      drop trigger product_variants_available on product_variants;
      drop function variant_became_available();
      drop trigger products_available on products;
      drop function product_became_available();
      drop function add_product_available(uuid);
      drop table stock_alert_mails;
      drop table stock_alerts;
    `);
  }
}
