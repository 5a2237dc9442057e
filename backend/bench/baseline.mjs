// The baseline: a plain Fastify server that answers the same requests with the same SQL statements.
import fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const server = fastify();
const PRODUCTS = `select p.id, p.name, p.description, p.price::text as price, p.image_url as "imageUrl", p.stock_quantity as "stockQuantity",
  json_build_object('id', c.id, 'name', c.name) as category, json_build_object('id', a.id, 'name', a.name) as artist
  from products p left join categories c on c.id = p.category_id left join artists a on a.id = p.artist_id where p.deleted_at is null`;

server.get(
  '/api/products',
  async () => (await pool.query({ name: 'list', text: `${PRODUCTS} order by p.created_at desc` })).rows,
);
server.get(
  '/api/products/:id',
  async (request) => (await pool.query({ name: 'one', text: `${PRODUCTS} and p.id = $1`, values: [request.params.id] })).rows[0],
);
server.get('/api/cart', async (request) => {
  const text =
    'select l.id, l.quantity, row_to_json(p) as product from cart_items l join products p on p.id = l.product_id where l.session_id = $1';
  return (await pool.query({ name: 'cart', text, values: [request.query.sessionId] })).rows;
});
server.post('/api/cart', async (request, reply) => {
  const { sessionId, productId, quantity } = request.body;
  const text = `insert into cart_items (session_id, product_id, quantity) values ($1, $2, $3)
    on conflict (session_id, product_id) do update set quantity = least(99, cart_items.quantity + 1) returning id`;
  return reply.status(201).send((await pool.query({ name: 'add', text, values: [sessionId, productId, quantity] })).rows[0]);
});

await server.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: server.server.address().port });
process.once('disconnect', () => process.exit(0));
