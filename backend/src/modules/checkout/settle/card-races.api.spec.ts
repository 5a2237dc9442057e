import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart } from '#test/support/builders/order.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';
import { PaymentGateway } from '../../payments/index.js';
import { Checkout } from '../checkout.entity.js';

describe.each(PROVIDERS)('concurrent card payments with %s', (provider) => {
  let cards: CardShop;
  beforeAll(async () => {
    cards = await CardShop.open(provider);
  });
  afterEach(() => expectInvariants(cards.shop.db));
  afterAll(() => cards.close());

  it('20 requests, the webhook, the return page and the sweeper create one order together', async () => {
    const product = await givenProduct(cards.shop.db, { stockQuantity: 10 });
    const lines = [{ product, quantity: 1 }];
    const { sessionId, clientSecret, intentId } = await cards.givenPaid(lines);
    await cards.backdateCheckout(sessionId, '3 minutes');

    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => cards.order(sessionId, lines)),
      cards.post('payments/resolve', { clientSecret }),
      cards.jobs.sync({ paymentIntentId: intentId }),
      cards.jobs.sync({ paymentIntentId: intentId }),
      cards.jobs.sweep(),
    ]);

    const bodies = answers.flatMap((answer) => (typeof answer === 'object' ? [JSON.stringify(answer.body)] : []));
    expect(bodies).toHaveLength(21);
    expect(new Set(bodies).size).toBe(1);
    expect(await cards.orders(sessionId)).toBe(1);
    expect(await stockOf(cards.shop.db, product.id)).toBe(9);
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 0 });
  });

  it('the last item goes to one of 12 paid checkouts, and nobody else is charged (threat 17)', async () => {
    const product = await givenProduct(cards.shop.db, { stockQuantity: 1, name: 'Last Cap' });
    const lines = [{ product, quantity: 1 }];
    const buyers: { sessionId: string }[] = [];
    for (let n = 0; n < 12; n++) buyers.push(await cards.givenPaid(lines));

    const answers = await Promise.all(buyers.map(({ sessionId }) => cards.order(sessionId, lines)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(11);
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Last Cap is sold out, you were not charged' });
    }
    const intents = await Promise.all(buyers.map(({ sessionId }) => cards.intentOf(sessionId)));
    expect(intents.map(({ status }) => status).toSorted()).toEqual([...Array(11).fill('canceled'), 'succeeded']);
    expect(await stockOf(cards.shop.db, product.id)).toBe(0);
  });

  it('a buyer who is too late reads so, also when the payment is voided between two reads of the request', async () => {
    const product = await givenProduct(cards.shop.db, { stockQuantity: 1 });
    const lines = [{ product, quantity: 1 }];
    const { sessionId, intentId } = await cards.givenPaid(lines);
    await cards.shop.db.query('update products set stock_quantity = 0 where id = $1', [product.id]);
    const gateway = cards.shop.app.get(PaymentGateway);
    const retrieve = gateway.retrieve.bind(gateway);
    const racing = jest.spyOn(gateway, 'retrieve').mockImplementationOnce(async (id) => {
      await cards.jobs.sync({ paymentIntentId: intentId });
      return retrieve(id);
    });
    const { status, body } = await cards.order(sessionId, lines);
    racing.mockRestore();
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'OUT_OF_STOCK' });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'canceled', refunded: 0 });
  });

  it('10 parallel starts create one checkout and one payment', async () => {
    const lines = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
    const sessionId = await givenCart(cards.shop.db, lines);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cards.begin(sessionId, lines)));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await cards.shop.db.getRepository(Checkout).countBy({ sessionId })).toBe(1);
  });

  it('expiring and paying at the same time, 30 times, has one outcome each (threat 32)', async () => {
    const product = await givenProduct(cards.shop.db, { stockQuantity: 100 });
    const lines = [{ product, quantity: 1 }];
    let sold = 0;
    for (let n = 0; n < 30; n++) {
      const sessionId = await givenCart(cards.shop.db, lines);
      const { body } = await cards.begin(sessionId, lines).expect(201);
      await cards.backdateCheckout(sessionId, '2 hours');
      const paying = async () => {
        await cards.pay(body.clientSecret);
        return (await cards.order(sessionId, lines)).status;
      };
      const [status] = await Promise.all(
        n % 2 === 0 ? [paying(), cards.jobs.sweep()] : [paying(), cards.jobs.sweep(), cards.jobs.sweep()],
      );
      await cards.jobs.sweep();
      const ordered = await cards.orders(sessionId);
      expect([201, 402, 409]).toContain(status);
      expect(ordered).toBe(status === 201 ? 1 : 0);
      expect((await cards.intentOf(sessionId)).status).toBe(ordered === 1 ? 'succeeded' : 'canceled');
      sold += ordered;
    }
    expect(await stockOf(cards.shop.db, product.id)).toBe(100 - sold);
  }, 180_000);
});
