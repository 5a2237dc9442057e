/** The event that a product can be bought again: see docs/alerts.md. Triggers write it, so that no way of changing stock forgets it. */
export const stockAlerts = {
  // Once in a transaction, and only when somebody waits for the product.
  add_product_available: `create or replace function add_product_available(product uuid) returns void language sql as $$
    insert into outbox (topic, payload, dedupe_key)
    select 'product.available', jsonb_build_object('productId', product), 'product.available:' || product || ':' || pg_current_xact_id()
    where exists (select from stock_alerts where product_id = product and confirmed_at is not null and notified_at is null)
    on conflict (dedupe_key) do nothing
  $$`,

  product_became_available: `create or replace function product_became_available() returns trigger language plpgsql as $$
    begin
      perform add_product_available(new.id);
      return null;
    end
  $$`,

  variant_became_available: `create or replace function variant_became_available() returns trigger language plpgsql as $$
    begin
      perform add_product_available(new.product_id);
      return null;
    end
  $$`,

  products_became_due: `create or replace function products_became_due() returns trigger language plpgsql as $$
    begin
      perform add_product_available(id) from products where deleted_at is null and state = 'live'
        and (visible_from > old.at and visible_from <= new.at or buyable_from > old.at and buyable_from <= new.at);
      return null;
    end
  $$`,
};
