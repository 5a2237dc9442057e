import { cartOf } from '#test/support/builders/cart.js';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart } from '#test/support/builders/order.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';
import { Checkout } from '../checkout.entity.js';

describe.each(PROVIDERS)('paying by card with %s', (provider) => {
  let cards: CardShop;
  beforeAll(async () => {
    cards = await CardShop.open(provider);
  });
  afterEach(() => expectInvariants(cards.shop.db));
  afterAll(() => cards.close());

  const one = async (over = {}) => [{ product: await givenProduct(cards.shop.db, over), quantity: 1 }];
  const seen = async (id: string) => (await cards.shop.http().get(`/api/orders/${id}`).expect(200)).body;

  it('creates one paid and confirmed order from the checkout, and captures once', async () => {
    const product = await givenProduct(cards.shop.db, { stockQuantity: 5, priceCents: 6_850 });
    const lines = [{ product, quantity: 2 }];
    const sessionId = await givenCart(cards.shop.db, lines);
    const { body, headers } = await cards.begin(sessionId, lines).expect(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      mode: provider,
      publishableKey: provider === 'stripe' ? 'pk_test_fake' : null,
      status: 'requires_payment_method',
    });
    expect(await stockOf(cards.shop.db, product.id)).toBe(5);
    expect(await cards.pay(body.clientSecret)).toBe('requires_capture');

    const placed = await cards.order(sessionId, lines).expect(201);

    expect(placed.body).toEqual({ id: expect.any(String), orderNumber: expect.stringMatching(/^ORD-/) });
    const order = await seen(placed.body.id);
    expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', totalAmount: '137.00', paymentMethod: 'card' });
    expect(JSON.stringify(order)).not.toMatch(/pi_|session-/);
    expect(await stockOf(cards.shop.db, product.id)).toBe(3);
    expect(await cartOf(cards.shop.db, sessionId)).toEqual([]);
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 0 });
    expect(cards.shop.log()).not.toMatch(/_secret_|sk_test|whsec_/);
  });

  it('continues the same payment after a decline and an authentication', async () => {
    const lines = await one();
    const sessionId = await givenCart(cards.shop.db, lines);
    const { body } = await cards.begin(sessionId, lines).expect(201);
    expect(await cards.pay(body.clientSecret, 'declined')).toBe('requires_payment_method');
    await cards.order(sessionId, lines).expect(402);
    expect(await cards.pay(body.clientSecret, '3d-secure')).toBe('requires_action');
    await cards.order(sessionId, lines).expect(402);
    await cards.authenticate(body.clientSecret, true);
    const again = await cards.begin(sessionId, lines).expect(201);
    expect(again.body).toMatchObject({ clientSecret: body.clientSecret, status: 'requires_capture' });
    await cards.order(sessionId, lines).expect(201);
  });

  it('orders what was paid although the cart has changed, and returns the same order again (threat 7)', async () => {
    const lines = await one();
    const { sessionId } = await cards.givenPaid(lines);
    const extra = await givenProduct(cards.shop.db);
    await cards.post('cart', { sessionId, productId: extra.id, quantity: 1 }).expect(201);

    const first = await cards.order(sessionId, [...lines, { product: extra, quantity: 1 }]).expect(201);
    const second = await cards.order(sessionId, lines).expect(201);

    expect(second.body).toEqual(first.body);
    expect(await seen(first.body.id)).toMatchObject({ totalAmount: '48.00', items: [{ productId: lines[0]?.product.id }] });
    expect(await cartOf(cards.shop.db, sessionId)).toEqual([{ productId: extra.id, quantity: 1 }]);
  });

  it('charges the price that was shown when the payment was started, and the new one in the next checkout (threat 10)', async () => {
    const lines = await one();
    const { sessionId } = await cards.givenPaid(lines);
    await cards.shop.db.query(`update products set price = '99.00' where id = $1`, [lines[0]?.product.id]);
    const { body } = await cards.order(sessionId, lines).expect(201);
    expect(await seen(body.id)).toMatchObject({ totalAmount: '48.00', items: [{ priceAtTime: '48.00' }] });
    const next = await givenCart(cards.shop.db, lines);
    expect((await cards.begin(next, lines).expect(409)).body).toMatchObject({ code: 'CART_CHANGED', totalAmount: '99.00' });
  });

  it('finds a payment without a returning browser or a webhook (threat 23)', async () => {
    const { sessionId } = await cards.givenPaid(await one());
    await cards.backdateCheckout(sessionId, '3 minutes');
    expect(await cards.jobs.sweep()).toBe(0);
    expect(await cards.ordered(sessionId)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  it('resolves the order by the client secret, and nothing by a wrong one (threat 24)', async () => {
    const { sessionId, clientSecret } = await cards.givenPaid(await one());
    const wrong = clientSecret.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    await cards.post('payments/resolve', { clientSecret: wrong }).expect(404);
    await cards.post('payments/resolve', { clientSecret: 'pi_x' }).expect(400);
    expect(await cards.orders(sessionId)).toBe(0);
    const { body } = await cards.post('payments/resolve', { clientSecret }).expect(200);
    const again = await cards.post('payments/resolve', { clientSecret }).expect(200);
    expect(again.body).toEqual(body);
    expect(await cards.ordered(sessionId)).toMatchObject({ id: body.id });
  });

  it('charges nobody when the product sells out in the meantime', async () => {
    const lines = await one({ name: 'Gone Cap' });
    const { sessionId } = await cards.givenPaid(lines);
    await cards.shop.db.query('update products set stock_quantity = 0 where id = $1', [lines[0]?.product.id]);
    const { body } = await cards.order(sessionId, lines).expect(409);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Gone Cap is sold out, you were not charged' });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'canceled', refunded: 0 });
    await cards.order(sessionId, lines).expect(409);
  });

  it('refunds a captured payment when the product is sold out', async () => {
    const lines = await one();
    const { sessionId, intentId } = await cards.givenPaid(lines);
    if (provider === 'stripe') cards.stripe.payments.capture(intentId);
    else await cards.shop.db.query(`update sandbox_intents set status = 'succeeded' where id = $1`, [intentId]);
    await cards.shop.db.query('update products set stock_quantity = 0 where id = $1', [lines[0]?.product.id]);
    await cards.order(sessionId, lines).expect(409);
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 4800 });
  });

  it('replaces the payment when the cart has changed: the earlier one can no longer be paid', async () => {
    const product = await givenProduct(cards.shop.db);
    const sessionId = await givenCart(cards.shop.db, [{ product, quantity: 1 }]);
    const first = await cards.begin(sessionId, [{ product, quantity: 1 }]).expect(201);
    await cards.shop.db.query('update cart_items set quantity = 2 where session_id = $1', [sessionId]);
    const second = await cards.begin(sessionId, [{ product, quantity: 2 }]).expect(201);
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    expect(await cards.pay(first.body.clientSecret)).toBe('refused');
    expect(await cards.pay(second.body.clientSecret)).toBe('requires_capture');
    await cards.order(sessionId, [{ product, quantity: 2 }]).expect(201);
  });

  it('releases a payment that was not paid within an hour', async () => {
    const lines = await one();
    const sessionId = await givenCart(cards.shop.db, lines);
    const { body } = await cards.begin(sessionId, lines).expect(201);
    await cards.backdateCheckout(sessionId, '2 hours');
    expect(await cards.jobs.sweep()).toBe(0);
    expect(await cards.shop.db.getRepository(Checkout).findOneByOrFail({ sessionId })).toMatchObject({
      status: 'expired',
      releasedAt: expect.any(Date),
    });
    expect(await cards.pay(body.clientSecret)).toBe('refused');
  });
});
