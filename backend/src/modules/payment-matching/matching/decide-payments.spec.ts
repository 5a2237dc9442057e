import type { MatchableOrder } from '../../orders/index.js';
import { NearNumbers } from '../reading/order-numbers-in.js';
import type { FilePayment } from '../reading/payment-file-content.js';
import { decidePayments } from './decide-payments.js';
import { OpenOrders } from './open-orders.js';
import type { OrderFacts } from './order-facts.js';
import { Reversals } from './reversals.js';

const order = (number: string, over: Partial<MatchableOrder> = {}): MatchableOrder => ({
  id: `id of ${number}`,
  orderNumber: `ORD-${number}`,
  customerName: 'Ada Moore',
  totalCents: 6_400,
  dueCents: 6_400,
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentMethod: 'venmo',
  createdAt: new Date('2026-11-01T12:00:00Z'),
  cancelledAt: null,
  ...over,
});
const factsOf = (orders: readonly MatchableOrder[]): OrderFacts => {
  const open = orders.filter(({ status, paymentStatus, paymentMethod }) => {
    return status !== 'cancelled' && paymentStatus === 'unpaid' && paymentMethod !== 'card';
  });
  const byNumber = new Map(orders.map((one) => [one.orderNumber, one]));
  return { byNumber, open: new OpenOrders(open), near: new NearNumbers(open.map(({ orderNumber }) => orderNumber)) };
};
const payment = (over: Partial<FilePayment> = {}): FilePayment => {
  return { row: 1, externalId: 'v-1', paidOn: '2026-11-02', payer: 'Jo', note: 'ORD-AAAAAAA2', cents: 6_400, ...over };
};

/** Reason, the numbers of the orders that are meant, and those of the candidates. */
function decisionsOn(
  payments: readonly FilePayment[],
  orders: readonly MatchableOrder[],
  except: string[] = [],
  reversals?: Reversals,
) {
  const reading = { source: 'venmo', facts: factsOf(orders), except: new Set(except), today: '2026-11-28', reversals } as const;
  const numbers = (list: readonly MatchableOrder[]): string => list.map((one) => one.orderNumber.slice(4)).join(' ');
  return decidePayments(payments, reading).map(({ reason, orders: meant, candidates }) => [
    reason,
    numbers(meant),
    numbers(candidates),
  ]);
}

const ONE = 'AAAAAAA2';
it.each<[string, Partial<MatchableOrder>, string, string]>([
  ['all is equal', {}, 'ready', ''],
  ['less is due than the total', { totalCents: 10_000 }, 'ready', ''],
  ['another amount is due', { dueCents: 6_401 }, 'amount-differs', ONE],
  ['it was cancelled', { status: 'cancelled' }, 'order-cancelled', ONE],
  ['it was cancelled after its payment', { status: 'cancelled', paymentStatus: 'refunded' }, 'order-cancelled', ONE],
  ['it is cancelled and by card', { status: 'cancelled', paymentMethod: 'card' }, 'order-cancelled', ONE],
  ['it is paid by card', { paymentMethod: 'card', paymentStatus: 'paid' }, 'paid-by-card', ONE],
  ['it is paid with Apple Pay', { paymentMethod: 'apple-pay' }, 'paid-by-card', ONE],
  ['it is paid', { paymentStatus: 'paid', dueCents: 0 }, 'already-paid', ONE],
  ['it is paid but for this rest', { paymentStatus: 'paid', totalCents: 10_000 }, 'ready', ''],
  ['it is paid but for another rest', { paymentStatus: 'paid', dueCents: 600 }, 'amount-differs', ONE],
  ['it is refunded', { paymentStatus: 'refunded', paymentMethod: 'zelle' }, 'already-paid', ONE],
  ['it waits for another method', { paymentMethod: 'zelle', dueCents: 100 }, 'other-method', ONE],
])('decides on a payment that names one order, of which %s', (_, over, reason, candidates) => {
  expect(decisionsOn([payment()], [order(ONE, over), order('BBBBBBB2')])).toEqual([[reason, ONE, candidates]]);
});

it('knows only numbers that exist', () => {
  const orders = [order('AAAAAAA2'), order('BBBBBBB2')];
  expect(decisionsOn([payment({ note: 'ORD-AAAAAAA2 ORD-CCCCCCC2' })], orders)).toEqual([['ready', ONE, '']]);
  expect(decisionsOn([payment({ note: 'AAAAAAA2 for BBBBBBB2' })], orders)).toEqual([
    ['several-numbers', 'AAAAAAA2 BBBBBBB2', 'AAAAAAA2 BBBBBBB2'],
  ]);
});

it('proposes open orders one character away, and books none of them', () => {
  const orders = [order('AAAAAAA2'), order('BBBBBBB2', { paymentStatus: 'paid' })];
  expect(decisionsOn([payment({ note: 'AAAAAAA3' })], orders)).toEqual([['number-unclear', ONE, ONE]]);
  expect(decisionsOn([payment({ note: 'BBBBBBB3', cents: 1 })], orders)).toEqual([['no-number', '', '']]);
});

it('leaves out what a person does not want, and says of anything else why it waits', () => {
  expect(decisionsOn([payment()], [order(ONE)], ['v-1'])).toEqual([['left-out', ONE, ONE]]);
  expect(decisionsOn([payment()], [order(ONE)], ['v-2'])).toEqual([['ready', ONE, '']]);
  expect(decisionsOn([payment({ cents: 1 })], [order(ONE)], ['v-1'])).toEqual([['amount-differs', ONE, ONE]]);
});

it.each<[string, Partial<FilePayment>, string]>([
  ['of tomorrow', { paidOn: '2026-11-29' }, 'in-future'],
  ['of today', { paidOn: '2026-11-28' }, 'ready'],
  ['whose direction is only that of its sign', { isUnsaid: true }, 'direction-unclear'],
  ['of tomorrow and of another amount', { paidOn: '2026-11-29', cents: 1 }, 'amount-differs'],
])('books no payment %s', (_, over, reason) => {
  expect(decisionsOn([payment(over)], [order(ONE)])).toEqual([[reason, ONE, reason === 'ready' ? '' : ONE]]);
});

it.each<[string, string, string]>([
  ['its order', 'Zelle x AAAAAAA2,36', 'perhaps-taken-back'],
  ['its id', '"9, v-1, 36,00', 'perhaps-taken-back'],
  ['another order', 'Zelle x BBBBBBB2', 'ready'],
])('holds back a payment while a row that cannot be read names %s', (_, text, reason) => {
  const reversals = new Reversals({ payments: [payment()], ignored: [], mayTakeBack: [text] });
  expect(decisionsOn([payment()], [order(ONE)], [], reversals).map(([why]) => why)).toEqual([reason]);
});

it('holds back a payment of an order of which a reversal has no readable amount', () => {
  const reversal = { externalId: undefined, note: 'ORD-AAAAAAA2' };
  const ignored = [{ reason: 'reversal' as const, cents: null, reversal }];
  const reversals = new Reversals({ payments: [payment()], ignored, mayTakeBack: [] });
  expect(decisionsOn([payment()], [order(ONE)], [], reversals).map(([why]) => why)).toEqual(['perhaps-taken-back']);
});

describe('two payments of one order', () => {
  it.each<[string, Partial<FilePayment>, Partial<FilePayment>, string[]]>([
    ['the earlier day', { paidOn: '2026-11-03', row: 1 }, { paidOn: '2026-11-02', row: 2 }, ['already-paid', 'ready']],
    ['the earlier day, in the order of the file', { paidOn: '2026-11-02' }, { paidOn: '2026-11-03' }, ['ready', 'already-paid']],
    ['the earlier row of a day', { row: 9 }, { row: 3 }, ['already-paid', 'ready']],
    ['the first, when the other differs', { row: 1, cents: 1 }, { row: 2 }, ['amount-differs', 'ready']],
  ])('are booked once: %s', (_, first, second, reasons) => {
    const payments = [payment({ externalId: 'v-1', ...first }), payment({ externalId: 'v-2', ...second })];
    expect(decisionsOn(payments, [order(ONE)]).map(([reason]) => reason)).toEqual(reasons);
  });

  it('are booked by the second, when a person leaves out the first', () => {
    const payments = [payment({ externalId: 'v-1', row: 1 }), payment({ externalId: 'v-2', row: 2 })];
    expect(decisionsOn(payments, [order(ONE)], ['v-1'])).toEqual([
      ['left-out', ONE, ONE],
      ['ready', ONE, ''],
    ]);
  });
});

it('proposes orders of the amount that no other payment of the file takes', () => {
  const payments = [payment({ note: 'hat', row: 1 }), payment({ externalId: 'v-2', row: 2 })];
  expect(decisionsOn(payments, [order('AAAAAAA2'), order('BBBBBBB2')])).toEqual([
    ['no-number', '', 'BBBBBBB2'],
    ['ready', ONE, ''],
  ]);
});
