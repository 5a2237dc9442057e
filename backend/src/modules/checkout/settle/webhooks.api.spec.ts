import { givenProduct } from '#test/support/builders/catalog.js';
import { CardShop, type PaidCart } from '#test/support/card-shop.js';
import { newEvent, type StripeEvent } from '#test/support/fakes/stripe/webhook-sender.js';
import { expectInvariants } from '#test/support/invariants.js';
import { byTier } from '#test/support/tier.js';

let cards: CardShop;
beforeAll(async () => {
  cards = await CardShop.open('stripe');
});
afterEach(() => expectInvariants(cards.shop.db));
afterAll(() => cards.close());

const givenPaid = async (): Promise<PaidCart> => cards.givenPaid([{ product: await givenProduct(cards.shop.db), quantity: 1 }]);
const deliver = (event: StripeEvent): Promise<number> =>
  cards.stripe.webhooks.send(event, `${cards.shop.origin}/api/webhooks/stripe`);
/** Runs the job that the webhooks' outbox events start. */
const work = (paymentIntentId: string): Promise<void> => cards.jobs.sync({ paymentIntentId });
const eventsOf = (intentId: string): StripeEvent[] =>
  cards.stripe.webhooks.events.filter(
    ({ data: { object } }) => object['id'] === intentId || object['payment_intent'] === intentId,
  );

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [[]] : list.flatMap((one, n) => permutations(list.toSpliced(n, 1)).map((rest) => [one, ...rest]));

/** Every fifth by day: each event is still the first, and the last, of some. */
const PERMUTATIONS = byTier(24, 120);

describe('webhooks', () => {
  it('create the order when the browser has not returned, and capture the payment (threat 23)', async () => {
    const { sessionId, intentId } = await givenPaid();
    for (const event of eventsOf(intentId)) {
      expect(await deliver(event)).toBe(200);
      await work(intentId);
    }
    expect(await cards.ordered(sessionId)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paymentIntentId: intentId,
    });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 0 });
  });

  it(`end in the same state in ${PERMUTATIONS} permutations of 5 events, each delivered twice (threat 25)`, async () => {
    const { sessionId, intentId } = await givenPaid();
    await work(intentId);
    cards.stripe.payments.refund(intentId, 1000);
    const about = { id: intentId, object: 'payment_intent', payment_intent: intentId };
    const types = [
      'payment_intent.amount_capturable_updated',
      'payment_intent.succeeded',
      'charge.captured',
      'charge.refunded',
      'refund.created',
    ];
    for (const order of permutations(types).filter((_, n) => n % (120 / PERMUTATIONS) === 0)) {
      for (const type of order) {
        const event = newEvent(type, about);
        expect(await Promise.all([deliver(event), deliver(event)])).toEqual([200, 200]);
      }
      await work(intentId);
      expect(await cards.ordered(sessionId)).toMatchObject({
        status: 'confirmed',
        paymentStatus: 'paid',
        refundedCents: 1_000,
      });
    }
    expect(await cards.orders(sessionId)).toBe(1);
  }, 300_000);

  it('that arrive 3 days late do not reopen an order (threat 25)', async () => {
    const { sessionId, intentId } = await givenPaid();
    await work(intentId);
    cards.stripe.payments.refund(intentId);
    await work(intentId);
    for (const event of eventsOf(intentId)) {
      expect(await deliver({ ...event, created: event.created - 3 * 86_400 })).toBe(200);
      await work(intentId);
    }
    expect(await cards.ordered(sessionId)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 4_800 });
  });

  it('about payments of another application change nothing', async () => {
    expect(await deliver(newEvent('payment_intent.succeeded', { id: 'pi_of_another_shop' }))).toBe(200);
    await expect(work('pi_of_another_shop')).resolves.toBeUndefined();
  });

  it('of a canceled payment end its checkout, and the next one starts a new payment', async () => {
    const lines = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
    const { sessionId, intentId, clientSecret } = await cards.givenPaid(lines);
    cards.stripe.payments.cancel(intentId, 'automatic');
    await work(intentId);
    await cards.order(sessionId, lines).expect(402);
    const { body } = await cards.begin(sessionId, lines).expect(201);
    expect(body.clientSecret).not.toBe(clientSecret);
  });
});

describe('refunds in the provider’s dashboard (threat 30)', () => {
  async function givenOrder(): Promise<PaidCart & { orderId: string }> {
    const paid = await givenPaid();
    await work(paid.intentId);
    return { ...paid, orderId: (await cards.ordered(paid.sessionId)).id };
  }
  const seen = async (orderId: string) => (await cards.shop.http().get(`/api/orders/${orderId}`).expect(200)).body;
  const tell = async (intentId: string): Promise<void> => {
    for (const event of eventsOf(intentId)) await deliver(event);
    await work(intentId);
  };

  it('in full: the order is refunded', async () => {
    const { intentId, orderId } = await givenOrder();
    cards.stripe.payments.refund(intentId);
    await tell(intentId);
    expect(await seen(orderId)).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '48.00' });
  });

  it('in part: the amount is recorded, and the order stays paid', async () => {
    const { intentId, orderId } = await givenOrder();
    cards.stripe.payments.refund(intentId, 1000);
    await tell(intentId);
    expect(await seen(orderId)).toMatchObject({ paymentStatus: 'paid', refundedAmount: '10.00' });
  });

  it('failed at the bank: the amount is corrected', async () => {
    const { intentId, orderId } = await givenOrder();
    cards.stripe.payments.refund(intentId, 1000);
    const rest = cards.stripe.payments.refund(intentId);
    await tell(intentId);
    expect(await seen(orderId)).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '48.00' });
    cards.stripe.payments.failRefund(rest.id);
    await tell(intentId);
    expect(await seen(orderId)).toMatchObject({ paymentStatus: 'paid', refundedAmount: '10.00' });
  });
});
