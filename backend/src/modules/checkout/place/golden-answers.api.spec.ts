import { givenProduct } from '#test/support/builders/catalog.js';
import { intentBody } from '#test/support/builders/checkout.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The bytes of an answer, with a word for everything that is new in each run. */
const normal = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/ORD-[0-9A-Z]{8}/g, 'NUMBER')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/pi_[^"]+/g, 'SECRET');

const ADDRESS = '{"city":"Baltimore","state":"MD","street":"12 Canal Street","country":"United States","zipCode":"21202"}';
const PRODUCT = '{"id":"ID","name":"Day One Hoodie","imageUrl":null,"image":null}';
const ORDER =
  '{"id":"ID","orderNumber":"NUMBER","customerEmail":"ada.moore@example.com","customerName":"Ada Moore","customerPhone":"410 555 0199",' +
  `"shippingAddress":${ADDRESS},"billingAddress":null,"totalAmount":"96.00","taxAmount":"0.00","shippingAmount":"0.00",` +
  '"discountAmount":"0.00","refundedAmount":"0.00","receivedAmount":"0.00","amountDue":"96.00","overpaidAmount":"0.00",' +
  '"status":"pending","paymentStatus":"unpaid","paymentMethod":"zelle","paymentSentAt":null,"notes":null,"createdAt":"TIME",' +
  '"updatedAt":"TIME","tracking":null,' +
  `"items":[{"id":"ID","productId":"ID","quantity":2,"priceAtTime":"48.00","variant":null,"product":${PRODUCT}}],` +
  '"arrival":null,"paymentDueAt":"TIME",' +
  '"paymentInstructions":"To pay, send $96.00 with Zelle to pay@lastingfreedom.example and quote NUMBER."';

describe('without shipping prices and sales tax', () => {
  it('the answers of the checkout have the bytes of the release before, and the order one empty key at its end', async () => {
    const lines = [{ product: await givenProduct(shop.db, { name: 'Day One Hoodie' }), quantity: 2 }];
    const sessionId = await givenCart(shop.db, lines);
    const intent = await shop.http().post('/api/create-payment-intent').send(intentBody(sessionId, lines)).expect(201);
    expect(normal(intent.text)).toBe(
      '{"clientSecret":"SECRET","mode":"sandbox","publishableKey":null,"status":"requires_payment_method"}',
    );
    const wrong = orderBody(sessionId, lines, { totalAmount: '1.00' });
    const changed = await shop.http().post('/api/orders').send(wrong).expect(409);
    expect(changed.text).toContain('"code":"CART_CHANGED"');
    expect(changed.text).toContain('"totalAmount":"96.00"');
    const placed = await shop.http().post('/api/orders').send(orderBody(sessionId, lines)).expect(201);
    expect(normal(placed.text)).toBe('{"id":"ID","orderNumber":"NUMBER"}');
    const order = await shop.http().get(`/api/orders/${placed.body.id}`).expect(200);
    expect(normal(order.text)).toBe(`${ORDER},"charges":[]}`);
  });

  it('an order has no charges, whatever rate and locale it asks for', async () => {
    const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
    const body = orderBody(await givenCart(shop.db, lines), lines, { shippingRateId: 'express', locale: 'en-GB' });
    const { body: placed } = await shop.http().post('/api/orders').send(body).expect(201);
    const admin = await asAdmin(shop);
    const { body: order } = await shop.http().get(`/api/admin/orders/${placed.id}`).set(admin).expect(200);
    expect(order).toMatchObject({ totalAmount: '48.00', charges: [], locale: 'en-GB', shipState: 'MD' });
    expect(await shop.db.query('select id from order_charges')).toEqual([]);
  });
});
