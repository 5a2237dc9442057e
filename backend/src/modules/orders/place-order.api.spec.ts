import { cartOf } from '../../../test/support/builders/cart.js';
import { givenProduct, stockOf } from '../../../test/support/builders/catalog.js';
import { givenCart, orderBody } from '../../../test/support/builders/order.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('placing an order with a manual method', () => {
  it('turns the cart into an order at the catalogue’s prices', async () => {
    const hoodie = await givenProduct(shop.db, { name: 'Second Dawn Hoodie', price: '68.50', stockQuantity: 5, imageUrl: '/api/images/x.webp' });
    const sessionId = await givenCart(shop.db, [{ product: hoodie, quantity: 2 }]);
    const reserved = await shop.http().post('/api/order-numbers').send({ sessionId }).expect(201);

    const placed = await shop.http().post('/api/orders').send(orderBody(sessionId, [{ product: hoodie, quantity: 2 }], { notes: 'Ring twice' })).expect(201);

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
      status: 'pending',
      paymentStatus: 'unpaid',
      paymentMethod: 'zelle',
      notes: 'Ring twice',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      items: [
        {
          id: expect.any(String),
          productId: hoodie.id,
          quantity: 2,
          priceAtTime: '68.50',
          product: { id: hoodie.id, name: 'Second Dawn Hoodie', imageUrl: '/api/images/x.webp', image: null },
        },
      ],
    });
  });
});
