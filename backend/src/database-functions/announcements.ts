/** Processes cache what they have read, and open admin screens follow changes; a notification arrives after the commit. */
export const announcements = {
  announce_change: `create or replace function announce_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', tg_table_name);
      return null;
    end
  $$`,

  // Posting to the artists' ledger runs every minute and mostly adds nothing.
  announce_added: `create or replace function announce_added() returns trigger language plpgsql as $$
    begin
      if exists (select from added) then perform pg_notify('shop_changes', tg_table_name); end if;
      return null;
    end
  $$`,

  announce_order_change: `create or replace function announce_order_change() returns trigger language plpgsql as $$
    begin
      if (select count(*) from changed_rows) > 50 then
        perform pg_notify('shop_changes', 'orders');
      else
        perform pg_notify('shop_changes', 'orders ' || order_id) from changed_rows;
      end if;
      return null;
    end
  $$`,

  // A change of stock is announced as "stock <product id>" and not as a change of the products: it concerns one page, and a sale
  // must not empty the lists. Selling out and coming back into stock change the lists. A stock that crosses 10 pieces is announced
  // because the admin counts low stock.
  announce_product_update: `create or replace function announce_product_update() returns trigger language plpgsql as $$
    declare
      with_new_stock record;
    begin
      with_new_stock := old;
      with_new_stock.stock_quantity := new.stock_quantity;
      if with_new_stock is distinct from new or (old.stock_quantity > 0) <> (new.stock_quantity > 0) then
        perform pg_notify('shop_changes', 'products');
      end if;
      if (old.stock_quantity > 10) <> (new.stock_quantity > 10) then
        perform pg_notify('shop_changes', 'low_stock');
      end if;
      if old.stock_quantity <> new.stock_quantity then
        perform pg_notify('shop_changes', 'stock ' || new.id);
      end if;
      return null;
    end
  $$`,

  // As for products: a sale changes one page; a size that sells out or comes back changes the lists too.
  announce_variant_update: `create or replace function announce_variant_update() returns trigger language plpgsql as $$
    declare
      with_new_stock record;
    begin
      with_new_stock := old;
      with_new_stock.stock_quantity := new.stock_quantity;
      if with_new_stock is distinct from new or (old.stock_quantity > 0) <> (new.stock_quantity > 0) then
        perform pg_notify('shop_changes', 'product_variants');
      end if;
      if old.stock_quantity <> new.stock_quantity then
        perform pg_notify('shop_changes', 'stock ' || new.product_id);
      end if;
      return null;
    end
  $$`,

  // A moment that has come changes what all products look like, as an edit by staff does.
  announce_clock: `create or replace function announce_clock() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'products');
      return null;
    end
  $$`,

  // Processes wait for the next moment of a product.
  announce_moments: `create or replace function announce_moments() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'product_moments');
      return null;
    end
  $$`,
};
