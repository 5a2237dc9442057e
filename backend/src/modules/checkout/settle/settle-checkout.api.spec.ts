import { DefinedQuery } from '#platform/database/define-query.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart } from '#test/support/builders/order.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { PaymentGateway } from '../../payments/index.js';

describe.each(PROVIDERS)('settling one checkout with %s', (provider) => {
  let cards: CardShop;
  beforeAll(async () => {
    cards = await CardShop.open(provider);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => cards.close());

  const one = async () => [{ product: await givenProduct(cards.shop.db), quantity: 1 }];

  /** Reads of the checkout's row (without the lock of the transaction that places the order), and calls of the provider. */
  async function countedIn(work: () => Promise<unknown>) {
    const reads = jest.spyOn(DefinedQuery.prototype, 'first');
    const gateway = cards.shop.app.get(PaymentGateway);
    const calls = (['retrieve', 'capture', 'cancel', 'refund'] as const).map(
      (name) => [name, jest.spyOn(gateway, name)] as const,
    );
    await work();
    const names = reads.mock.contexts.map((context) => (context as DefinedQuery<unknown[], unknown>).name);
    const readsOf = (query: RegExp): number => names.filter((name) => query.test(name)).length;
    const called = calls.flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [`${name} ${mock.calls.length}`] : []));
    const counts = { checkout: readsOf(/^checkout\.by-/), order: readsOf(/^orders\.payment$/), called };
    jest.restoreAllMocks();
    return counts;
  }

  it('reads the checkout and its order once per step, and asks the provider once until it has changed the payment', async () => {
    const { sessionId, intentId } = await cards.givenPaid(await one());
    // Steps: place, capture, mark-paid, done. The answer of the capture is the payment of the next step.
    expect(await countedIn(() => cards.jobs.sync({ paymentIntentId: intentId }))).toEqual({
      checkout: 4,
      order: 3,
      called: ['retrieve 1', 'capture 1'],
    });
    expect(await cards.ordered(sessionId)).toMatchObject({ paymentStatus: 'paid' });
    expect(await countedIn(() => cards.jobs.sync({ paymentIntentId: intentId }))).toEqual({
      checkout: 1,
      order: 1,
      called: ['retrieve 1'],
    });
  });

  it('asks once more only because a refund does not answer with the payment', async () => {
    const { sessionId, intentId } = await cards.givenPaid(await one());
    await cards.jobs.sync({ paymentIntentId: intentId });
    const { id } = await cards.ordered(sessionId);
    await cards.shop.db.query(`update orders set status = 'cancelled' where id = $1`, [id]);
    // Steps: refund, record-refunds, done.
    expect(await countedIn(() => cards.jobs.refundOrVoid({ orderId: id }))).toEqual({
      checkout: 3,
      order: 3,
      called: ['retrieve 3', 'refund 1'],
    });
  });

  it('does not ask about a checkout that is closed', async () => {
    const lines = await one();
    const { intentId } = await cards.givenPaid(lines);
    await cards.shop.db.query(`update checkouts set status = 'expired' where payment_intent_id = $1`, [intentId]);
    // Steps: void, release, done.
    expect(await countedIn(() => cards.jobs.sync({ paymentIntentId: intentId }))).toEqual({
      checkout: 3,
      order: 0,
      called: ['retrieve 1', 'cancel 1'],
    });
    expect(await countedIn(() => cards.jobs.sync({ paymentIntentId: intentId }))).toEqual({ checkout: 1, order: 0, called: [] });
  });

  it('waits while nobody has paid, and ignores payments of other applications', async () => {
    const lines = await one();
    const sessionId = await givenCart(cards.shop.db, lines);
    const { body } = await cards.begin(sessionId, lines).expect(201);
    const [paymentIntentId] = body.clientSecret.split('_secret_');
    expect(await countedIn(() => cards.jobs.sync({ paymentIntentId }))).toEqual({
      checkout: 1,
      order: 0,
      called: ['retrieve 1'],
    });
    expect(await countedIn(() => cards.jobs.sync({ paymentIntentId: 'pi_of_another_application' }))).toEqual({
      checkout: 1,
      order: 0,
      called: [],
    });
  });
});
