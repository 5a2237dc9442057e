import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';

describe.each(PROVIDERS)('refunding and cancelling card orders, with %s', (provider) => {
  let cards: CardShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    cards = await CardShop.open(provider);
    admin = await asAdmin(cards.shop);
  });
  afterEach(() => expectInvariants(cards.shop.db));
  afterAll(() => cards.close());

  async function givenPaidOrder() {
    const lines = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
    const { sessionId, intentId } = await cards.givenPaid(lines);
    const { body } = await cards.order(sessionId, lines).expect(201);
    return { id: body.id as string, sessionId, intentId, productId: lines[0]?.product.id ?? '' };
  }
  const act = (id: string, what: string, body: object = {}) =>
    cards.shop.http().post(`/api/admin/orders/${id}/${what}`).set(admin).send(body);
  const told = async (id: string, topic: string): Promise<number> =>
    (await cards.shop.db.query(`select id from outbox where topic = $2 and payload ->> 'orderId' = $1`, [id, topic])).length;

  it('refunds a part and then the rest, and the shopper’s page shows it', async () => {
    const { id, sessionId } = await givenPaidOrder();
    const half = await act(id, 'refunds', { amount: '24.00' }).expect(201);
    expect(half.body).toMatchObject({ paymentStatus: 'paid', refundedAmount: '24.00' });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 2400 });
    await act(id, 'refunds').expect(201);
    const { body } = await cards.shop.http().get(`/api/orders/${id}`).expect(200);
    expect(body).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '48.00' });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 4800 });
    expect(await told(id, 'order.refunded')).toBe(2);
  });

  it('accepts one of two concurrent refunds of 30 dollars of 48', async () => {
    const { id, sessionId } = await givenPaidOrder();
    const both = await Promise.all([1, 2].map(() => act(id, 'refunds', { amount: '30.00' })));
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 3000 });
    expect(await cards.ordered(sessionId)).toMatchObject({ refundedCents: 3_000, paymentStatus: 'paid' });
  });

  it('refunds and restocks a cancelled order, and publishes it once', async () => {
    const { id, sessionId, productId } = await givenPaidOrder();
    await act(id, 'refunds', { amount: '8.00' }).expect(201);
    await act(id, 'cancel', { reason: 'The shopper asked' }).expect(200);
    await cards.jobs.refundOrVoid({ orderId: id });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 4800 });
    expect(await cards.ordered(sessionId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refundedCents: 4_800,
    });
    expect(await stockOf(cards.shop.db, productId)).toBe(20);
    expect(await told(id, 'order.cancelled')).toBe(1);
  });

  it('refunds exactly what was paid when cancelling races with refunding, 10 times', async () => {
    for (let n = 0; n < 10; n++) {
      const { id, sessionId } = await givenPaidOrder();
      const moves = [act(id, 'refunds', { amount: '18.00' }), act(id, 'cancel')];
      const answers = await Promise.all(n % 2 === 0 ? moves : moves.toReversed());
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await cards.jobs.refundOrVoid({ orderId: id });
      expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 4800 });
      expect(await cards.ordered(sessionId)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 4_800 });
    }
  }, 180_000);
});

describe('refunding and cancelling while Stripe fails', () => {
  let cards: CardShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    cards = await CardShop.open('stripe');
    admin = await asAdmin(cards.shop);
  });
  afterEach(() => {
    cards.stripe.faults.clear();
    return expectInvariants(cards.shop.db);
  });
  afterAll(() => cards.close());

  const act = (id: string, what: string) => cards.shop.http().post(`/api/admin/orders/${id}/${what}`).set(admin).send({});

  it('charges nobody for a cancelled order whose payment was only authorized, also when Stripe is told later', async () => {
    const lines = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
    const { sessionId } = await cards.givenPaid(lines);
    cards.stripe.fail(/(capture|cancel)$/, { status: 429 }, 20);
    const { body } = await cards.order(sessionId, lines).expect(201);
    await act(body.id, 'cancel').expect(200);
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'requires_capture', refunded: 0 });
    cards.stripe.faults.clear();
    await cards.jobs.refundOrVoid({ orderId: body.id });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'canceled', refunded: 0 });
    expect(await cards.ordered(sessionId)).toMatchObject({ status: 'cancelled', paymentStatus: 'voided' });
    expect(await stockOf(cards.shop.db, lines[0]?.product.id ?? '')).toBe(20);
  });

  it('refunds the rest after a refund that was made in the dashboard', async () => {
    const lines = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
    const { sessionId, intentId } = await cards.givenPaid(lines);
    const { body } = await cards.order(sessionId, lines).expect(201);
    cards.stripe.payments.refund(intentId, 2000);
    expect((await act(body.id, 'refunds').expect(409)).body).toMatchObject({ code: 'REFUND_REFUSED' });
    await cards.jobs.sync({ paymentIntentId: intentId });
    await act(body.id, 'refunds').expect(201);
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 4800 });
    expect(await cards.ordered(sessionId)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 4_800 });
  });
});
