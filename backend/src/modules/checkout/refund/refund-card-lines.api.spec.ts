import { givenCart } from '#test/support/builders/order.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenSharedProduct, itemsOf } from '#test/support/builders/shared-order.js';
import { BALTIMORE, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';
import { AppError } from '#platform/app-error.js';
import type { AdminOrderView } from '../../orders/index.js';
import { RefundPayment } from './refund-payment.js';
import { SettleUncertainRefunds } from './settle-uncertain-refunds.js';

describe.each(PROVIDERS)('a refund by line of a card payment, over %s', (provider) => {
  let cards: CardShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    cards = await CardShop.open(provider);
    admin = await asAdmin(cards.shop, { username: 'ada' });
    await givenPrices(cards.shop);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await expectInvariants(cards.shop.db);
  });
  afterAll(() => cards.close());

  const refund = (id: string, body: object) => cards.shop.http().post(`/api/admin/orders/${id}/refunds`).set(admin).send(body);
  const read = async (id: string): Promise<AdminOrderView> =>
    (await cards.shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;
  const leftOf = async (id: string): Promise<string[][]> =>
    (await read(id)).refundableLines.map(({ name, amount, tax }) => [name, amount, tax]);
  const WHOLE = [
    ['Dawn Hoodie', '40.00', '2.40'],
    ['Rising Cap', '20.00', '1.20'],
  ];

  /** $60.00 of pieces, $6.00 of shipping and $3.60 of tax. */
  async function givenPaidOrder() {
    const { db } = cards.shop;
    const lines = [
      {
        product: await givenSharedProduct(cards.shop, 5_000, 'Marisol Vega', { name: 'Dawn Hoodie', priceCents: 4_000 }),
        quantity: 1,
      },
      { product: await givenProduct(db, { name: 'Rising Cap', priceCents: 1_000 }), quantity: 2 },
    ];
    const sessionId = await givenCart(db, lines);
    const seen = { shippingAddress: BALTIMORE, totalAmount: '69.60' };
    const orderData = { customerName: 'Ada Moore', customerEmail: 'ada.moore@example.com', sessionId, ...seen };
    const { body: payment } = await cards.begin(sessionId, lines, { amount: '69.60', orderData }).expect(201);
    await cards.pay(payment.clientSecret);
    const { body } = await cards.order(sessionId, lines, seen).expect(201);
    await cards.jobs.sweep();
    const items = await itemsOf(cards.shop, body.id);
    const intentId = payment.clientSecret.split('_secret_')[0] as string;
    return { id: body.id as string, intentId, hoodie: items['Dawn Hoodie'] ?? '', caps: items['Rising Cap'] ?? '' };
  }

  /** In the dashboard of the provider, which the shop has not heard of. */
  async function refundElsewhere(intentId: string, cents: number): Promise<void> {
    if (provider === 'stripe') cards.stripe.payments.refund(intentId, cents);
    else
      await cards.shop.db.query('update sandbox_intents set refunded_cents = refunded_cents + $2 where id = $1', [
        intentId,
        cents,
      ]);
  }

  it('sends the goods and their tax back', async () => {
    const { id, intentId, hoodie } = await givenPaidOrder();
    await refund(id, { lines: [{ itemId: hoodie, amount: '40.00' }], amount: '42.40' }).expect(201);
    expect((await cards.intent(intentId)).refunded).toBe(4_240);
    expect(await leftOf(id)).toEqual([WHOLE[1]]);
  });

  it('that the provider refuses gives its lines back', async () => {
    const { id, hoodie } = await givenPaidOrder();
    jest.spyOn(cards.shop.app.get(RefundPayment), 'execute').mockRejectedValueOnce(new AppError(409, 'The charge was disputed'));
    await refund(id, { lines: [{ itemId: hoodie, amount: '40.00' }] }).expect(409);
    const order = await read(id);
    expect(order.refunds).toMatchObject([{ status: 'failed', taxAmount: '0.00', lines: [{ itemId: hoodie }] }]);
    expect(await leftOf(id)).toEqual(WHOLE);
    await refund(id, { lines: [{ itemId: hoodie, amount: '40.00' }] }).expect(201);
  });

  it('without an answer keeps its lines until it is repeated', async () => {
    const { id, intentId, hoodie, caps } = await givenPaidOrder();
    jest.spyOn(cards.shop.app.get(RefundPayment), 'execute').mockRejectedValueOnce(new Error('connection reset'));
    const { body } = await refund(id, { lines: [{ itemId: hoodie, amount: '30.00' }] }).expect(201);
    expect(body.refunds).toMatchObject([{ status: 'requested', amount: '31.80', taxAmount: '1.80' }]);
    expect(await leftOf(id)).toEqual([['Dawn Hoodie', '10.00', '0.60'], WHOLE[1]]);
    const tooMuch = await refund(id, { lines: [{ itemId: hoodie, amount: '10.01' }] }).expect(409);
    expect(tooMuch.body).toMatchObject({ code: 'REFUND_LINE_TOO_LARGE', itemId: hoodie, refundable: '10.00' });
    await refund(id, { lines: [{ itemId: caps, amount: '20.00' }] }).expect(201);
    await cards.shop.db.query(`update refunds set created_at = now() - interval '3 minutes' where order_id = $1`, [id]);
    expect(await cards.shop.app.get(SettleUncertainRefunds).execute()).toBe(1);
    expect(await leftOf(id)).toEqual([['Dawn Hoodie', '10.00', '0.60']]);
    expect((await cards.intent(intentId)).refunded).toBe(5_300);
  });

  it('that fails at the bank days later gives its lines back (threat 30)', async () => {
    const { id, intentId, hoodie, caps } = await givenPaidOrder();
    const [first] = ((await refund(id, { lines: [{ itemId: hoodie, amount: '40.00' }] }).expect(201)).body as AdminOrderView)
      .refunds;
    await refund(id, { lines: [{ itemId: caps, amount: '10.00' }] }).expect(201);
    await cards.failRefund(intentId, `refund-${first?.id}`, 4_240);
    await cards.jobs.sync({ paymentIntentId: intentId });
    expect(await leftOf(id)).toEqual([WHOLE[0], ['Rising Cap', '10.00', '0.60']]);
    expect((await read(id)).refunds.map(({ status, taxAmount }) => [status, taxAmount])).toEqual([
      ['failed', '0.00'],
      ['done', '0.60'],
    ]);
    await refund(id, { lines: [{ itemId: hoodie, amount: '40.00' }] }).expect(201);
    expect((await cards.intent(intentId)).refunded).toBe(5_300);
  });

  it('beside one in the dashboard of the provider gives back no more than was paid, and leaves nothing of any line', async () => {
    const { id, intentId, hoodie } = await givenPaidOrder();
    await refundElsewhere(intentId, 3_000);
    const lines = [{ itemId: hoodie, amount: '40.00' }];
    const { status, body } = await refund(id, { lines });
    // 69.60 less 30.00 is less than the goods and their tax: the provider refuses.
    expect([status, body.code]).toEqual([409, expect.any(String)]);
    await cards.jobs.sync({ paymentIntentId: intentId });
    const [left] = (await read(id)).refundableLines;
    await refund(id, { lines: [{ itemId: hoodie, amount: left?.amount }] }).expect(201);
    await refundElsewhere(intentId, 100);
    await cards.jobs.sync({ paymentIntentId: intentId });
    const { body: whole } = await refund(id, {}).expect(201);
    expect(whole).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '69.60', refundableLines: [] });
    expect((await cards.intent(intentId)).refunded).toBe(6_960);
  });

  it('at the same moment as one in the dashboard takes nothing twice', async () => {
    const { id, intentId, hoodie } = await givenPaidOrder();
    const lines = [{ itemId: hoodie, amount: '40.00' }];
    const elsewhere = async () => {
      await refundElsewhere(intentId, 2_000);
      await cards.jobs.sync({ paymentIntentId: intentId });
    };
    const answers = await Promise.all([refund(id, { lines }), refund(id, { lines }), elsewhere()]);
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
    expect(statuses.filter((status) => status === 201).length).toBeLessThan(2);
    await cards.jobs.sync({ paymentIntentId: intentId });
    const { body } = await refund(id, {}).expect(201);
    expect(body).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '69.60', refundableLines: [] });
    const tax = (body as AdminOrderView).refunds.reduce((cents, { taxAmount }) => cents + Math.round(Number(taxAmount) * 100), 0);
    expect(tax).toBeLessThanOrEqual(360);
    expect((await cards.intent(intentId)).refunded).toBe(6_960);
  });

  it('is counted once when the provider reports it before our call returns', async () => {
    const { id, intentId, caps } = await givenPaidOrder();
    const refundPayment = cards.shop.app.get(RefundPayment);
    const execute = refundPayment.execute.bind(refundPayment);
    jest.spyOn(refundPayment, 'execute').mockImplementationOnce(async (...call) => {
      await execute(...call);
      await cards.jobs.sync({ paymentIntentId: intentId });
    });
    const { body } = await refund(id, { lines: [{ itemId: caps, amount: '20.00' }] }).expect(201);
    expect(body).toMatchObject({ refundedAmount: '21.20', refunds: [{ status: 'done', taxAmount: '1.20' }] });
    expect(await leftOf(id)).toEqual([WHOLE[0]]);
  });
});
