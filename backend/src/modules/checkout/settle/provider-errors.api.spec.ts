import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCartLine } from '#test/support/builders/cart.js';
import { givenCart } from '#test/support/builders/order.js';
import { CardShop } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';
import { PaymentDiscrepancy } from '../reconciliation/payment-discrepancy.entity.js';

let cards: CardShop;
beforeAll(async () => {
  cards = await CardShop.open('stripe');
});
afterEach(async () => {
  cards.stripe.faults.clear();
  await expectInvariants(cards.shop.db);
});
afterAll(() => cards.close());

const one = async () => [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
const CREATE = /POST \/v1\/payment_intents$/;
const CAPTURE = /capture$/;

describe('starting a payment while Stripe fails (threat 94)', () => {
  it.each([
    ['fails', { status: 500 }],
    ['refuses', { status: 402 }],
    ['is busy', { status: 429 }],
    ['does not answer', 'cut' as const],
  ])('is 502 when it %s, and can be repeated', async (_name, fault) => {
    const lines = await one();
    const sessionId = await givenCart(cards.shop.db, lines);
    cards.stripe.fail(CREATE, fault, 3);
    const { body } = await cards.begin(sessionId, lines).expect(502);
    expect(body).toMatchObject({ message: 'Failed to create payment intent', code: 'PAYMENT_PROVIDER' });
    cards.stripe.faults.clear();
    await cards.begin(sessionId, lines).expect(201);
  });

  it.each([
    ['the answer is lost', 'cut-after' as const],
    ['its lock is taken', { status: 409 }],
  ])('creates one payment when %s', async (_name, fault) => {
    const lines = await one();
    const before = cards.stripe.payments.intents.size;
    cards.stripe.fail(CREATE, fault);
    await cards.begin(await givenCart(cards.shop.db, lines), lines).expect(201);
    expect(cards.stripe.payments.intents.size).toBe(before + 1);
  });

  it('leaves no payable payment behind when the creation failed although it took effect', async () => {
    const lines = await one();
    const sessionId = await givenCart(cards.shop.db, lines);
    const before = new Set(cards.stripe.payments.intents.keys());
    cards.stripe.fail(CREATE, { status: 500, afterwards: true });
    await cards.begin(sessionId, lines).expect(502);
    const { body } = await cards.begin(sessionId, lines).expect(201);
    const made = [...cards.stripe.payments.intents.values()].filter(({ id }) => !before.has(id));
    expect(made).toHaveLength(2);
    await cards.pay(body.clientSecret);
    await cards.order(sessionId, lines).expect(201);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['requires_payment_method', 'succeeded']);
  });
});

describe('ordering while Stripe fails', () => {
  it('is 503 when the payment cannot be read, and an order later', async () => {
    const lines = await one();
    const { sessionId } = await cards.givenPaid(lines);
    cards.stripe.fail(/^GET/, 'cut', 3);
    const { headers } = await cards.order(sessionId, lines).expect(503);
    expect(headers['retry-after']).toBeDefined();
    cards.stripe.faults.clear();
    await cards.order(sessionId, lines).expect(201);
  });

  it.each([
    ['a 500 that stays under its key', { status: 500 }, 3],
    ['a 500 although it was done', { status: 500, afterwards: true }, 1],
    ['a busy answer', { status: 429 }, 3],
    ['a lost answer', 'cut-after' as const, 1],
    ['a line that is cut', 'cut' as const, 3],
  ])('keeps the order when the capture meets %s, and captures once', async (_name, fault, times) => {
    const lines = await one();
    const { sessionId, intentId } = await cards.givenPaid(lines);
    cards.stripe.fail(CAPTURE, fault, times);
    await cards.order(sessionId, lines).expect(201);
    cards.stripe.faults.clear();
    await cards.jobs.sync({ paymentIntentId: intentId });
    expect(await cards.ordered(sessionId)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed' });
    const captures = cards.stripe.webhooks.events.filter(
      ({ type, data: { object } }) => type === 'payment_intent.succeeded' && object['id'] === intentId,
    );
    expect(captures).toHaveLength(1);
  });
});

describe('voiding an authorization while Stripe fails', () => {
  it.each([
    ['a 500 that stays under its key', { status: 500 }],
    ['a 500 although it was done', { status: 500, afterwards: true }],
    ['a lost answer', 'cut-after' as const],
  ])('releases the money after %s', async (_name, fault) => {
    const lines = await one();
    const { sessionId, intentId } = await cards.givenPaid(lines);
    const more = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
    await givenCartLine(cards.shop.db, { sessionId, productId: more[0]?.product.id ?? '' });
    cards.stripe.fail(/cancel$/, fault);
    await cards.begin(sessionId, [...lines, ...more]).expect(201);
    await cards.jobs.sweep();
    expect(cards.stripe.payments.intent(intentId).status).toBe('canceled');
  });
});

describe('a capture that keeps failing (threat 31)', () => {
  async function givenUncaptured(hours: number) {
    const lines = await one();
    const { sessionId, intentId } = await cards.givenPaid(lines);
    cards.stripe.fail(CAPTURE, { status: 429 }, 100);
    const { body } = await cards.order(sessionId, lines).expect(201);
    await cards.shop.db.query('update orders set created_at = now() - make_interval(hours => $2) where id = $1', [
      body.id,
      hours,
    ]);
    await cards.backdateCheckout(sessionId, `${hours} hours`);
    const productId = lines[0]?.product.id ?? '';
    return { sessionId, intentId, orderId: body.id as string, productId };
  }
  const differences = (paymentIntentId: string) => cards.shop.db.getRepository(PaymentDiscrepancy).findBy({ paymentIntentId });

  it('is repeated for a day', async () => {
    const { sessionId, intentId } = await givenUncaptured(23);
    expect(await cards.jobs.sweep()).toBe(1);
    expect(await cards.ordered(sessionId)).toMatchObject({ status: 'pending', paymentStatus: 'authorized' });
    cards.stripe.faults.clear();
    expect(await cards.jobs.sweep()).toBe(0);
    expect(await cards.ordered(sessionId)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(await differences(intentId)).toEqual([]);
  });

  it('cancels the order after that: nobody is charged, the item is restocked and staff are told', async () => {
    const { sessionId, intentId, orderId, productId } = await givenUncaptured(25);
    expect(await cards.jobs.sweep()).toBe(0);
    expect(await cards.ordered(sessionId)).toMatchObject({ status: 'cancelled', paymentStatus: 'voided' });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'canceled', refunded: 0 });
    expect(await stockOf(cards.shop.db, productId)).toBe(20);
    expect(await differences(intentId)).toMatchObject([
      { kind: 'capture_given_up', orderId, orderCents: 4800, resolvedAt: null },
    ]);
    expect(cards.shop.log()).toContain('an order was cancelled because its payment could not be captured');
    expect((await cards.shop.http().get('/metrics')).text).toMatch(/shop_payment_differences_open [1-9]/);
  });

  it('cancels the order when the authorization has expired, and changes nothing in the next run', async () => {
    const { sessionId, intentId } = await givenUncaptured(1);
    cards.stripe.payments.cancel(intentId, 'automatic');
    await cards.jobs.sync({ paymentIntentId: intentId });
    await cards.jobs.sync({ paymentIntentId: intentId });
    expect(await cards.ordered(sessionId)).toMatchObject({ status: 'cancelled', paymentStatus: 'voided' });
    expect(await differences(intentId)).toMatchObject([{ kind: 'capture_given_up' }]);
  });
});
