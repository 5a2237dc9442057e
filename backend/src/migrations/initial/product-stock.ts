export const productStock = `
  -- A change of stock is announced as "stock <product id>" and not as a change of the products: it concerns one page, and a sale
  -- must not empty the lists. Selling out and coming back into stock change the lists. A stock that crosses 10 pieces is announced
  -- because the admin counts low stock.
  create function announce_product_update() returns trigger language plpgsql as $$
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
  $$;
  create trigger products_announce_update after update on products
    for each row execute function announce_product_update();

  -- As for products: a sale changes one page; a size that sells out or comes back changes the lists too.
  create function announce_variant_update() returns trigger language plpgsql as $$
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
  $$;
  create trigger product_variants_announce_update after update on product_variants
    for each row execute function announce_variant_update();

  -- The stock of a product with sizes is the sum of its active sizes, checked at the end of the transaction. A product without
  -- sizes is never checked: the condition of the trigger leaves it out.
  create function check_variant_stock() returns trigger language plpgsql as $$
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
  $$;
  create constraint trigger products_sum_check after insert or update of stock_quantity, option_names on products
    deferrable initially deferred for each row when (new.option_names <> '{}') execute function check_variant_stock();
  create constraint trigger product_variants_sum_check after insert or delete or update of stock_quantity, is_active, product_id on product_variants
    deferrable initially deferred for each row execute function check_variant_stock();
`;
