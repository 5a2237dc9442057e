import { changeRefunded } from '#test/support/builders/order-money.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop, type PaidCart, PROVIDERS } from '#test/support/card-shop.js';
import { AuditEntry } from '#modules/auth/index.js';
import { PaymentDiscrepancy } from './payment-discrepancy.entity.js';

describe.each(PROVIDERS)('the reconciliation with %s', (provider) => {
  let cards: CardShop;
  let admin: { authorization: string };
  beforeEach(async () => {
    cards = await CardShop.open(provider);
    admin = await asAdmin(cards.shop);
  });
  afterEach(() => cards.close());

  const line = async () => [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
  async function givenOrder(): Promise<PaidCart & { orderId: string }> {
    const lines = await line();
    const paid = await cards.givenPaid(lines);
    const { body } = await cards.order(paid.sessionId, lines).expect(201);
    return { ...paid, orderId: body.id };
  }
  const run = async () => (await cards.shop.http().post('/api/admin/payments/reconciliation').set(admin).expect(200)).body;
  const last = async () => (await cards.shop.http().get('/api/admin/payments/reconciliation').set(admin).expect(200)).body;
  const repair = (id: string) => cards.shop.http().post(`/api/admin/payments/differences/${id}/repair`).set(admin);
  const sql = (text: string, parameters: unknown[]) => cards.shop.db.query(text, parameters);
  const openMetric = async () =>
    /shop_payment_differences_open (\d+)/.exec((await cards.shop.http().get('/metrics').expect(200)).text)?.[1];
  const logged = () => cards.shop.log().split('a payment and its order do not agree').length - 1;

  it('counts as many orders as payments, and reports nothing when all agree', async () => {
    expect(await last()).toEqual({ checkedAt: null, since: null, paid: 0, orders: 0, differences: [] });
    await givenOrder();
    await givenOrder();
    const unpaid = await line();
    await cards.begin(await givenCart(cards.shop.db, unpaid), unpaid).expect(201);
    await run();
    const view = await last();
    expect(view).toMatchObject({ paid: 2, orders: 2, differences: [], checkedAt: expect.any(String), since: expect.any(String) });
    expect(await openMetric()).toBe('0');
  });

  it('creates the order of a payment that no webhook has announced', async () => {
    const { sessionId } = await cards.givenPaid(await line());
    expect(await run()).toMatchObject({ paid: 1, orders: 1, differences: [] });
    expect(await cards.ordered(sessionId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('reports money without an order, and a repair returns it', async () => {
    const { sessionId, intentId } = await cards.givenPaid(await line());
    await sql(`update checkouts set status = 'canceled' where session_id = $1`, [sessionId]);
    const { differences } = await run();
    expect(differences).toEqual([
      {
        id: expect.any(String),
        kind: 'paid_without_order',
        message: expect.stringContaining('no order'),
        repair: 'Make the order, or give the money back',
        paymentIntentId: intentId,
        orderId: null,
        orderNumber: null,
        providerAmount: '48.00',
        orderAmount: '0.00',
        foundAt: expect.any(String),
      },
    ]);
    await run();
    expect((await last()).differences).toHaveLength(1);
    expect(logged()).toBe(1);
    expect(await openMetric()).toBe('1');

    const { body } = await repair(differences[0].id).expect(200);

    expect(body.differences).toEqual([]);
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'canceled', refunded: 0 });
    expect((await repair(differences[0].id).expect(409)).body).toMatchObject({ code: 'ALREADY_RESOLVED' });
    expect(await cards.shop.db.getRepository(AuditEntry).findOneByOrFail({ entityId: differences[0].id })).toMatchObject({
      entity: 'payment difference',
      detail: { kind: 'paid_without_order', paymentIntentId: intentId, resolution: 'repaired' },
    });
  });

  it('records the provider’s refunds', async () => {
    const { sessionId, orderId } = await givenOrder();
    await changeRefunded(cards.shop.db, orderId, 999);
    expect(await run()).toMatchObject({ paid: 1, orders: 1, differences: [] });
    expect(await cards.ordered(sessionId)).toMatchObject({ refundedCents: 0, paymentStatus: 'paid' });
  });

  it('refunds a cancelled order', async () => {
    const { sessionId, orderId } = await givenOrder();
    await sql(`update orders set status = 'cancelled' where id = $1`, [orderId]);
    expect(await run()).toMatchObject({ paid: 1, orders: 1, differences: [] });
    expect(await cards.intentOf(sessionId)).toEqual({ status: 'succeeded', refunded: 4800 });
    expect(await cards.ordered(sessionId)).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('reports a wrong amount until staff have settled it, and then never again', async () => {
    const { orderId } = await givenOrder();
    await sql(
      `with lower as (insert into order_postings (order_id, cause, kind, cents) values ($1, 'undo', 'beyond', -100) returning order_id)
      update orders set total_amount = '47.00', received_cents = 4700 where id = (select order_id from lower)`,
      [orderId],
    );
    const { differences } = await run();
    expect(differences).toMatchObject([{ kind: 'amount_differs', orderId, providerAmount: '48.00', orderAmount: '47.00' }]);
    expect(differences[0].orderNumber).toMatch(/^ORD-/);
    await repair(differences[0].id).expect(200);
    expect(await run()).toMatchObject({ differences: [] });
  });

  it('reports an order whose payment the provider does not know, and closes it when it is corrected', async () => {
    const { orderId, intentId } = await givenOrder();
    await sql(`update orders set payment_intent_id = 'pi_unheard_of' where id = $1`, [orderId]);
    const { differences } = await run();
    expect(differences.map(({ kind }: PaymentDiscrepancy) => kind).toSorted()).toEqual([
      'order_without_payment',
      'paid_without_order',
    ]);
    await sql('update orders set payment_intent_id = $2 where id = $1', [orderId, intentId]);
    expect(await run()).toMatchObject({ paid: 1, orders: 1, differences: [] });
    expect(await cards.shop.db.getRepository(PaymentDiscrepancy).countBy({ resolution: 'gone' })).toBe(2);
  });

  it('is for admins only', async () => {
    await cards.shop.http().get('/api/admin/payments/reconciliation').expect(401);
    await cards.shop.http().post('/api/admin/payments/reconciliation').expect(401);
    await cards.shop.http().post(`/api/admin/payments/differences/${crypto.randomUUID()}/repair`).expect(401);
    await repair(crypto.randomUUID()).expect(404);
  });
});
