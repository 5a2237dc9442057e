import { cartOf, newSession } from '#test/support/builders/cart.js';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { countEverything } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('placing an order with a manual method', () => {
  it('turns the cart into an order at the catalogue’s prices', async () => {
    const hoodie = await givenProduct(shop.db, {
      name: 'Second Dawn Hoodie',
      priceCents: 6_850,
      stockQuantity: 5,
      imageUrl: '/api/images/x.webp',
    });
    const sessionId = await givenCart(shop.db, [{ product: hoodie, quantity: 2 }]);
    const reserved = await shop.http().post('/api/order-numbers').send({ sessionId }).expect(201);

    const placed = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(sessionId, [{ product: hoodie, quantity: 2 }], { notes: 'Ring twice' }))
      .expect(201);

    expect(placed.body).toEqual({ id: expect.any(String), orderNumber: reserved.body.orderNumber });
    expect(await stockOf(shop.db, hoodie.id)).toBe(3);
    expect(await cartOf(shop.db, sessionId)).toEqual([]);
    const { body, headers } = await shop.http().get(`/api/orders/${placed.body.id}`).expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).toEqual({
      id: placed.body.id,
      orderNumber: reserved.body.orderNumber,
      customerEmail: 'ada.moore@example.com',
      customerName: 'Ada Moore',
      customerPhone: '410 555 0199',
      shippingAddress: { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21202', country: 'United States' },
      billingAddress: null,
      totalAmount: '137.00',
      taxAmount: '0.00',
      shippingAmount: '0.00',
      discountAmount: '0.00',
      refundedAmount: '0.00',
      receivedAmount: '0.00',
      amountDue: '137.00',
      overpaidAmount: '0.00',
      status: 'pending',
      paymentStatus: 'unpaid',
      paymentMethod: 'zelle',
      notes: 'Ring twice',
      paymentDueAt: expect.any(String),
      paymentSentAt: null,
      paymentInstructions: `To pay, send $137.00 with Zelle to pay@lastingfreedom.example and quote ${reserved.body.orderNumber}.`,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      tracking: null,
      arrival: null,
      charges: [],
      items: [
        {
          id: expect.any(String),
          productId: hoodie.id,
          quantity: 2,
          priceAtTime: '68.50',
          product: { id: hoodie.id, name: 'Second Dawn Hoodie', imageUrl: '/api/images/x.webp', image: null },
          variant: null,
        },
      ],
    });
    const { createdAt, paymentDueAt } = body as { createdAt: string; paymentDueAt: string };
    expect(Date.parse(paymentDueAt) - Date.parse(createdAt)).toBe(24 * 3_600_000);
  });
});

describe('an order that differs from what the shopper saw is rejected and changes nothing', () => {
  it.each([
    ['a total one cent lower', { totalAmount: '47.99' }, undefined],
    ['a total one cent higher', { totalAmount: '48.01' }, undefined],
    ['another quantity', {}, [{ quantity: 2 }]],
    ['no lines', {}, []],
    ['an unknown product', {}, [{ productId: '00000000-0000-4000-8000-000000000000', quantity: 1 }]],
    ['a product id that is none', {}, [{ productId: "1' or 1=1", quantity: 1 }]],
  ])('%s', async (_, orderData, cartItems) => {
    const product = await givenProduct(shop.db, { priceCents: 4_800 });
    const line = { product, quantity: 1 };
    const sessionId = await givenCart(shop.db, [line]);
    const before = await countEverything(shop.db);
    const body = orderBody(sessionId, [line], orderData);
    const sent = cartItems ? { ...body, cartItems: cartItems.map((item) => ({ productId: product.id, ...item })) } : body;

    const answer = await shop.http().post('/api/orders').send(sent).expect(409);

    expect(answer.body).toMatchObject({ message: 'Your cart has changed', code: 'CART_CHANGED', totalAmount: '48.00' });
    expect(await countEverything(shop.db)).toEqual(before);
  });

  it('a price that changed after the shopper saw it; the new total is then accepted', async () => {
    const product = await givenProduct(shop.db, { priceCents: 4_800 });
    const sessionId = await givenCart(shop.db, [{ product, quantity: 2 }]);
    await shop.db.query('update products set price = 50 where id = $1', [product.id]);

    const refused = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(sessionId, [{ product, quantity: 2 }]))
      .expect(409);
    expect(refused.body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '100.00' });

    const seen = orderBody(sessionId, [{ product: { id: product.id, priceCents: 5_000 }, quantity: 2 }]);
    await shop.http().post('/api/orders').send(seen).expect(201);
  });

  it('a product deleted meanwhile', async () => {
    const kept = await givenProduct(shop.db, { priceCents: 1_000 });
    const deleted = await givenProduct(shop.db);
    const lines = [
      { product: kept, quantity: 1 },
      { product: deleted, quantity: 1 },
    ];
    const sessionId = await givenCart(shop.db, lines);
    await shop.db.query('update products set deleted_at = now() where id = $1', [deleted.id]);

    const { body } = await shop.http().post('/api/orders').send(orderBody(sessionId, lines)).expect(409);
    expect(body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '10.00' });
  });

  it('an empty cart: 400 without lines, 409 with lines', async () => {
    const product = await givenProduct(shop.db);
    const none = await shop.http().post('/api/orders').send(orderBody(newSession(), [])).expect(400);
    expect(none.body).toMatchObject({ message: 'Your cart is empty' });
    const some = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(newSession(), [{ product, quantity: 1 }]))
      .expect(409);
    expect(some.body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '0.00' });
  });
});
