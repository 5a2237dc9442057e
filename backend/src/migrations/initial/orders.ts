export const orders = `
  create table orders (
    id uuid primary key default gen_random_uuid(),
    order_number text not null,
    customer_email text not null,
    customer_name text not null,
    customer_phone text,
    shipping_address jsonb not null,
    billing_address jsonb,
    total_amount text not null,
    tax_amount numeric(10, 2) not null default 0,
    shipping_amount numeric(10, 2) not null default 0,
    discount_amount numeric(10, 2) not null default 0,
    refunded_amount numeric(10, 2) not null default 0,
    status text not null default 'pending',
    payment_status text not null default 'unpaid',
    payment_method text not null,
    payment_intent_id text,
    payment_reference text,
    paid_at timestamptz,
    shipped_at timestamptz,
    tracking_carrier text,
    tracking_number text,
    reminded_at timestamptz,
    session_id text,
    placed_from text,
    fingerprint text not null,
    notes text,
    customer_erased_at timestamptz,
    search_text text not null default '',
    item_names text not null default '',
    details_text text not null default '',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint orders_number_key unique (order_number),
    constraint orders_payment_intent_key unique (payment_intent_id),
    constraint orders_payment_method_check check (payment_method ~ '^[a-z][a-z0-9-]{1,30}$'),
    constraint orders_payment_status_check check (payment_status in ('unpaid', 'authorized', 'paid', 'refunded', 'voided')),
    constraint orders_refund_check check (refunded_amount >= 0 and refunded_amount <= total_amount::numeric),
    constraint orders_status_check check (status in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
    constraint orders_total_check check (total_amount ~ '^[0-9]{1,10}\\.[0-9]{2}$'),
    constraint orders_tracking_check check ((tracking_carrier is null) = (tracking_number is null))
  );
  create index orders_created_at_idx on orders (created_at, id);
  create index orders_customer_email_idx on orders (lower(customer_email), created_at, id);
  create index orders_details_text_idx on orders using gin (details_text gin_trgm_ops);
  create index orders_on_the_way_idx on orders (shipped_at) where status = 'shipped';
  create index orders_payment_method_idx on orders (payment_method, created_at, id);
  create index orders_payment_status_idx on orders (payment_status, created_at, id);
  create index orders_search_text_idx on orders using gin (search_text gin_trgm_ops);
  create index orders_session_id_idx on orders (session_id, created_at);
  create index orders_status_idx on orders (status, created_at, id);
  create index orders_to_confirm_idx on orders (created_at, id)
    where payment_status = 'unpaid' and status in ('pending', 'confirmed');
  -- The overview counts late orders: with the time of payment in the index, it does not read the orders.
  create index orders_to_ship_idx on orders (created_at, id) include (paid_at)
    where payment_status = 'paid' and status in ('confirmed', 'processing');
  create index orders_unpaid_idx on orders (created_at) where status = 'pending' and payment_status = 'unpaid';

  create table order_items (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders on delete cascade,
    product_id uuid not null references products,
    variant_id uuid,
    variant_label text,
    product_name text not null,
    product_image_url text,
    quantity integer not null,
    returned_quantity integer not null default 0,
    price_at_time text not null,
    created_at timestamptz not null default clock_timestamp(),
    constraint order_items_variant_fkey foreign key (product_id, variant_id) references product_variants (product_id, id),
    constraint order_items_price_check check (price_at_time ~ '^[0-9]{1,8}\\.[0-9]{2}$'),
    constraint order_items_quantity_check check (quantity >= 1),
    constraint order_items_returned_check check (returned_quantity between 0 and quantity)
  );
  create index order_items_order_id_idx on order_items (order_id);
  create index order_items_product_id_idx on order_items (product_id);

  create table order_events (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders on delete cascade,
    at timestamptz not null default clock_timestamp(),
    kind text not null,
    from_state text,
    to_state text,
    actor text not null,
    detail jsonb not null default '{}',
    constraint order_events_actor_check check (actor in ('shopper', 'system') or actor like 'staff %'),
    constraint order_events_kind_check check (kind in
      ('placed', 'status', 'payment', 'refund', 'tracking', 'reminder', 'customer', 'return'))
  );
  create index order_events_order_id_idx on order_events (order_id, at);
  create index order_events_paid_idx on order_events (at) where kind = 'payment' and to_state = 'paid';
  create index order_events_payment_idx on order_events (at) where kind = 'payment';

  -- Open admin screens follow orders.
  create function announce_order_change() returns trigger language plpgsql as $$
    begin
      if (select count(*) from changed_rows) > 50 then
        perform pg_notify('shop_changes', 'orders');
      else
        perform pg_notify('shop_changes', 'orders ' || order_id) from changed_rows;
      end if;
      return null;
    end
  $$;
  create trigger order_events_announce after insert on order_events
    referencing new table as changed_rows for each statement execute function announce_order_change();

  create table order_notes (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders on delete cascade,
    author text not null,
    text text not null,
    created_at timestamptz not null default clock_timestamp(),
    constraint order_notes_text_check check (char_length(text) between 1 and 1000)
  );
  create index order_notes_order_id_idx on order_notes (order_id, created_at);
  create trigger order_notes_announce after insert on order_notes
    referencing new table as changed_rows for each statement execute function announce_order_change();

  create table refunds (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders on delete cascade,
    -- An order may total 99,999,999.99, which is more cents than an integer holds.
    cents bigint not null,
    reason text,
    actor text not null,
    status text not null default 'requested',
    created_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default now(),
    constraint refunds_cents_check check (cents >= 1),
    constraint refunds_status_check check (status in ('requested', 'done', 'failed'))
  );
  create index refunds_order_id_idx on refunds (order_id, created_at);
  create index refunds_requested_idx on refunds (created_at) where status = 'requested';

  -- When the refunded amount of an order changed and by how much, for the figures of a period.
  create table refunded_amount_changes (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders on delete cascade,
    at timestamptz not null default clock_timestamp(),
    cents bigint not null
  );
  create index refunded_amount_changes_at_idx on refunded_amount_changes (at);
  create index refunded_amount_changes_order_id_idx on refunded_amount_changes (order_id);

  create table reserved_order_numbers (
    session_id text primary key,
    order_number text not null,
    created_at timestamptz not null default now(),
    constraint reserved_order_numbers_number_key unique (order_number)
  );
`;
