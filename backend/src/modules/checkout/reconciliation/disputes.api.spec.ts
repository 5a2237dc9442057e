import { givenProduct } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';

let cards: CardShop;
let admin: { authorization: string };
beforeAll(async () => {
  cards = await CardShop.open('stripe');
  admin = await asAdmin(cards.shop, { username: 'ada' });
});
afterEach(() => expectInvariants(cards.shop.db));
afterAll(() => cards.close());

async function givenPaidOrder() {
  const lines = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
  const { sessionId, intentId } = await cards.givenPaid(lines);
  const { body } = await cards.order(sessionId, lines).expect(201);
  await cards.jobs.sync({ paymentIntentId: intentId });
  return { id: body.id as string, intentId };
}
interface Reported {
  id: string;
  orderId: string;
}
async function reported(orderId: string): Promise<Reported[]> {
  const { body } = await cards.shop.http().get('/api/admin/payments/reconciliation').set(admin).expect(200);
  return (body as { differences: Reported[] }).differences.filter((one) => one.orderId === orderId);
}
const confirm = (discrepancyId: string) =>
  cards.shop.http().post(`/api/admin/payments/differences/${discrepancyId}/repair`).set(admin).expect(200);

/** Delivers the latest event of the payment, and runs its job when the shop has accepted the event. */
async function deliverLatest(intentId: string): Promise<void> {
  const event = cards.stripe.webhooks.events.findLast(({ data }) => data.object['payment_intent'] === intentId);
  if (!event) throw new Error('The provider has sent no event');
  expect(await cards.stripe.webhooks.send(event, `${cards.shop.origin}/api/webhooks/stripe`)).toBe(200);
  const accepted = await cards.shop.db.query('select from provider_events where id = $1', [event.id]);
  if (accepted.length > 0) await cards.jobs.sync({ paymentIntentId: intentId });
}

describe('a dispute of a payment at the bank (threat 30)', () => {
  it('is reported to staff once, with an email, until they have seen it', async () => {
    const { id, intentId } = await givenPaidOrder();
    cards.stripe.payments.dispute(intentId);
    await deliverLatest(intentId);
    const [found, ...more] = await reported(id);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ kind: 'disputed', providerAmount: '48.00', orderAmount: '48.00' });
    const mails = () =>
      cards.shop.db.query(`select from outbox where topic = 'payment.discrepancy-found' and payload ->> 'discrepancyId' = $1`, [
        found?.id,
      ]);
    expect(await mails()).toHaveLength(1);
    expect(cards.shop.log()).toContain('a shopper disputes a payment');

    await Promise.all([1, 2, 3].map(() => cards.jobs.sync({ paymentIntentId: intentId })));
    await cards.jobs.reconcile();
    expect(await reported(id)).toEqual([found]);
    await confirm(found?.id ?? '');
    await cards.jobs.sync({ paymentIntentId: intentId });
    await cards.jobs.reconcile();
    expect(await reported(id)).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  it('is found by the reconciler when its webhook is lost', async () => {
    const { id, intentId } = await givenPaidOrder();
    cards.stripe.payments.dispute(intentId);
    await cards.jobs.reconcile();
    expect(await reported(id)).toMatchObject([{ kind: 'disputed' }]);
  });

  it('of another application on the same account is ignored', async () => {
    const foreign = cards.stripe.payments.create(900, 'usd', 'automatic', {});
    cards.stripe.payments.confirm(foreign.client_secret, 'success');
    cards.stripe.payments.dispute(foreign.id);
    await deliverLatest(foreign.id);
    await cards.jobs.reconcile();
    expect(await cards.shop.db.query('select from payment_differences where payment_intent_id = $1', [foreign.id])).toEqual([]);
  });
});
