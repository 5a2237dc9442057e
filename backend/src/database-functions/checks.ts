/** Rules over several rows, checked at the end of the transaction by constraint triggers. */
export const checks = {
  // The stock of a product with sizes is the sum of its active sizes. A product without sizes is never checked: the condition of
  // the trigger leaves it out.
  check_variant_stock: `create or replace function check_variant_stock() returns trigger language plpgsql as $$
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

  check_order_charges: `create or replace function check_order_charges() returns trigger language plpgsql as $$
    begin
      if exists (select from orders o where o.id = new.order_id
        and (o.shipping_amount * 100, o.tax_amount * 100, o.discount_amount * 100) is distinct from (
          select (coalesce(sum(cents) filter (where kind = 'shipping'), 0), coalesce(sum(cents) filter (where kind = 'tax'), 0),
            coalesce(-sum(cents) filter (where kind = 'discount'), 0)) from order_charges where order_id = new.order_id)) then
        raise exception 'The amounts of order % are not the sums of its charges', new.order_id
          using errcode = 'check_violation', constraint = 'order_charges_sums_check';
      end if;
      return null;
    end
  $$`,
};
