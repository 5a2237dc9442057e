import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `create table users (
      id uuid not null default gen_random_uuid(),
      username text not null,
      password text not null,
      is_admin boolean not null default false,
      token_version integer not null default 0,
      created_at timestamptz not null default now(),
      constraint users_username_key unique (username),
      constraint users_pkey primary key (id)
    )`,
  `create table artists (
      id uuid not null default gen_random_uuid(),
      name text not null,
      location text not null,
      story text not null,
      image_url text,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      constraint artists_pkey primary key (id)
    )`,
  `create table categories (
      id uuid not null default gen_random_uuid(),
      name text not null,
      slug text not null,
      image_url text,
      constraint categories_slug_key unique (slug),
      constraint categories_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      constraint categories_pkey primary key (id)
    )`,
  `create table products (
      id uuid not null default gen_random_uuid(),
      name text not null,
      description text not null,
      price numeric(10,2) not null,
      category_id uuid,
      artist_id uuid,
      image_url text,
      video_url text,
      is_new boolean not null default false,
      is_best_seller boolean not null default false,
      is_artist_series boolean not null default false,
      stock_quantity integer not null default 0,
      source_platform text,
      source_id text,
      source_url text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      constraint products_source_key unique (source_platform, source_id),
      constraint products_stock_check check (stock_quantity >= 0),
      constraint products_price_check check (price > 0),
      constraint products_pkey primary key (id)
    )`,
  `create index products_category_id_idx on products (category_id)`,
  `create index products_artist_id_idx on products (artist_id)`,
  `create table product_images (
      id uuid not null default gen_random_uuid(),
      product_id uuid not null,
      image_url text not null,
      is_main boolean not null default false,
      sort_order integer not null default 0,
      created_at timestamptz not null default now(),
      constraint product_images_image_key unique (product_id, image_url),
      constraint product_images_sort_order_check check (sort_order >= 0),
      constraint product_images_pkey primary key (id)
    )`,
  `create unique index product_images_main_key on product_images (product_id) where is_main`,
  `create table cart_items (
      id uuid not null default gen_random_uuid(),
      session_id text not null,
      product_id uuid not null,
      quantity integer not null default 1,
      added_at timestamptz not null default clock_timestamp(),
      constraint cart_items_line_key unique (session_id, product_id),
      constraint cart_items_quantity_check check (quantity between 1 and 99),
      constraint cart_items_pkey primary key (id)
    )`,
  `create index cart_items_added_at_idx on cart_items (added_at)`,
  `create table contact_messages (
      id uuid not null default gen_random_uuid(),
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      created_at timestamptz not null default now(),
      read_at timestamptz,
      constraint contact_messages_pkey primary key (id)
    )`,
  `create index contact_messages_created_at_idx on contact_messages (created_at)`,
  `create table invoices (
      id uuid not null default gen_random_uuid(),
      invoice_number text not null,
      client_name text not null,
      client_email text,
      client_phone text,
      subtotal numeric(10,2) not null default 0,
      tax_amount numeric(10,2) not null default 0,
      total_amount numeric(10,2) not null default 0,
      status text not null default 'draft',
      notes text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint invoices_number_key unique (invoice_number),
      constraint invoices_total_check check (total_amount = subtotal + tax_amount and subtotal >= 0 and tax_amount >= 0),
      constraint invoices_status_check check (status in ('draft', 'sent', 'paid', 'cancelled')),
      constraint invoices_pkey primary key (id)
    )`,
  `create index invoices_created_at_idx on invoices (created_at)`,
  `create table invoice_items (
      id uuid not null default gen_random_uuid(),
      invoice_id uuid not null,
      "position" integer not null default 0,
      product_id uuid,
      product_name text,
      custom_product_name text,
      custom_product_price numeric(10,2),
      quantity integer not null default 1,
      unit_price numeric(10,2) not null,
      total_price numeric(10,2) not null,
      created_at timestamptz not null default now(),
      constraint invoice_items_total_check check (total_price = unit_price * quantity),
      constraint invoice_items_unit_price_check check (unit_price > 0),
      constraint invoice_items_quantity_check check (quantity >= 1),
      constraint invoice_items_pkey primary key (id)
    )`,
  `create index invoice_items_invoice_id_idx on invoice_items (invoice_id)`,
  `create table ai_visualizations (
      id uuid not null default gen_random_uuid(),
      session_id text not null,
      original_image_url text,
      uploaded_image_base64 text,
      clothing_type text,
      generated_image_url text,
      design_description text,
      customer_note text,
      created_at timestamptz not null default now(),
      constraint ai_visualizations_pkey primary key (id)
    )`,
  `create index ai_visualizations_session_id_idx on ai_visualizations (session_id)`,
  `create table stored_files (
      name text not null,
      kind text not null,
      content_type text not null,
      byte_size bigint not null,
      width integer,
      height integer,
      color text,
      status text not null default 'processing',
      failure text,
      created_at timestamptz not null default now(),
      constraint stored_files_status_check check (status in ('processing', 'ready', 'failed')),
      constraint stored_files_kind_check check (kind in ('image', 'video')),
      constraint stored_files_name_check check (name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\\.[a-z0-9]{2,5})?$'),
      constraint stored_files_pkey primary key (name)
    )`,
  `create index stored_files_unfinished_idx on stored_files (status) where status <> 'ready'`,
  `create table idempotency_keys (
      session_id text not null,
      "key" text not null,
      request_hash text not null,
      response jsonb not null,
      created_at timestamptz not null default now(),
      constraint idempotency_keys_pkey primary key (session_id, key)
    )`,
  `create index idempotency_keys_created_at_idx on idempotency_keys (created_at)`,
  `create table orders (
      id uuid not null default gen_random_uuid(),
      order_number text not null,
      customer_email text not null,
      customer_name text not null,
      customer_phone text,
      shipping_address jsonb not null,
      billing_address jsonb,
      total_amount text not null,
      tax_amount numeric(10,2) not null default 0,
      shipping_amount numeric(10,2) not null default 0,
      discount_amount numeric(10,2) not null default 0,
      refunded_amount numeric(10,2) not null default 0,
      status text not null default 'pending',
      payment_status text not null default 'unpaid',
      payment_method text not null,
      payment_intent_id text,
      session_id text,
      fingerprint text not null,
      notes text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint orders_payment_intent_key unique (payment_intent_id),
      constraint orders_number_key unique (order_number),
      constraint orders_refund_check check (refunded_amount >= 0 and refunded_amount <= total_amount::numeric),
      constraint orders_total_check check (total_amount ~ '^[0-9]{1,10}\\.[0-9]{2}$'),
      constraint orders_payment_method_check check (payment_method in ('card', 'apple-pay', 'venmo', 'cashapp', 'zelle')),
      constraint orders_payment_status_check check (payment_status in ('unpaid', 'authorized', 'paid', 'refunded', 'voided')),
      constraint orders_status_check check (status in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
      constraint orders_pkey primary key (id)
    )`,
  `create index orders_unpaid_idx on orders (created_at) where status = 'pending' and payment_status = 'unpaid'`,
  `create index orders_session_id_idx on orders (session_id, created_at)`,
  `create index orders_created_at_idx on orders (created_at, id)`,
  `create table order_items (
      id uuid not null default gen_random_uuid(),
      order_id uuid not null,
      product_id uuid not null,
      product_name text not null,
      product_image_url text,
      quantity integer not null,
      price_at_time text not null,
      created_at timestamptz not null default clock_timestamp(),
      constraint order_items_price_check check (price_at_time ~ '^[0-9]{1,8}\\.[0-9]{2}$'),
      constraint order_items_quantity_check check (quantity >= 1),
      constraint order_items_pkey primary key (id)
    )`,
  `create index order_items_order_id_idx on order_items (order_id)`,
  `create index order_items_product_id_idx on order_items (product_id)`,
  `create table reserved_order_numbers (
      session_id text not null,
      order_number text not null,
      created_at timestamptz not null default now(),
      constraint reserved_order_numbers_number_key unique (order_number),
      constraint reserved_order_numbers_pkey primary key (session_id)
    )`,
  `create table portfolio_media (
      id uuid not null default gen_random_uuid(),
      media_url text not null,
      media_type text not null default 'image',
      description text,
      sort_order integer not null default 0,
      is_cover_up boolean not null default false,
      created_at timestamptz not null default clock_timestamp(),
      constraint portfolio_media_description_check check (char_length(description) between 1 and 500),
      constraint portfolio_media_sort_order_check check (sort_order >= 0),
      constraint portfolio_media_type_check check (media_type in ('image', 'video')),
      constraint portfolio_media_pkey primary key (id)
    )`,
  `create index portfolio_media_order_idx on portfolio_media (sort_order, created_at, id)`,
  `create table shop_settings (
      id integer not null default 1,
      "values" jsonb not null,
      constraint shop_settings_single_check check (id = 1),
      constraint shop_settings_pkey primary key (id)
    )`,
  `create table counters (
      name text not null,
      value integer not null default 0,
      constraint counters_pkey primary key (name)
    )`,
  `create table outbox (
      id uuid not null default gen_random_uuid(),
      topic text not null,
      payload jsonb not null,
      dedupe_key text not null,
      attempts integer not null default 0,
      available_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      done_at timestamptz,
      constraint outbox_dedupe_key unique (dedupe_key),
      constraint outbox_pkey primary key (id)
    )`,
  `create index outbox_waiting_idx on outbox (available_at) where done_at is null`,
  `alter table products add constraint products_category_id_fkey foreign key (category_id) references categories(id) on delete set null on update no action`,
  `alter table products add constraint products_artist_id_fkey foreign key (artist_id) references artists(id) on delete set null on update no action`,
  `alter table product_images add constraint product_images_product_id_fkey foreign key (product_id) references products(id) on delete cascade on update no action`,
  `alter table cart_items add constraint cart_items_product_id_fkey foreign key (product_id) references products(id) on delete cascade on update no action`,
  `alter table invoice_items add constraint invoice_items_invoice_id_fkey foreign key (invoice_id) references invoices(id) on delete cascade on update no action`,
  `alter table invoice_items add constraint invoice_items_product_id_fkey foreign key (product_id) references products(id) on delete set null on update no action`,
  `alter table order_items add constraint order_items_order_id_fkey foreign key (order_id) references orders(id) on delete cascade on update no action`,
  `alter table order_items add constraint order_items_product_id_fkey foreign key (product_id) references products(id) on delete no action on update no action`,
];

/** Catalogue answers are cached in every process; the notice arrives after the commit and empties the caches. */
const CHANGE_NOTICES = [
  `create function announce_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', tg_table_name);
      return null;
    end
  $$`,
  ...['products', 'product_images', 'categories', 'artists', 'portfolio_media', 'stored_files', 'shop_settings'].map(
    (table) => `create trigger ${table}_announce after insert or update or delete on ${table}
      for each statement execute function announce_change()`,
  ),
];

export class FirstTables1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...CHANGE_NOTICES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema public cascade');
    await runner.query('create schema public');
  }
}
