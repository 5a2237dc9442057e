import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';
import { Checkout } from '../checkout.entity.js';
import { byTier } from '#test/support/tier.js';

const METHODS = ['card', 'apple-pay', 'venmo', 'cashapp', 'zelle'] as const;
const CARDS = ['card', 'apple-pay'] as const;

describe.each(PROVIDERS)('one session, one order, with %s', (provider) => {
  let cards: CardShop;
  beforeAll(async () => {
    cards = await CardShop.open(provider);
  });
  afterEach(() => expectInvariants(cards.shop.db));
  afterAll(() => cards.close());

  const one = async () => [{ product: await givenProduct(cards.shop.db), quantity: 1 }];

  it.each(CARDS.flatMap((begun) => METHODS.map((said) => [begun, said] as const)))(
    'paid by %s, requested by %s: the payment wins (threat 9)',
    async (begun, said) => {
      const lines = await one();
      const sessionId = await givenCart(cards.shop.db, lines);
      const { body } = await cards.begin(sessionId, lines, { paymentMethod: begun }).expect(201);
      await cards.pay(body.clientSecret);

      const first = await cards.order(sessionId, lines, { paymentMethod: said }).expect(201);
      const second = await cards.order(sessionId, lines).expect(201);

      expect(second.body).toEqual(first.body);
      expect(await cards.orders(sessionId)).toBe(1);
      expect(await cards.ordered(sessionId)).toMatchObject({ paymentMethod: begun, paymentStatus: 'paid' });
      expect(await stockOf(cards.shop.db, lines[0]?.product.id ?? '')).toBe(19);
    },
  );

  it.each(CARDS.flatMap((begun) => METHODS.slice(2).map((said) => [begun, said] as const)))(
    'started by %s and not paid, requested by %s: the order is manual, and the card can no longer be charged (threat 9)',
    async (begun, said) => {
      const lines = await one();
      const sessionId = await givenCart(cards.shop.db, lines);
      const { body } = await cards.begin(sessionId, lines, { paymentMethod: begun }).expect(201);

      await cards.order(sessionId, lines, { paymentMethod: said }).expect(201);

      expect(await cards.ordered(sessionId)).toMatchObject({ paymentMethod: said, paymentStatus: 'unpaid' });
      const { status, paymentIntentId } = await cards.shop.db.getRepository(Checkout).findOneByOrFail({ sessionId });
      expect(status).toBe('superseded');
      await cards.jobs.sync({ paymentIntentId: paymentIntentId ?? '' });
      expect(await cards.pay(body.clientSecret)).toBe('refused');
    },
  );

  it('an unknown method is 400, even after a payment', async () => {
    const lines = await one();
    const { sessionId } = await cards.givenPaid(lines);
    await cards.order(sessionId, lines, { paymentMethod: 'bitcoin' }).expect(400);
    expect(await cards.orders(sessionId)).toBe(0);
  });

  it('racing manual and card payments create one order each, every time', async () => {
    for (let n = 0; n < byTier(6, 20); n++) {
      const lines = await one();
      const sessionId = await givenCart(cards.shop.db, lines);
      const { body } = await cards.begin(sessionId, lines).expect(201);
      const paying = async () => {
        await cards.pay(body.clientSecret);
        return (await cards.order(sessionId, lines)).status;
      };
      const byHand = async () => (await cards.order(sessionId, lines, { paymentMethod: 'zelle' })).status;
      const statuses = await Promise.all(n % 2 === 0 ? [paying(), byHand()] : [byHand(), paying()]);
      await cards.jobs.sweep();
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await cards.orders(sessionId)).toBe(1);
      const { paymentMethod } = await cards.ordered(sessionId);
      expect((await cards.intentOf(sessionId)).status).toBe(paymentMethod === 'card' ? 'succeeded' : 'canceled');
    }
  }, 180_000);

  describe('the Idempotency-Key of a card order (threat 22)', () => {
    const post = (key: string, body: object) => cards.post('orders', body).set('idempotency-key', key);

    it('returns the same response to the same request, and 422 to another one', async () => {
      const lines = await one();
      const { sessionId } = await cards.givenPaid(lines);
      const body = orderBody(sessionId, lines, { paymentMethod: 'card' });
      const answers = await Promise.all(Array.from({ length: 5 }, () => post('k-1', body).expect(201)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      const other = orderBody(sessionId, lines, { paymentMethod: 'card', customerName: 'Someone Else' });
      expect((await post('k-1', other).expect(422)).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      expect((await post('k-2', other).expect(201)).body).toEqual(answers[0]?.body);
    });

    it('saves no error: a request that was not paid can be sent again', async () => {
      const lines = await one();
      const sessionId = await givenCart(cards.shop.db, lines);
      const { body } = await cards.begin(sessionId, lines).expect(201);
      const order = orderBody(sessionId, lines, { paymentMethod: 'card' });
      await post('k-3', order).expect(402);
      await cards.pay(body.clientSecret);
      await post('k-3', order).expect(201);
      await cards.shop.db.query(`update checkouts set updated_at = now() - interval '1 day' where session_id = $1`, [sessionId]);
      await post('k-3', order).expect(201);
    });
  });
});

describe('card testers (threat 33)', () => {
  let cards: CardShop;
  beforeAll(async () => {
    cards = await CardShop.open('stripe', { RATE_LIMITS: 'on' });
  });
  afterAll(() => cards.close());

  it('are limited to 5 payments a minute per session and 60 calls a minute per address', async () => {
    const product = await givenProduct(cards.shop.db);
    const sessionId = await givenCart(cards.shop.db, [{ product, quantity: 1 }]);
    const begin = async (quantity: number) => {
      await cards.shop.db.query('update cart_items set quantity = $2 where session_id = $1', [sessionId, quantity]);
      return cards.begin(sessionId, [{ product, quantity }]);
    };
    for (let n = 1; n <= 5; n++) expect((await begin(n)).status).toBe(201);
    const sixth = await begin(6);
    expect(sixth.status).toBe(429);
    expect(sixth.body).toMatchObject({ code: 'TOO_MANY_PAYMENTS' });
    expect(sixth.headers['retry-after']).toBe('60');
    expect((await begin(5)).status).toBe(201);
    expect(cards.stripe.payments.intents.size).toBe(5);

    const rest = await Promise.all(Array.from({ length: 60 }, () => begin(5)));
    expect(rest.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(cards.stripe.payments.intents.size).toBe(5);
  });
});
