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
        and (o.shipping_cents, o.tax_cents, o.discount_cents) is distinct from (
          select (coalesce(sum(cents) filter (where kind = 'shipping'), 0)::bigint, coalesce(sum(cents) filter (where kind = 'tax'), 0)::bigint,
            coalesce(-sum(cents) filter (where kind = 'discount'), 0)::bigint) from order_charges where order_id = new.order_id)) then
        raise exception 'The amounts of order % are not the sums of its charges', new.order_id
          using errcode = 'check_violation', constraint = 'order_charges_sums_check';
      end if;
      return null;
    end
  $$`,

  // The postings of an order add up to what it received and what was refunded, those of a change to the change, and no part gives back
  // more than it brought.
  check_order_book: `create or replace function check_order_book() returns trigger language plpgsql as $$
    declare
      wanted uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
    begin
      if exists (select from orders where id = wanted and (received_cents, refunded_cents) is distinct from (
          select (coalesce(sum(cents) filter (where cause in ('payment', 'undo')), 0)::bigint,
            coalesce(-sum(cents) filter (where cause in ('refund', 'failure')), 0)::bigint) from order_postings where order_id = wanted))
        or exists (select from refunded_amount_changes change where order_id = wanted
          and cents <> -(select coalesce(sum(cents), 0) from order_postings where change_id = change.id))
        or exists (select from order_postings where order_id = wanted and kind not in ('beyond', 'credit')
          group by charge_id, order_item_id, kind having sum(cents) < 0 or sum(cents) filter (where change_id is not null) > 0) then
        raise exception 'The postings of order % do not add up to its amounts', wanted
          using errcode = 'check_violation', constraint = 'order_book_check';
      end if;
      return null;
    end
  $$`,
};
