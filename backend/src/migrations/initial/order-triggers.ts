export const orderTriggers = `
  -- Orders are found by phone, address and products, see docs/decisions/0286. A US number with and without its country code is
  -- the same text. Names of products are copied to item_names, because a trigger cannot read them from order_items yet when the
  -- order is inserted.
  create function set_order_details_text() returns trigger language plpgsql as $$
    begin
      new.details_text := folded_text(concat_ws(' ',
        nullif(regexp_replace(regexp_replace(new.customer_phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\\1'), ''),
        nullif(new.shipping_address ->> 'street', ''),
        nullif(new.shipping_address ->> 'city', ''), nullif(new.shipping_address ->> 'state', ''),
        nullif(new.shipping_address ->> 'zipCode', ''), nullif(new.item_names, '')));
      return new;
    end
  $$;
  create trigger orders_details_text before insert or update of customer_phone, shipping_address, item_names on orders
    for each row execute function set_order_details_text();

  create function record_refunded_amount() returns trigger language plpgsql as $$
    begin
      insert into refunded_amount_changes (order_id, cents)
        values (new.id, (new.refunded_amount - old.refunded_amount) * 100);
      return null;
    end
  $$;
  create trigger orders_refunded_amount after update of refunded_amount on orders
    for each row when (old.refunded_amount is distinct from new.refunded_amount) execute function record_refunded_amount();

  -- A column and no expression index: a statement that cannot use the index would fold the text of every order again.
  create function set_order_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := folded_text(
        new.order_number || ' ' || new.customer_name || ' ' || new.customer_email || ' ' || coalesce(new.payment_intent_id, ''));
      return new;
    end
  $$;
  create trigger orders_search_text before insert or update of order_number, customer_name, customer_email, payment_intent_id on orders
    for each row execute function set_order_search_text();

  -- For the queues of overdue orders and of parcels that are on the way for too long. An undone step clears its time.
  create function record_order_times() returns trigger language plpgsql as $$
    begin
      new.paid_at = case when new.payment_status in ('paid', 'refunded') then coalesce(new.paid_at, now()) end;
      new.shipped_at = case when new.status in ('shipped', 'delivered') then coalesce(new.shipped_at, now()) end;
      return new;
    end
  $$;
  create trigger orders_times before insert or update of status, payment_status on orders
    for each row execute function record_order_times();

  -- Postgres estimates how many rows hold a searched word by the sampled values of the column. Among 100, one that holds a rare
  -- word makes it seem to be in 1 % of the orders, so that all orders are read from the newest on instead of the index.
  alter table orders alter column search_text set statistics 500, alter column details_text set statistics 500;
`;
