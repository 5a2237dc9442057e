import { syncRefunds } from '#test/support/builders/order-money.js';
import { givenCardOrder, givenOrder, historyOf, orderRow } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AppError } from '#platform/app-error.js';
import { TrySettleCheckout } from '../settle/try-settle-checkout.js';
import { RefundPayment } from './refund-payment.js';
import { SettleUncertainRefunds } from './settle-uncertain-refunds.js';

let shop: TestShop;
let admin: { authorization: string };

/** Stands in for the provider: refunds once per key, and can be made to fail. */
class Provider {
  given = new Map<string, number>();
  calls = 0;
  returned: string[] = [];
  /** Thrown after the money has moved, or instead of moving it. */
  failure: { when: 'before' | 'after'; error: Error } | undefined;
  onRefund: (() => Promise<void>) | undefined;

  async refund(_payment: { paymentIntentId: string }, cents: number, refundId: string): Promise<void> {
    this.calls += 1;
    if (this.failure?.when === 'before') throw this.failure.error;
    this.given.set(refundId, cents);
    await this.onRefund?.();
    if (this.failure) throw this.failure.error;
  }

  async cancelled(orderId: string): Promise<void> {
    this.returned.push(orderId);
  }

  total(): number {
    return [...this.given.values()].reduce((sum, cents) => sum + cents, 0);
  }
}

let provider: Provider;
function useNewProvider(): void {
  provider = new Provider();
  jest
    .spyOn(shop.app.get(RefundPayment), 'execute')
    .mockImplementation((payment, cents, refundId) => provider.refund(payment, cents, refundId));
  jest.spyOn(shop.app.get(TrySettleCheckout), 'execute').mockImplementation(async (key) => {
    if ('orderId' in key) await provider.cancelled(key.orderId);
  });
}

beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop, { username: 'ada' });
});
afterAll(() => shop.close());
beforeEach(useNewProvider);

const refund = (id: string, body: object = {}) => shop.http().post(`/api/admin/orders/${id}/refunds`).set(admin).send(body);
const mails = async (id: string): Promise<number> => {
  const told: unknown[] = await shop.db.query(
    `select id from outbox where topic = 'order.refunded' and payload ->> 'orderId' = $1`,
    [id],
  );
  return told.length;
};

describe('a refund of a card payment', () => {
  it('is made in part and then in full, with one mail each', async () => {
    const { id } = await givenCardOrder(shop);
    const half = await refund(id, { amount: '48', reason: 'One piece was torn' }).expect(201);
    expect(half.body).toMatchObject({
      paymentStatus: 'paid',
      refundedAmount: '48.00',
      refundable: '48.00',
      refunds: [{ amount: '48.00', status: 'done', reason: 'One piece was torn', actor: 'staff ada' }],
    });
    const whole = await refund(id).expect(201);
    expect(whole.body).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '96.00', refundable: '0.00' });
    expect(provider.total()).toBe(9_600);
    expect(await mails(id)).toBe(2);
    expect((await historyOf(shop, id)).slice(1)).toEqual([
      'refund  -> requested by staff ada',
      'refund requested -> done by system',
      'refund  -> requested by staff ada',
      'refund requested -> done by system',
      'payment paid -> refunded by staff ada',
    ]);
    expect((await refund(id).expect(409)).body.message).toBe('The order is already refunded');
  });

  it('is committed as requested before the provider is asked', async () => {
    const { id } = await givenCardOrder(shop);
    let seen: unknown;
    provider.onRefund = async () => {
      seen = await shop.db.query('select status, cents::int from refunds where order_id = $1', [id]);
    };
    await refund(id, { amount: '10.00' }).expect(201);
    expect(seen).toEqual([{ status: 'requested', cents: 1_000 }]);
  });

  it('never refunds more than was paid, however many requests come at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      useNewProvider();
      const { id } = await givenCardOrder(shop);
      const answers = await Promise.all(Array.from({ length: 8 }, () => refund(id, { amount: '30.00' })));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
      expect(provider.total()).toBe(9_000);
      expect((await orderRow(shop, id)).refundedCents).toBe(9_000);
    }
  });

  it('names the remaining amount when more is requested', async () => {
    const { id } = await givenCardOrder(shop);
    await refund(id, { amount: '90.00' }).expect(201);
    const { body } = await refund(id, { amount: '6.01' }).expect(409);
    expect(body).toMatchObject({ code: 'REFUND_TOO_LARGE', message: 'At most $6.00 can be refunded', refundable: '6.00' });
  });

  it('counts once when the provider’s webhook is faster', async () => {
    const { id } = await givenCardOrder(shop);
    provider.onRefund = () => syncRefunds(shop, id, provider.total());
    const { body } = await refund(id, { amount: '96.00' }).expect(201);
    expect(body).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '96.00' });
    expect(await mails(id)).toBe(1);
  });

  it('fails when the provider refuses, and can be requested again', async () => {
    const { id } = await givenCardOrder(shop);
    provider.failure = { when: 'before', error: new AppError(409, 'The charge was disputed') };
    expect((await refund(id).expect(409)).body.message).toBe('The charge was disputed');
    expect((await orderRow(shop, id)).refundedCents).toBe(0);
    provider.failure = undefined;
    const { body } = await refund(id).expect(201);
    expect(body.refunds.map((one: { status: string }) => one.status)).toEqual(['failed', 'done']);
    expect(provider.total()).toBe(9_600);
  });
});

describe('a refund with an unknown outcome', () => {
  const older = (id: string, age: string) =>
    shop.db.query('update refunds set created_at = now() - $2::interval where order_id = $1', [id, age]);

  it('stays requested, reserves its amount and is repeated with the same key', async () => {
    const { id } = await givenCardOrder(shop);
    provider.failure = { when: 'after', error: new Error('connection reset') };
    const { body } = await refund(id, { amount: '50.00' }).expect(201);
    expect(body).toMatchObject({ refundedAmount: '0.00', refundable: '46.00', refunds: [{ status: 'requested' }] });
    await refund(id, { amount: '50.00' }).expect(409);

    provider.failure = undefined;
    expect(await shop.app.get(SettleUncertainRefunds).execute()).toBe(0);
    await older(id, '3 minutes');
    expect(await shop.app.get(SettleUncertainRefunds).execute()).toBe(1);
    expect(await orderRow(shop, id)).toMatchObject({ refundedCents: 5_000, paymentStatus: 'paid' });
    expect(provider.total()).toBe(5_000);
    expect(await mails(id)).toBe(1);
  });

  it('fails before the provider forgets the key', async () => {
    const { id } = await givenCardOrder(shop);
    provider.failure = { when: 'before', error: new AppError(503, 'Away') };
    await refund(id).expect(201);
    await older(id, '21 hours');
    await shop.app.get(SettleUncertainRefunds).execute();
    expect(provider.calls).toBe(1);
    expect((await historyOf(shop, id)).at(-1)).toBe('refund requested -> failed by system');
  });
});

describe('a manual payment', () => {
  it('is refunded by hand and only recorded', async () => {
    const { id } = await givenOrder(shop, { paymentStatus: 'paid', status: 'confirmed' });
    expect((await refund(id, { amount: '0.01' }).expect(201)).body).toMatchObject({
      refundedAmount: '0.01',
      paymentStatus: 'paid',
    });
    expect((await refund(id).expect(201)).body).toMatchObject({ refundedAmount: '96.00', paymentStatus: 'refunded' });
    expect(provider.calls).toBe(0);
    expect(await mails(id)).toBe(2);
  });
});

describe('the payment of a cancelled order', () => {
  const cancel = (id: string) => shop.http().post(`/api/admin/orders/${id}/cancel`).set(admin).send({}).expect(200);

  it('of a card is refunded automatically, and staff cannot refund it again', async () => {
    const { id } = await givenCardOrder(shop);
    await cancel(id);
    expect(provider.returned).toEqual([id]);
    expect((await refund(id).expect(409)).body.message).toBe('The money of a cancelled card order goes back by itself');
  });

  it('that was manual is not refunded automatically', async () => {
    const { id } = await givenOrder(shop, { paymentStatus: 'paid', status: 'confirmed' });
    await cancel(id);
    expect(provider.returned).toEqual([]);
    expect((await refund(id).expect(201)).body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });
});
