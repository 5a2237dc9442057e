// The tables of the baseline: what a shop needs to sell, and one function that places an order.
import { Client } from 'pg';

const SCHEMA = `
create table products (
  id uuid primary key, name text not null, description text not null, price numeric(10, 2) not null, image_url text,
  category json, artist json, stock_quantity integer not null check (stock_quantity >= 0));
create table cart_items (
  id uuid primary key default gen_random_uuid(), session_id text not null, product_id uuid not null references products,
  quantity integer not null check (quantity > 0), unique (session_id, product_id));
create table orders (
  id uuid primary key default gen_random_uuid(), order_number text not null unique, customer_email text not null, customer_name text not null,
  shipping_address jsonb not null, total_amount numeric(10, 2) not null, status text not null default 'pending',
  payment_method text not null, session_id text not null, created_at timestamptz not null default now());
create table order_items (
  id uuid primary key default gen_random_uuid(), order_id uuid not null references orders, product_id uuid not null references products,
  product_name text not null, quantity integer not null, price_at_time numeric(10, 2) not null);
create index on order_items (order_id);
create sequence order_number_seq;

create function place_order(session text, data jsonb) returns jsonb language plpgsql as $$
declare new_id uuid := gen_random_uuid(); number text := 'ORD-' || lpad(nextval('order_number_seq')::text, 8, '0'); total numeric; lines int; taken int;
begin
  perform 1 from products where id in (select product_id from cart_items where session_id = session) order by id for no key update;
  select sum(p.price * c.quantity), count(*) into total, lines
    from cart_items c join products p on p.id = c.product_id where c.session_id = session;
  if lines = 0 then raise exception 'the cart is empty'; end if;
  update products p set stock_quantity = p.stock_quantity - c.quantity
    from cart_items c where c.session_id = session and c.product_id = p.id and p.stock_quantity >= c.quantity;
  get diagnostics taken = row_count;
  if taken <> lines then raise exception 'out of stock'; end if;
  insert into orders (id, order_number, customer_email, customer_name, shipping_address, total_amount, payment_method, session_id)
    values (new_id, number, data->>'customerEmail', data->>'customerName', data->'shippingAddress', total, data->>'paymentMethod', session);
  insert into order_items (order_id, product_id, product_name, quantity, price_at_time)
    select new_id, p.id, p.name, c.quantity, p.price from cart_items c join products p on p.id = c.product_id where c.session_id = session;
  delete from cart_items where session_id = session;
  return jsonb_build_object('id', new_id, 'orderNumber', number, 'totalAmount', total::text);
end $$;`;

/** Creates the baseline's tables with copies of the shop's products, so that both servers know the same ids and prices. */
export async function prepareBaseline(databaseUrl, products) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(SCHEMA);
    await client.query(
      `insert into products select id, name, description, price, "imageUrl", category, artist, "stockQuantity" from jsonb_to_recordset($1)
        as x(id uuid, name text, description text, price numeric, "imageUrl" text, category json, artist json, "stockQuantity" int)`,
      [JSON.stringify(products)],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
