// The baseline: the least that Fastify and pg can do for the same requests. No validation, no sign-in, no logging: a limit to
// compare with, not a model.
import fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const server = fastify();
const ready = new Map();
const JSON_TYPE = 'application/json; charset=utf-8';

const QUERIES = {
  detail: `select json_build_object('id', id, 'name', name, 'description', description, 'price', price::text, 'imageUrl', image_url,
    'stockQuantity', stock_quantity, 'category', category, 'artist', artist)::text as body from products where id = $1`,
  add: `insert into cart_items as c (session_id, product_id, quantity) values ($1, $2, $3)
    on conflict (session_id, product_id) do update set quantity = c.quantity + excluded.quantity
    returning json_build_object('id', id, 'sessionId', session_id, 'productId', product_id, 'quantity', quantity)::text as body`,
  order: 'select place_order($1, $2)::text as body',
};

async function query(name, values) {
  const { rows } = await pool.query({ name, text: QUERIES[name], values });
  return rows[0].body;
}

server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
/** Keeps bytes of the shop, so that the baseline sends exactly the same ones from memory. */
server.put('/ready/:name', { bodyLimit: 2 ** 30 }, async (request, reply) => {
  const { 'x-content-type': type, 'x-content-encoding': encoding } = request.headers;
  ready.set(request.params.name, {
    body: request.body,
    headers: { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
  });
  return reply.status(204).send();
});
server.get('/ready/:name', (request, reply) => {
  const { headers, body } = ready.get(request.params.name);
  void reply.headers(headers).send(body);
});
server.get('/api/products/:id', async (request, reply) => reply.type(JSON_TYPE).send(await query('detail', [request.params.id])));
server.post('/api/cart', async (request, reply) => {
  const { sessionId, productId, quantity } = request.body;
  return reply
    .status(201)
    .type(JSON_TYPE)
    .send(await query('add', [sessionId, productId, quantity]));
});
server.post('/api/orders', async (request, reply) => {
  const { orderData } = request.body;
  return reply
    .status(201)
    .type(JSON_TYPE)
    .send(await query('order', [orderData.sessionId, JSON.stringify(orderData)]));
});

await server.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: server.server.address().port });
process.once('disconnect', () => process.exit(0));
