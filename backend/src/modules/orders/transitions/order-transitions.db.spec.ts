import { syncRefunds } from '#test/support/builders/order-money.js';
import { givenOrder, historyOf, orderRow } from '#test/support/builders/placed-order.js';
import { stockOf } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { inTransaction } from '#platform/database/transactions.js';
import { OrderTransitions } from './order-transitions.js';
import { ApplyPaymentUpdate } from './apply-payment-update.js';
import { canTransition, canTransitionPayment, ORDER_STATUSES, PAYMENT_STATUSES } from '../order-status.js';

let shop: TestShop;
let moves: OrderTransitions;
beforeAll(async () => {
  shop = await openShop();
  moves = shop.app.get(OrderTransitions);
});
afterAll(() => shop.close());

const pairs = <T>(states: readonly T[]): [T, T][] => states.flatMap((from) => states.map((to): [T, T] => [from, to]));
const factsOf = async (id: string): Promise<string[]> => {
  const facts: { topic: string }[] = await shop.db.query(
    `select topic from outbox where payload ->> 'orderId' = $1 and topic <> 'order.placed' order by topic`,
    [id],
  );
  return facts.map(({ topic }) => topic);
};
const TOLD: Record<string, string> = { shipped: 'order.shipped', cancelled: 'order.cancelled', paid: 'order.paid' };

describe('every transition of an order', () => {
  it.each(pairs(ORDER_STATUSES))('%s -> %s is complete, or rejected with 409 and changes nothing', async (from, to) => {
    const { id, productId } = await givenOrder(shop, { status: from });
    const move = inTransaction(shop.db, async (tx) => moves.transition(tx, await moves.lock(tx, id), to, 'staff ada'));
    const told = TOLD[to] === undefined ? [] : [TOLD[to]];
    if (canTransition(from, to)) {
      expect(await move).toMatchObject({ id, status: to });
      expect((await historyOf(shop, id)).slice(1)).toEqual([`status ${from} -> ${to} by staff ada`]);
    } else {
      await expect(move).rejects.toMatchObject({ status: 409, details: { code: 'ILLEGAL_MOVE', extensions: { status: from } } });
      expect((await historyOf(shop, id)).slice(1)).toEqual([]);
    }
    const moved = canTransition(from, to);
    expect(await orderRow(shop, id)).toMatchObject({ status: moved ? to : from, paymentStatus: 'unpaid' });
    expect(await factsOf(id)).toEqual(moved ? told : []);
    expect(await stockOf(shop.db, productId)).toBe(moved && to === 'cancelled' ? 10 : 8);
  });
});

describe('every transition of a payment', () => {
  it.each(pairs(PAYMENT_STATUSES))('%s -> %s is complete, or rejected with 409 and changes nothing', async (from, to) => {
    const { id, productId } = await givenOrder(shop, { paymentStatus: from });
    const move = inTransaction(shop.db, async (tx) => moves.transitionPayment(tx, await moves.lock(tx, id), to, 'system'));
    const moved = canTransitionPayment(from, to);
    if (moved) {
      expect(await move).toMatchObject({ id, paymentStatus: to });
    } else {
      await expect(move).rejects.toMatchObject({ status: 409, details: { extensions: { paymentStatus: from } } });
    }
    expect((await historyOf(shop, id)).slice(1)).toEqual(moved ? [`payment ${from} -> ${to} by system`] : []);
    expect(await orderRow(shop, id)).toMatchObject({ status: 'pending', paymentStatus: moved ? to : from });
    expect(await factsOf(id)).toEqual(moved && to === 'paid' ? ['order.paid'] : []);
    expect(await stockOf(shop.db, productId)).toBe(8);
  });
});

describe('an update of the payment', () => {
  const payments = (): ApplyPaymentUpdate => shop.app.get(ApplyPaymentUpdate);
  const told = (work: (tx: Parameters<ApplyPaymentUpdate['markPaid']>[0]) => Promise<unknown>) => inTransaction(shop.db, work);

  it('is recorded once, however often it arrives', async () => {
    const { id } = await givenOrder(shop, { paymentMethod: 'card', paymentStatus: 'authorized' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => told((tx) => payments().markPaid(tx, id))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await historyOf(shop, id)).toEqual([
      'placed  -> pending by shopper',
      'payment authorized -> paid by system',
      'status pending -> confirmed by system',
    ]);
  });

  it('cancels and restocks when the authorization has expired', async () => {
    const { id, productId } = await givenOrder(shop, { paymentMethod: 'card', paymentStatus: 'authorized' });
    expect(await told((tx) => payments().markVoided(tx, id))).toBe(true);
    expect(await told((tx) => payments().markVoided(tx, id))).toBe(false);
    expect((await historyOf(shop, id)).slice(1)).toEqual([
      'payment authorized -> voided by system',
      'status pending -> cancelled by system',
    ]);
    expect(await stockOf(shop.db, productId)).toBe(10);
  });

  it('follows the provider’s refunds up, and down when one fails at the bank (threat 30)', async () => {
    const { id } = await givenOrder(shop, { paymentMethod: 'card', paymentStatus: 'paid', status: 'confirmed' });
    const seen: string[] = [];
    for (const cents of [2_400, 2_400, 9_600, 2_400]) {
      await syncRefunds(shop, id, cents);
      const { paymentStatus, refundedCents } = await orderRow(shop, id);
      seen.push(`${paymentStatus} ${refundedCents}`);
    }
    expect(seen).toEqual(['paid 2400', 'paid 2400', 'refunded 9600', 'paid 2400']);
    expect((await historyOf(shop, id)).slice(1)).toEqual([
      'refund  -> noted by system',
      'payment paid -> refunded by system',
      'refund  -> noted by system',
      'payment refunded -> paid by system',
    ]);
    expect(await factsOf(id)).toEqual(['order.refunded']);
  });
});
