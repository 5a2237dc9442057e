// Fills the database of a shop by SQL, with the same deterministic catalog and orders every time.
import { Client } from 'pg';

const ADDRESS = { street: '12 Harbor Street', city: 'Oakland', state: 'CA', zipCode: '94607', country: 'United States' };
const TEXT =
  'Mid-weight organic cotton, garment dyed and pre-shrunk, with a printed design by the artist. Cut and sewn by a team hired for a second chance. ';

/** One statement of each step; $1 is the number of rows. Products reuse the images that the shop has, or one that has no file. */
const IMAGE = `insert into stored_files (name, kind, content_type, byte_size, width, height, color, status)
  select '00000000-0000-4000-8000-000000000000.jpg', 'image', 'image/jpeg', 300000, 1200, 1500, '#7a8a99', 'ready'
  where not exists (select 1 from stored_files where kind = 'image')`;

/** Production does not offer a method whose handle is the sample. */
const PAYMENT_HANDLE = `insert into shop_settings (values) values ('{"paymentHandles":{"zelle":"pay@freedom.shop"}}')
  on conflict (id) do update set values = shop_settings.values || excluded.values`;

const CATEGORIES = `insert into categories (name, slug)
  select name, replace(lower(name), ' ', '-')
  from unnest(array['T-Shirts', 'Long Sleeve', 'Sweaters', 'Hoodies', 'Joggers', 'Leggings', 'Shorts', 'Hats']) as name
  on conflict do nothing`;

const ARTISTS = `insert into artists (name, location, story)
  select 'Artist ' || n, 'Oakland, CA', repeat('The lines in this series began in a notebook. ', 8) from generate_series(1, 40) as n`;

const PRODUCTS = `insert into products (name, description, price, category_id, artist_id, image_url, is_new, is_best_seller,
    is_artist_series, stock_quantity, created_at)
  select adjectives[1 + n % 12] || ' ' || nouns[1 + n * 7 % 10] || ' ' || lpad(n::text, 6, '0'), $2,
    (15 + n * 373 % 9000 / 100.0)::numeric(10, 2), categories[1 + n % cardinality(categories)],
    case when n % 10 < 7 then artists[1 + n * 3 % cardinality(artists)] end, '/api/images/' || images[1 + n % cardinality(images)],
    n % 5 = 0, n % 7 = 0, n % 10 < 7, 1000000, now() - n * interval '1 second'
  from generate_series(1, $1::int) as n,
    (select array['Bold', 'Quiet', 'Second', 'Golden', 'River', 'Northern', 'Open', 'Midnight', 'Paper', 'Copper', 'Wild', 'Plain']
      as adjectives, array['Horizon', 'Letter', 'Sparrow', 'Garden', 'Signal', 'Harbor', 'Lantern', 'Thread', 'Canyon', 'Window'] as nouns) as words,
    (select array_agg(id order by slug) as categories from categories) as categories,
    (select array_agg(id order by name) as artists from artists) as artists,
    (select array_agg(substring(image_url from '[^/]+$') order by image_url) as images from
      (select image_url from products where image_url like '/api/images/%' union select '/api/images/' || min(name) from stored_files) as used) as images`;

const GALLERIES = `insert into product_images (product_id, image_url, is_main)
  select id, image_url, true from products p where not exists (select 1 from product_images i where i.product_id = p.id)`;

/** Nine of ten are delivered; the rest is paid and waits for its shipment. */
const ORDERS = `insert into orders (order_number, customer_email, customer_name, customer_phone, shipping_address, total_amount, status,
    payment_status, payment_method, session_id, fingerprint, created_at, updated_at)
  select 'BENCH-' || lpad(n::text, 8, '0'), 'customer-' || n % 5000 || '@example.com', 'Dana Rivers ' || n, '5550100', $2::jsonb, '96.00',
    case when n % 10 = 0 then 'processing' else 'delivered' end, 'paid', 'zelle', 'session-' || md5(n::text), md5(n::text), at, at
  from generate_series(1, $1::int) as n, lateral (select now() - n * interval '10 minutes' - interval '1 hour' as at) as times`;

const ORDER_ITEMS = `insert into order_items (order_id, product_id, product_name, product_image_url, quantity, price_at_time)
  select o.id, p.id, p.name, p.image_url, 1, '48.00'
  from (select id, row_number() over (order by order_number) as n from orders) as o
  cross join (values (0), (1)) as lines(line)
  join (select id, name, image_url, row_number() over (order by created_at desc, id) - 1 as n from products) as p
    on p.n = (o.n * 7 + lines.line) % (select count(*) from products)`;

/** As orders get them when they are placed. */
const ITEM_NAMES = `update orders set item_names = (
  select string_agg(distinct product_name, ' ' order by product_name) from order_items where order_id = orders.id)`;

const ORDER_EVENTS = `insert into order_events (order_id, at, kind, to_state, actor)
  select o.id, o.created_at, kind, case kind when 'placed' then 'pending' else 'paid' end, case kind when 'placed' then 'shopper' else 'system' end
  from orders o cross join (values ('placed'), ('payment')) as kinds(kind)`;

/** Row by row, the triggers and the index of the search would take most of the time; the result is the same. */
const WITHOUT_SEARCH = `drop index products_search_text_idx;
  alter table products disable trigger products_search_text;
  alter table products disable trigger products_search_words`;
const SEARCH = `set maintenance_work_mem = '256MB';
  update products set search_text = product_search_text(name, description);
  insert into search_words (word)
    select distinct word from products, regexp_split_to_table(search_text, '[^a-z0-9]+') as word where word ~ '^[a-z]{3,30}$'
    on conflict do nothing;
  create index products_search_text_idx on products using gin (search_text gin_trgm_ops) where deleted_at is null;
  alter table products enable trigger products_search_text;
  alter table products enable trigger products_search_words`;

const CATALOG_TABLES = ['stored_files', 'shop_settings', 'categories', 'artists', 'products', 'product_images', 'search_words'];
const ORDER_TABLES = ['orders', 'order_items', 'order_events'];

/**
 * Adds `products` products and `orders` orders to the migrated database of a shop that does not run yet. Empty
 * tables stay unanalyzed, as in a new shop: Postgres would take them for empty until autovacuum has seen them a minute later, and
 * prepared statements would read them from end to end.
 */
export async function fillShop(databaseUrl, { products, orders = 0 }) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of [PAYMENT_HANDLE, IMAGE, CATEGORIES, ARTISTS]) await client.query(statement);
    await client.query(WITHOUT_SEARCH);
    await client.query(PRODUCTS, [products, TEXT.repeat(2).trim()]);
    await client.query(SEARCH);
    await client.query(GALLERIES);
    if (orders > 0) {
      await client.query(ORDERS, [orders, JSON.stringify(ADDRESS)]);
      for (const statement of [ORDER_ITEMS, ITEM_NAMES, ORDER_EVENTS]) await client.query(statement);
    }
    await client.query(`vacuum analyze ${[...CATALOG_TABLES, ...(orders > 0 ? ORDER_TABLES : [])].join(', ')}`);
  } finally {
    await client.end();
  }
}
