import { randomUUID } from 'node:crypto';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('GET /api/orders/{id}', () => {
  it('shows the products as they were sold, after they were renamed, repriced and deleted', async () => {
    const product = await givenProduct(shop.db, {
      name: 'Dawn Cap',
      priceCents: 2_400,
      imageUrl: '/api/images/9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d.webp',
    });
    await shop.db.query(
      `insert into stored_files (name, kind, content_type, byte_size, width, height, color)
       values ('9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d.webp', 'image', 'image/webp', 10, 800, 1000, '#aabbcc')`,
    );
    const lines = [{ product, quantity: 3 }];
    const sessionId = await givenCart(shop.db, lines);
    const placed = await shop.http().post('/api/orders').send(orderBody(sessionId, lines)).expect(201);
    await shop.db.query(`update products set name = 'Dusk Cap', price = 99, image_url = null, deleted_at = now() where id = $1`, [
      product.id,
    ]);

    const { body } = await shop.http().get(`/api/orders/${placed.body.id}`).expect(200);

    expect(body).toMatchObject({ totalAmount: '72.00' });
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        productId: product.id,
        quantity: 3,
        priceAtTime: '24.00',
        variant: null,
        product: {
          id: product.id,
          name: 'Dawn Cap',
          imageUrl: product.imageUrl,
          image: { width: 800, height: 1000, color: '#aabbcc' },
        },
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/session|intent|fingerprint/i);
  });

  it('answers a malformed id exactly like an unknown one, and finds nothing by order number (threats 35 and 36)', async () => {
    const product = await givenProduct(shop.db);
    const lines = [{ product, quantity: 1 }];
    const placed = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(await givenCart(shop.db, lines), lines))
      .expect(201);
    for (const id of [
      randomUUID(),
      '1',
      'undefined',
      '%00',
      "1' or '1'='1",
      placed.body.orderNumber,
      `${placed.body.id}x`,
      'é'.repeat(50),
    ]) {
      const { body, headers } = await shop
        .http()
        .get(`/api/orders/${encodeURI(id).replace('%2500', '%00')}`)
        .expect(404);
      expect(body).toEqual({ statusCode: 404, message: 'Order not found', requestId: expect.any(String) });
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

it('reads, orders and reservations are each limited to 60 a minute per address (threat 35)', async () => {
  const limited = await openShop({ RATE_LIMITS: 'on' });
  try {
    const calls = [
      () => limited.http().get(`/api/orders/${randomUUID()}`),
      () => limited.http().post('/api/orders').send({}),
      () => limited.http().post('/api/order-numbers').send({}),
    ];
    for (const call of calls) {
      const answers = await Promise.all(Array.from({ length: 65 }, call));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    }
  } finally {
    await limited.close();
  }
});
