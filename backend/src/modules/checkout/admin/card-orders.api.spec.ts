import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { historyOf } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';

describe.each(PROVIDERS)('card orders in the admin, with %s', (provider) => {
  let cards: CardShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    cards = await CardShop.open(provider);
    admin = await asAdmin(cards.shop, { username: 'ada' });
  });
  afterAll(() => cards.close());

  const post = (id: string, what: string, body: object = {}) =>
    cards.shop.http().post(`/api/admin/orders/${id}/${what}`).set(admin).send(body);

  /** One item at $48.00, paid; the stock of its product is then 19. */
  async function givenPaidOrder(): Promise<{ id: string; sessionId: string; productId: string }> {
    const product = await givenProduct(cards.shop.db);
    const { sessionId } = await cards.givenPaid([{ product, quantity: 1 }]);
    const { body } = await cards.order(sessionId, [{ product, quantity: 1 }]).expect(201);
    return { id: body.id as string, sessionId, productId: product.id };
  }
  const toldOfRefund = async (id: string): Promise<number> => {
    const told: unknown[] = await cards.shop.db.query(
      `select id from outbox where topic = 'order.refunded' and payload ->> 'orderId' = $1`,
      [id],
    );
    return told.length;
  };

  it('are refunded in part and then in full at the provider, with one mail each', async () => {
    const { id, sessionId } = await givenPaidOrder();
    const half = await post(id, 'refunds', { amount: '24.00' }).expect(201);
    expect(half.body).toMatchObject({ paymentStatus: 'paid', refundedAmount: '24.00', refundable: '24.00' });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 2_400 });
    const whole = await post(id, 'refunds').expect(201);
    expect(whole.body).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '48.00', refundable: '0.00' });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 4_800 });
    expect(await toldOfRefund(id)).toBe(2);
    expect((await historyOf(cards.shop, id)).slice(3)).toEqual([
      'refund  -> requested by staff ada',
      'refund requested -> done by system',
      'refund  -> requested by staff ada',
      'payment paid -> refunded by system',
      'refund requested -> done by system',
    ]);
  });

  it('never refund more than was paid when two admins refund at the same time', async () => {
    const { id, sessionId } = await givenPaidOrder();
    const answers = await Promise.all([30, 30].map((amount) => post(id, 'refunds', { amount: `${amount}.00` })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 3_000 });
  });

  it('are restocked and refunded, less earlier refunds, when they are cancelled', async () => {
    const { id, sessionId, productId } = await givenPaidOrder();
    await post(id, 'refunds', { amount: '10.00' }).expect(201);
    const { body } = await post(id, 'cancel', { reason: 'Shopper asked' }).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refundedAmount: '48.00' });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 4_800 });
    expect(await stockOf(cards.shop.db, productId)).toBe(20);
    await expectInvariants(cards.shop.db);
  });

  it('are found by their payment', async () => {
    const { id, sessionId } = await givenPaidOrder();
    const [order] = await cards.shop.db.query<{ intent: string }[]>(
      'select payment_intent_id as intent from orders where session_id = $1',
      [sessionId],
    );
    const { body } = await cards.shop.http().get('/api/admin/orders').query({ search: order?.intent }).set(admin).expect(200);
    expect(body.orders.map((found: { id: string }) => found.id)).toEqual([id]);
  });
});
