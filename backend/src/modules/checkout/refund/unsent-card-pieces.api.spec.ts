import { givenCart } from '#test/support/builders/order.js';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { itemsOf } from '#test/support/builders/shared-order.js';
import { BALTIMORE, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { AppError } from '#platform/app-error.js';
import type { AdminOrderView } from '../../orders/index.js';
import { RefundPayment } from './refund-payment.js';
import { SettleUncertainRefunds } from './settle-uncertain-refunds.js';

describe.each(PROVIDERS)('pieces of a card order that are refunded and not sent, over %s', (provider) => {
  let cards: CardShop;
  let admin: { authorization: string };
  let units: Map<string, number>;
  beforeAll(async () => {
    cards = await CardShop.open(provider);
    admin = await asAdmin(cards.shop, { username: 'ada' });
    await givenPrices(cards.shop);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await expectInvariants(cards.shop.db, units);
  });
  afterAll(() => cards.close());

  const post = (id: string, path: string, body: object) =>
    cards.shop.http().post(`/api/admin/orders/${id}/${path}`).set(admin).send(body);
  const read = async (id: string): Promise<AdminOrderView> =>
    (await cards.shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;
  const unsent = ({ items }: AdminOrderView) => items[0]?.notSent;

  /** Two caps for $20.00, $6.00 of shipping and $1.20 of tax. */
  async function givenPaidCaps() {
    const { db } = cards.shop;
    const product = await givenProduct(db, { name: 'Rising Cap', priceCents: 1_000, stockQuantity: 2 });
    units = await countUnits(db);
    const lines = [{ product, quantity: 2 }];
    const sessionId = await givenCart(db, lines);
    const seen = { shippingAddress: BALTIMORE, totalAmount: '27.20' };
    const orderData = { customerName: 'Ada Moore', customerEmail: 'ada.moore@example.com', sessionId, ...seen };
    const { body: payment } = await cards.begin(sessionId, lines, { amount: '27.20', orderData }).expect(201);
    await cards.pay(payment.clientSecret);
    const { body } = await cards.order(sessionId, lines, seen).expect(201);
    await cards.jobs.sweep();
    const itemId = (await itemsOf(cards.shop, body.id))['Rising Cap'] ?? '';
    const intentId = payment.clientSecret.split('_secret_')[0] as string;
    const refund = (amount: string, notSent: number) => post(body.id, 'refunds', { lines: [{ itemId, amount, notSent }] });
    return { id: body.id as string, intentId, productId: product.id, refund };
  }
  const answers = (error: Error) => jest.spyOn(cards.shop.app.get(RefundPayment), 'execute').mockRejectedValueOnce(error);
  const REFUSED = new AppError(409, 'The charge was disputed');

  it('end the order with the last one, and its shipping goes back by itself', async () => {
    const { id, intentId, refund } = await givenPaidCaps();
    expect((await refund('10.00', 1).expect(201)).body).toMatchObject({ status: 'confirmed' });
    expect((await refund('10.00', 1).expect(201)).body).toMatchObject({ status: 'cancelled' });
    await cards.jobs.sync({ paymentIntentId: intentId });
    expect(await read(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refundedAmount: '27.20' });
    expect((await cards.intent(intentId)).refunded).toBe(2_720);
  });

  it('are sent after all when the provider refuses', async () => {
    const { id, productId, refund } = await givenPaidCaps();
    answers(REFUSED);
    await refund('20.00', 2).expect(409);
    const order = await read(id);
    expect(order).toMatchObject({ status: 'confirmed', returned: [], refunds: [{ status: 'failed' }] });
    expect([unsent(order), await stockOf(cards.shop.db, productId)]).toEqual([undefined, 0]);
    expect(order.events.find(({ to }) => to === 'failed')?.detail.sent).toBe('2 × Rising Cap');
    expect((await refund('10.00', 1).expect(201)).body).toMatchObject({ refunds: [{}, { status: 'done' }] });
  });

  it('stay here when the provider refuses, but somebody has bought one meanwhile', async () => {
    const { id, productId, refund } = await givenPaidCaps();
    jest.spyOn(cards.shop.app.get(RefundPayment), 'execute').mockImplementationOnce(async () => {
      await cards.shop.db.query('update products set stock_quantity = 1 where id = $1', [productId]);
      throw REFUSED;
    });
    await refund('20.00', 2).expect(409);
    const order = await read(id);
    expect(unsent(order)).toBe(2);
    expect(order.events.find(({ to }) => to === 'failed')?.detail.stillNotSent).toBe('2 × Rising Cap');
    await cards.shop.db.query('update products set stock_quantity = 2 where id = $1', [productId]);
    await post(id, 'refunds', {}).expect(201);
    expect(await read(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });

  it('stay here while there is no answer, are not shipped, and end the order once there is one, not by another refund', async () => {
    const { id, productId, refund } = await givenPaidCaps();
    answers(new Error('connection reset'));
    expect((await refund('20.00', 2).expect(201)).body).toMatchObject({
      status: 'confirmed',
      refunds: [{ status: 'requested' }],
    });
    expect([unsent(await read(id)), await stockOf(cards.shop.db, productId)]).toEqual([2, 2]);
    expect((await post(id, 'refunds', { shipping: '1.00' }).expect(201)).body).toMatchObject({ status: 'confirmed' });
    await post(id, 'status', { status: 'processing' }).expect(200);
    expect((await post(id, 'status', { status: 'shipped' }).expect(409)).body.message).toMatch(
      /^Nothing of the order is to be sent/,
    );
    await cards.shop.db.query(`update refunds set created_at = now() - interval '3 minutes' where order_id = $1`, [id]);
    expect(await cards.shop.app.get(SettleUncertainRefunds).execute()).toBe(1);
    expect(await read(id)).toMatchObject({ status: 'cancelled' });
  });
});
