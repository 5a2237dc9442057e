import { givenProduct } from '#test/support/builders/catalog.js';
import { historyOf } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';
import type { AdminOrderView } from '../../orders/index.js';

describe.each(PROVIDERS)('a refund that fails at the bank days later (threat 30), with %s', (provider) => {
  let cards: CardShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    cards = await CardShop.open(provider);
    admin = await asAdmin(cards.shop, { username: 'ada' });
  });
  afterEach(() => expectInvariants(cards.shop.db));
  afterAll(() => cards.close());

  async function givenPaidOrder() {
    const lines = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
    const { sessionId, intentId } = await cards.givenPaid(lines);
    const { body } = await cards.order(sessionId, lines).expect(201);
    return { id: body.id as string, intentId, sessionId };
  }
  const refund = async (id: string, amount?: string): Promise<AdminOrderView> => {
    const body = amount === undefined ? {} : { amount };
    return (await cards.shop.http().post(`/api/admin/orders/${id}/refunds`).set(admin).send(body).expect(201)).body;
  };
  const seen = async (id: string): Promise<AdminOrderView> =>
    (await cards.shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;
  const reconcile = async () =>
    (await cards.shop.http().post('/api/admin/payments/reconciliation').set(admin).expect(200)).body.differences;
  const reported = async (id: string): Promise<{ id: string; kind: string }[]> =>
    (await reconcile()).filter(({ orderId }: { orderId: string }) => orderId === id);
  const confirm = (discrepancyId: string) =>
    cards.shop.http().post(`/api/admin/payments/differences/${discrepancyId}/repair`).set(admin).expect(200);
  const mailed = async (id: string): Promise<number> =>
    (await cards.shop.db.query(`select id from outbox where topic = 'order.refunded' and payload ->> 'orderId' = $1`, [id]))
      .length;

  it('is reopened, shown on the timeline and reported, and the money can be refunded again', async () => {
    const { id, intentId, sessionId } = await givenPaidOrder();
    const [first] = (await refund(id)).refunds;
    await cards.failRefund(intentId, `refund-${first?.id}`, 4800);
    await cards.jobs.sync({ paymentIntentId: intentId });

    const order = await seen(id);
    expect(order).toMatchObject({ paymentStatus: 'paid', refundedAmount: '0.00', refundable: '48.00' });
    expect(order.refunds.map(({ status }) => status)).toEqual(['failed']);
    expect((await historyOf(cards.shop, id)).slice(-2)).toEqual([
      'refund done -> failed by system',
      'payment refunded -> paid by system',
    ]);
    expect(order.events).toContainEqual(
      expect.objectContaining({ kind: 'refund', to: 'failed', detail: { refundId: first?.id, amount: '48.00' } }),
    );
    expect(await reported(id)).toMatchObject([{ kind: 'refund_failed', providerAmount: '48.00', orderAmount: '0.00' }]);
    expect(cards.shop.log()).toContain('a refund has failed at the bank');

    expect(await refund(id)).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '48.00', refundable: '0.00' });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 4800 });
    expect(await mailed(id)).toBe(2);
  });

  it('is the only one of several that is reopened', async () => {
    const { id, intentId } = await givenPaidOrder();
    const [first] = (await refund(id, '10.00')).refunds;
    await refund(id, '20.00');
    await cards.failRefund(intentId, `refund-${first?.id}`, 1000);
    await cards.jobs.sync({ paymentIntentId: intentId });
    await cards.jobs.sync({ paymentIntentId: intentId });
    const order = await seen(id);
    expect(order).toMatchObject({ paymentStatus: 'paid', refundedAmount: '20.00', refundable: '28.00' });
    expect(order.refunds.map(({ status }) => status)).toEqual(['failed', 'done']);
    expect(await refund(id)).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '48.00' });
  });

  it('is found by the reconciler when its webhook is lost, stays reported until staff have seen it, and again when it fails again', async () => {
    const { id, intentId } = await givenPaidOrder();
    const [first] = (await refund(id)).refunds;
    await cards.failRefund(intentId, `refund-${first?.id}`, 4800);
    const [found] = await reported(id);
    expect(found).toMatchObject({ kind: 'refund_failed' });
    expect(await reported(id)).toEqual([found]);
    await confirm(found?.id ?? '');
    expect(await reported(id)).toEqual([]);

    const second = (await refund(id)).refunds.at(-1);
    expect(await reported(id)).toEqual([]);
    await cards.failRefund(intentId, `refund-${second?.id}`, 4800);
    expect(await reported(id)).toMatchObject([{ kind: 'refund_failed' }]);
    expect((await seen(id)).refunds.map(({ status }) => status)).toEqual(['failed', 'failed']);
  });
});
