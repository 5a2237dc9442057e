import { givenProduct } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop, type PaidCart } from '#test/support/card-shop.js';
import { PaymentCheck } from './payment-check.entity.js';
import { PaymentDiscrepancy } from './payment-discrepancy.entity.js';

let cards: CardShop;
let admin: { authorization: string };
beforeEach(async () => {
  cards = await CardShop.open('stripe');
  admin = await asAdmin(cards.shop);
});
afterEach(() => cards.close());

const admins = () => cards.shop.http();
const run = () => admins().post('/api/admin/payments/reconciliation').set(admin);
const repair = (id: string) => admins().post(`/api/admin/payments/differences/${id}/repair`).set(admin);
const line = async () => [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
async function givenOrder(): Promise<PaidCart & { orderId: string }> {
  const lines = await line();
  const paid = await cards.givenPaid(lines);
  const { body } = await cards.order(paid.sessionId, lines).expect(201);
  return { ...paid, orderId: body.id };
}
const differences = () => cards.shop.db.getRepository(PaymentDiscrepancy).find();

describe('the full reconciliation', () => {
  it('records the events that were not delivered, once', async () => {
    const { intentId } = await cards.givenPaid(await line());
    await cards.jobs.reconcileFull();
    await cards.jobs.reconcileFull();
    const facts = await cards.shop.db.query(
      `select e.type from provider_events e join outbox o on o.dedupe_key = 'payment.updated:' || e.id
       where e.payment_intent_id = $1 and o.payload ->> 'paymentIntentId' = $1`,
      [intentId],
    );
    expect(facts).toEqual(expect.arrayContaining([{ type: 'payment_intent.amount_capturable_updated' }]));
    expect(new Set(facts.map(({ type }: { type: string }) => type)).size).toBe(facts.length);
  });

  it('settles payments and refunds that no webhook has announced', async () => {
    const { intentId, sessionId } = await givenOrder();
    cards.stripe.payments.refund(intentId, 1000);
    const lost = await cards.givenPaid(await line());
    await cards.jobs.reconcileFull();
    expect(await cards.ordered(sessionId)).toMatchObject({ refundedCents: 1_000, paymentStatus: 'paid' });
    expect(await cards.ordered(lost.sessionId)).toMatchObject({ paymentStatus: 'paid' });
    expect(await cards.shop.db.getRepository(PaymentCheck).find()).toMatchObject([{ paid: 2, orders: 2 }]);
    expect(await differences()).toEqual([]);
  });

  it('ignores payments of other applications on the same account', async () => {
    const stranger = cards.stripe.payments.create(9900, 'usd', 'automatic', { app: 'another' });
    cards.stripe.pay(stranger.client_secret);
    expect((await run().expect(200)).body).toMatchObject({ paid: 0, orders: 0, differences: [] });
    expect(cards.stripe.payments.intent(stranger.id).status).toBe('succeeded');
  });

  it('reports the money of a cancelled order whose refund failed at the bank until a repair sends it again', async () => {
    const { intentId, sessionId, orderId } = await givenOrder();
    await cards.shop.db.query(`update orders set status = 'cancelled' where id = $1`, [orderId]);
    await cards.jobs.refundOrVoid({ orderId });
    const [refund] = [...cards.stripe.payments.refunds.values()];
    cards.stripe.payments.failRefund(refund?.id ?? '');
    const { body } = await run().expect(200);
    expect(body.differences).toMatchObject([{ kind: 'cancelled_but_paid', orderId, providerAmount: '48.00' }]);

    await repair(body.differences[0].id).expect(200);

    expect(await cards.intent(intentId)).toEqual({ status: 'succeeded', refunded: 4800 });
    expect(await cards.ordered(sessionId)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 4_800 });
    expect((await run().expect(200)).body.differences).toEqual([]);
  });

  it('answers 503 and changes nothing while Stripe does not respond', async () => {
    const { sessionId } = await cards.givenPaid(await line());
    await cards.shop.db.query(`update checkouts set status = 'canceled' where session_id = $1`, [sessionId]);
    const { body } = await run().expect(200);
    cards.stripe.fail(/v1/, 'cut', 100);
    expect((await run().expect(503)).headers['retry-after']).toBeDefined();
    await repair(body.differences[0].id).expect(503);
    expect(await differences()).toMatchObject([{ resolvedAt: null }]);
    cards.stripe.faults.clear();
    await repair(body.differences[0].id).expect(200);
  });

  it('answers 409 when Stripe refuses the repair', async () => {
    const { sessionId } = await cards.givenPaid(await line());
    await cards.shop.db.query(`update checkouts set status = 'canceled' where session_id = $1`, [sessionId]);
    const { body } = await run().expect(200);
    cards.stripe.fail(/cancel$/, { status: 402 }, 9);
    expect((await repair(body.differences[0].id).expect(409)).body).toMatchObject({ code: 'NOT_REPAIRED' });
    expect(await differences()).toMatchObject([{ resolvedAt: null }]);
  });

  it('repairs once when several requests come at the same time, and money moves once', async () => {
    const { sessionId } = await cards.givenPaid(await line());
    await cards.shop.db.query(`update checkouts set status = 'canceled' where session_id = $1`, [sessionId]);
    const { body } = await run().expect(200);
    const clicks = await Promise.all([1, 2, 3].map(() => repair(body.differences[0].id)));
    expect(clicks.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'canceled', refunded: 0 });
  });
});
