import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { countEverything } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Order } from '../../orders/index.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('values from the browser', () => {
  it('are ignored: prices, status and numbers in the body (threat 2)', async () => {
    const product = await givenProduct(shop.db, { priceCents: 4_800 });
    const sessionId = await givenCart(shop.db, [{ product, quantity: 1 }]);
    const id = '11111111-1111-4111-8111-111111111111';
    const forged = {
      status: 'delivered',
      paymentStatus: 'paid',
      orderNumber: 'ORD-MINE',
      id,
      price: '0.01',
      taxAmount: '-40.00',
      createdAt: '1999-01-01',
      paymentIntentId: 'pi_1',
    };
    const body = orderBody(sessionId, [{ product, quantity: 1 }], forged);
    const sent = {
      ...body,
      ...forged,
      cartItems: body.cartItems.map((item) => ({ ...item, price: '0.01', priceAtTime: '0.01' })),
    };

    const placed = await shop.http().post('/api/orders').send(sent).expect(201);

    const stored = await shop.db
      .getRepository(Order)
      .findOneOrFail({ where: { id: placed.body.id }, relations: { items: true } });
    expect(stored).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      totalAmount: '48.00',
      taxCents: 0,
      paymentIntentId: null,
    });
    expect(stored.items).toEqual([expect.objectContaining({ priceAtTime: '48.00', quantity: 1 })]);
    expect(stored.orderNumber).toMatch(/^ORD-[A-Z2-9]{8}$/);
    expect(stored.id).not.toBe(id);
    expect(stored.createdAt.getFullYear()).toBeGreaterThan(2000);
  });

  it('accepts lines with product objects and an address in flat fields', async () => {
    const product = await givenProduct(shop.db);
    const sessionId = await givenCart(shop.db, [{ product, quantity: 1 }]);
    const { orderData } = orderBody(sessionId, [{ product, quantity: 1 }]);
    const { shippingAddress, ...customer } = orderData;
    const { country: _, ...address } = shippingAddress;
    const sent = {
      orderData: { ...customer, ...address },
      cartItems: [{ id: 'x', product: { id: product.id.toUpperCase(), name: product.name, price: '48.00' }, quantity: 1 }],
    };

    const placed = await shop.http().post('/api/orders').send(sent).expect(201);

    const { body } = await shop.http().get(`/api/orders/${placed.body.id}`).expect(200);
    expect(body.shippingAddress).toEqual(shippingAddress);
  });

  it('stores text unchanged', async () => {
    const product = await givenProduct(shop.db);
    const sessionId = await givenCart(shop.db, [{ product, quantity: 1 }]);
    const said = { customerName: `<script>alert("hi")</script>`, notes: "line one\nline two'; drop table orders; --" };
    const placed = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(sessionId, [{ product, quantity: 1 }], said))
      .expect(201);
    const { body } = await shop.http().get(`/api/orders/${placed.body.id}`).expect(200);
    expect(body).toMatchObject(said);
  });
});

it.each(['card', 'apple-pay'])('%s is rejected with 402 until it is paid', async (paymentMethod) => {
  const product = await givenProduct(shop.db);
  const line = { product, quantity: 1 };
  const sessionId = await givenCart(shop.db, [line]);
  const before = await countEverything(shop.db);
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(sessionId, [line], { paymentMethod }))
    .expect(402);
  expect(body).toMatchObject({ statusCode: 402, message: 'The payment has not been completed' });
  expect(await countEverything(shop.db)).toEqual(before);
});
