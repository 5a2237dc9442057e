export const catalog = `
  create table categories (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    slug text not null,
    image_url text,
    size_guide jsonb,
    -- Null: staff have not placed it yet; it follows the placed ones, by its name.
    sort_order integer,
    version integer not null default 1,
    -- A deleted one can be restored with its former products; no product refers to it.
    deleted_at timestamptz,
    former_product_ids uuid[] not null default '{}',
    constraint categories_slug_check check (slug ~ '^[a-z0-9-]+$')
  );
  create unique index categories_slug_key on categories (slug) where deleted_at is null;
  create trigger categories_announce after insert or update or delete on categories
    for each statement execute function announce_change();

  create table artists (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    location text not null,
    story text not null,
    image_url text,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    former_product_ids uuid[] not null default '{}'
  );
  create trigger artists_announce after insert or update or delete on artists
    for each statement execute function announce_change();

  create table products (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    description text not null,
    price numeric(10, 2) not null,
    category_id uuid references categories on delete set null,
    artist_id uuid references artists on delete set null,
    image_url text,
    video_url text,
    is_new boolean not null default false,
    is_best_seller boolean not null default false,
    is_artist_series boolean not null default false,
    stock_quantity integer not null default 0,
    option_names text[] not null default '{}',
    color text,
    fabric_care text,
    fit text,
    country_of_origin text,
    search_text text not null default '',
    source_platform text,
    source_id text,
    source_url text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    constraint products_source_key unique (source_platform, source_id),
    constraint products_option_names_check check (cardinality(option_names) <= 3),
    constraint products_price_check check (price > 0),
    constraint products_stock_check check (stock_quantity >= 0)
  );
  create index products_artist_id_idx on products (artist_id);
  create index products_category_id_idx on products (category_id);
  create index products_color_idx on products (color) where deleted_at is null and color is not null;
  -- The order of the lists; with the columns that filters read, they are counted without the table.
  create index products_list_idx on products (created_at desc, id desc) include (category_id, is_new, is_best_seller, is_artist_series)
    where deleted_at is null;
  create index products_price_asc_idx on products ((-price), created_at, id) where deleted_at is null;
  create index products_price_idx on products (price, created_at, id) where deleted_at is null;
  create index products_search_text_idx on products using gin (search_text gin_trgm_ops) where deleted_at is null;
  create trigger products_announce after insert or delete on products
    for each statement execute function announce_change();

  create table product_images (
    id uuid primary key default gen_random_uuid(),
    product_id uuid not null references products on delete cascade,
    image_url text not null,
    is_main boolean not null default false,
    sort_order integer not null default 0,
    created_at timestamptz not null default now(),
    constraint product_images_image_key unique (product_id, image_url),
    constraint product_images_sort_order_check check (sort_order >= 0)
  );
  create unique index product_images_main_key on product_images (product_id) where is_main;
  create trigger product_images_announce after insert or update or delete on product_images
    for each statement execute function announce_change();

  create table product_variants (
    id uuid primary key default gen_random_uuid(),
    product_id uuid not null references products on delete cascade,
    option_values text[] not null,
    label text not null,
    sku text,
    price_override numeric(10, 2),
    stock_quantity integer not null default 0,
    sort_order integer not null default 0,
    image_url text,
    is_active boolean not null default true,
    constraint product_variants_product_key unique (product_id, id),
    constraint product_variants_label_check check (label <> '' or not is_active),
    constraint product_variants_price_check check (price_override > 0),
    constraint product_variants_stock_check check (stock_quantity >= 0)
  );
  create unique index product_variants_label_key on product_variants (product_id, lower(label));
  create trigger product_variants_announce after insert or delete on product_variants
    for each statement execute function announce_change();
`;
