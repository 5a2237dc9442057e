import { givenProduct } from '#test/support/builders/catalog.js';
import { intentBody } from '#test/support/builders/checkout.js';
import { givenCart } from '#test/support/builders/order.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const post = (path: string, body: object) => shop.http().post(`/api/${path}`).send(body);
async function givenSecret(): Promise<string> {
  const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
  const sessionId = await givenCart(shop.db, lines);
  return (await post('create-payment-intent', intentBody(sessionId, lines)).expect(201)).body.clientSecret;
}
const pay = (clientSecret: string, cardNumber: string) => post('sandbox-payments/confirm', { clientSecret, cardNumber });
const told = (clientSecret: string): Promise<unknown[]> =>
  shop.db.query(`select id from outbox where topic = 'payment.updated' and payload ->> 'paymentIntentId' = $1`, [
    clientSecret.split('_secret_')[0],
  ]);

describe('the built-in provider', () => {
  it.each([
    ['4242 4242 4242 4242', 'requires_capture', null],
    ['4000 0000 0000 0002', 'requires_payment_method', 'Your card was declined.'],
    ['4000 0025 0000 3155', 'requires_action', null],
    ['5555 5555 5555 4444', 'requires_payment_method', 'Your card was declined.'],
  ])('answers %s like Stripe’s test cards, and declines all others', async (number, status, message) => {
    await pay(await givenSecret(), number).expect(200, { status, message });
  });

  it('requires a second step, which can fail', async () => {
    const clientSecret = await givenSecret();
    await post('sandbox-payments/authenticate', { clientSecret, approved: true }).expect(409);
    await pay(clientSecret, '4000 0025 0000 3155').expect(200);
    const { body } = await post('sandbox-payments/authenticate', { clientSecret, approved: false }).expect(200);
    expect(body).toEqual({ status: 'requires_payment_method', message: 'We could not authenticate your payment method.' });
    await pay(clientSecret, '4242 4242 4242 4242').expect(200);
  });

  it('announces a payment, except the one whose webhook is suppressed', async () => {
    const [heard, unheard] = [await givenSecret(), await givenSecret()];
    await pay(heard, '4242 4242 4242 4242').expect(200);
    await pay(unheard, '4000 0000 0000 0077').expect(200, { status: 'requires_capture', message: null });
    expect(await told(heard)).toHaveLength(1);
    expect(await told(unheard)).toEqual([]);
  });

  it('requires the client secret, and signs no webhooks', async () => {
    const clientSecret = await givenSecret();
    await pay(
      clientSecret.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      '4242 4242 4242 4242',
    ).expect(404);
    await pay('pi_sandbox_none_secret_none', '4242 4242 4242 4242').expect(404);
    await post('webhooks/stripe', { id: 'evt_1' }).expect(400);
  });
});
