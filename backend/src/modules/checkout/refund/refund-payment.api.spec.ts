import { randomUUID } from 'node:crypto';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { RefundPayment } from './refund-payment.js';
import { TrySettleCheckout } from '../settle/try-settle-checkout.js';

describe.each(PROVIDERS)('the payment of an order, with %s', (provider) => {
  let cards: CardShop;
  beforeAll(async () => {
    cards = await CardShop.open(provider);
  });
  afterAll(() => cards.close());

  async function givenPaidOrder(): Promise<{ id: string; paymentIntentId: string; sessionId: string; productId: string }> {
    const product = await givenProduct(cards.shop.db);
    const { sessionId, intentId } = await cards.givenPaid([{ product, quantity: 1 }]);
    const { body } = await cards.order(sessionId, [{ product, quantity: 1 }]).expect(201);
    return { id: body.id, paymentIntentId: intentId, sessionId, productId: product.id };
  }
  const refundPayment = () => cards.shop.app.get(RefundPayment);
  const settleCancelled = (orderId: string) => cards.shop.app.get(TrySettleCheckout).execute({ orderId });
  /** The part of a cancellation that happens before its payment is settled. */
  const cancel = (id: string) => cards.shop.db.query(`update orders set status = 'cancelled' where id = $1`, [id]);

  it('is refunded in part, once per refund, and then in full', async () => {
    const order = await givenPaidOrder();
    const refundId = randomUUID();
    await refundPayment().execute(order, 1000, refundId);
    await refundPayment().execute(order, 1000, refundId);
    expect(await cards.intentOf(order.sessionId)).toEqual({ status: 'succeeded', refunded: 1000 });
    expect(await cards.ordered(order.sessionId)).toMatchObject({ paymentStatus: 'paid', refundedCents: 1_000 });
    await refundPayment().execute(order, 3800, randomUUID());
    expect(await cards.ordered(order.sessionId)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 4_800 });
  });

  it('is never refunded beyond its total by concurrent refunds', async () => {
    const order = await givenPaidOrder();
    const refunds = Array.from({ length: 8 }, () => refundPayment().execute(order, 1000, randomUUID()));
    const outcomes = await Promise.allSettled(refunds);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, details: { code: 'REFUND_REFUSED' } });
    expect(await cards.intentOf(order.sessionId)).toEqual({ status: 'succeeded', refunded: 4000 });
    expect(await cards.ordered(order.sessionId)).toMatchObject({ paymentStatus: 'paid', refundedCents: 4_000 });
  });

  it('is refunded when a paid order is cancelled, less earlier refunds', async () => {
    const order = await givenPaidOrder();
    await refundPayment().execute(order, 1000, randomUUID());
    await cancel(order.id);
    await settleCancelled(order.id);
    await cards.jobs.refundOrVoid({ orderId: order.id });
    expect(await cards.intentOf(order.sessionId)).toEqual({ status: 'succeeded', refunded: 4800 });
    expect(await cards.ordered(order.sessionId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });

  it('is never captured when the order is cancelled before', async () => {
    const order = await givenPaidOrder();
    await cards.shop.db.query(`update orders set payment_status = 'authorized', status = 'cancelled' where id = $1`, [order.id]);
    const back = provider === 'stripe' ? unCapture(order.paymentIntentId) : unCaptureInSandbox(order.paymentIntentId);
    await back;
    await cards.jobs.refundOrVoid({ orderId: order.id });
    expect(await cards.intentOf(order.sessionId)).toEqual({ status: 'canceled', refunded: 0 });
    expect(await cards.ordered(order.sessionId)).toMatchObject({ status: 'cancelled', paymentStatus: 'voided' });
    expect(await stockOf(cards.shop.db, order.productId)).toBe(19);
  });

  const unCapture = (id: string) =>
    Promise.resolve(Object.assign(cards.stripe.payments.intent(id), { status: 'requires_capture' }));
  const unCaptureInSandbox = (id: string) =>
    cards.shop.db.query(`update sandbox_intents set status = 'requires_capture' where id = $1`, [id]);

  it('is not refunded for orders that are not cancelled or were paid manually', async () => {
    const order = await givenPaidOrder();
    await settleCancelled(order.id);
    await settleCancelled(randomUUID());
    expect(await cards.intentOf(order.sessionId)).toEqual({ status: 'succeeded', refunded: 0 });
  });
});

describe('refunds while Stripe fails', () => {
  let cards: CardShop;
  beforeAll(async () => {
    cards = await CardShop.open('stripe');
  });
  afterAll(() => cards.close());

  async function givenPaidOrder(): Promise<{ id: string; paymentIntentId: string }> {
    const lines = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
    const { sessionId, intentId } = await cards.givenPaid(lines);
    const { body } = await cards.order(sessionId, lines).expect(201);
    return { id: body.id, paymentIntentId: intentId };
  }
  const refunded = async (id: string) => (await cards.intent(id)).refunded;

  it.each([
    ['a 500 that stays under the key', { status: 500 }],
    ['a 500 although it was done', { status: 500, afterwards: true }],
    ['an answer that is lost', 'cut-after' as const],
    ['a line that is cut', 'cut' as const],
  ])('are made exactly once despite %s', async (_name, fault) => {
    const order = await givenPaidOrder();
    const refundId = randomUUID();
    cards.stripe.fail(/POST \/v1\/refunds$/, fault);
    await cards.shop.app.get(RefundPayment).execute(order, 1000, refundId);
    await cards.shop.app.get(RefundPayment).execute(order, 1000, refundId);
    expect(await refunded(order.paymentIntentId)).toBe(1000);
  });

  it('answer 503 while it is unreachable, and are made later by the same refund', async () => {
    const order = await givenPaidOrder();
    const refundId = randomUUID();
    cards.stripe.fail(/refunds$/, 'cut', 3);
    await expect(cards.shop.app.get(RefundPayment).execute(order, 1000, refundId)).rejects.toMatchObject({ status: 503 });
    cards.stripe.faults.clear();
    await cards.shop.app.get(RefundPayment).execute(order, 1000, refundId);
    expect(await refunded(order.paymentIntentId)).toBe(1000);
  });
});
