import { randomUUID } from 'node:crypto';
import { givenCartLine, newSession } from '#test/support/builders/cart.js';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('reading a cart', () => {
  it('returns the lines oldest first with full products, the same by query and by path, without caching', async () => {
    const artist = await givenArtist(shop.db, { name: 'Dee' });
    const first = await givenProduct(shop.db, { name: 'Zip Hoodie', priceCents: 6_800, artistId: artist.id });
    const second = await givenProduct(shop.db, { name: 'A Cap' });
    const sessionId = newSession();
    const added = await shop.http().post('/api/cart').send({ productId: first.id, quantity: 2, sessionId }).expect(201);
    await shop.http().post('/api/cart').send({ productId: second.id, quantity: 1, sessionId }).expect(201);

    const byQuery = await shop.http().get('/api/cart').query({ sessionId }).expect(200);
    const byPath = await shop.http().get(`/api/cart/${sessionId}`).expect(200);

    const { body: listed } = await shop.http().get('/api/products').expect(200);
    expect(byQuery.body).toEqual([
      {
        id: added.body.id,
        quantity: 2,
        product: listed.find((product: { id: string }) => product.id === first.id),
        variant: null,
        needsSize: false,
      },
      {
        id: expect.any(String),
        quantity: 1,
        product: listed.find((product: { id: string }) => product.id === second.id),
        variant: null,
        needsSize: false,
      },
    ]);
    expect(byQuery.body[0]).toEqual(added.body);
    expect(byPath.body).toEqual(byQuery.body);
    expect(byQuery.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(byQuery.body)).not.toContain(sessionId);
  });
});

describe('a session id', () => {
  it('that is unknown has an empty cart (threat 12)', async () => {
    await shop.http().get('/api/cart').query({ sessionId: newSession() }).expect(200, []);
    await shop.http().get(`/api/cart/${newSession()}`).expect(200, []);
  });

  it.each([
    '',
    '?sessionId=',
    '?sessionId=abc',
    '?sessionId=session-short',
    '?sessionId[]=session-1234567890123456',
    '?sessionId[a]=session-1234567890123456',
    '?__proto__=1',
    '?sessionId=session-1234567890123456&sessionId=session-1234567890123456',
    `?sessionId=session-${'x'.repeat(121)}`,
    "?sessionId=session-1234567890123456'--",
    '?sessionId=session-1234567890123456%00',
  ])('that is missing or malformed is 400: /api/cart%s (threat 12)', async (query) => {
    const { body } = await shop.http().get(`/api/cart${query}`).expect(400);
    expect(body).toMatchObject({ message: 'A valid sessionId is required' });
  });

  it.each(['session', 'x', 'session-1', '%00', '..', "session-'%20or%201=1"])(
    'that is malformed is never a 5xx: /api/cart/%s (threat 98)',
    async (id) => {
      const { status } = await shop.http().get(`/api/cart/${id}`);
      expect([400, 404]).toContain(status);
    },
  );

  it('is accepted in hexadecimal, base64url or as a UUID', async () => {
    for (const random of ['7f9c2ba4e88f827d616045507605853e', 'f-Zb_9QkP0u2xWq7sLr3Ng', randomUUID()])
      await shop.http().get(`/api/cart/session-${random}`).expect(200, []);
  });

  it('is never logged (threat 13)', async () => {
    const sessionId = newSession();
    const product = await givenProduct(shop.db);
    const { body } = await shop.http().post('/api/cart').send({ productId: product.id, quantity: 1, sessionId }).expect(201);
    await shop.http().get('/api/cart').query({ sessionId }).expect(200);
    await shop.http().get(`/api/cart/${sessionId}`).expect(200);
    await shop.http().put(`/api/cart/${body.id}`).set('X-Session-Id', sessionId).send({ quantity: 200 }).expect(400);
    await shop.http().delete(`/api/cart/session/${sessionId}`).expect(200);
    expect(shop.log()).toContain('session-[hidden]');
    expect(shop.log().includes(sessionId)).toBe(false);
  });
});

it('hides lines of deleted products and shows the others at the current price', async () => {
  const kept = await givenProduct(shop.db);
  const deleted = await givenProduct(shop.db);
  const sessionId = newSession();
  for (const { id } of [deleted, kept]) await givenCartLine(shop.db, { sessionId, productId: id });
  await shop.db.query('update products set deleted_at = now() where id = $1', [deleted.id]);
  await shop.db.query('update products set price = 51.5 where id = $1', [kept.id]);
  const { body } = await shop.http().get('/api/cart').query({ sessionId }).expect(200);
  expect(body).toEqual([
    expect.objectContaining({ quantity: 1, product: expect.objectContaining({ id: kept.id, price: '51.50' }) }),
  ]);
});

it('shows stock and price of this moment, and soon a new name, although it remembers the products', async () => {
  const product = await givenProduct(shop.db, { name: 'Old Name', stockQuantity: 9 });
  const sessionId = newSession();
  await givenCartLine(shop.db, { sessionId, productId: product.id });
  const shown = async (): Promise<Record<string, unknown>> => {
    const { body } = await shop.http().get('/api/cart').query({ sessionId }).expect(200);
    return (body as { product: Record<string, unknown> }[])[0]?.product ?? {};
  };
  expect(await shown()).toMatchObject({ name: 'Old Name', stockQuantity: 9, inStock: true });
  await shop.db.query(`update products set name = 'New Name', price = 12, stock_quantity = 0 where id = $1`, [product.id]);
  expect(await shown()).toMatchObject({ price: '12.00', stockQuantity: 0, inStock: false });
  await eventually(shown, ({ name }) => name === 'New Name');
});

it('answers 429 to the 301st request of a minute from one address', async () => {
  const limited = await openShop({ RATE_LIMITS: 'on' });
  try {
    const sessionId = newSession();
    const statuses = [];
    for (let batch = 0; batch < 6; batch++) {
      const answers = await Promise.all(Array.from({ length: 51 }, () => limited.http().get('/api/cart').query({ sessionId })));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    const rejected = await limited.http().get('/api/cart').query({ sessionId }).expect(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
