import { newSession } from '#test/support/builders/cart.js';
import { orderBody } from '#test/support/builders/order.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('POST /api/orders answers 400 with the first message, and every invalid field for the form', async () => {
  const address = { street: '12 Canal Street', city: '', state: 'MD', zipCode: '21202' };
  const body = orderBody(newSession(), [], { customerName: '', shippingAddress: address });
  const answer = await shop.http().post('/api/orders').send(body).expect(400);
  expect(answer.body).toMatchObject({ statusCode: 400, message: 'Name must be at least 2 characters', code: 'INVALID' });
  expect(answer.body.errors).toEqual({
    'orderData.customerName': 'Name must be at least 2 characters',
    'orderData.shippingAddress.city': 'City is required',
  });
});
