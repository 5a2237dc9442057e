import { ORDER_STATUSES } from '../order-status.js';
import { type HistoryRow, undoableStep } from './undoable-step.js';
import type { PaymentMethod } from '../../settings/index.js';

/** "status confirmed -> processing by staff ada", as the tests print histories. */
function row(text: string): HistoryRow {
  const [, kind = '', from = '', to = '', actor = ''] = /^(\w+) (\w*) -> (\w*) by (.+)$/.exec(text) ?? [];
  return { id: text, kind: kind as HistoryRow['kind'], from: from || null, to: to || null, actor };
}

const PLACED = 'placed  -> pending by shopper';
const PAID = 'payment unpaid -> paid by staff ada';
const CONFIRMED = 'status pending -> confirmed by staff ada';
const PACKED = 'status confirmed -> processing by staff ada';
const SHIPPED = 'status processing -> shipped by staff ada';
const DELIVERED = 'status shipped -> delivered by staff ada';

/** The state that the history leads to. */
function stateAfter(history: readonly HistoryRow[], paymentMethod: PaymentMethod) {
  const last = (kind: string): string | undefined => history.findLast((entry) => entry.kind === kind)?.to ?? undefined;
  const status = ORDER_STATUSES.find((known) => known === last('status')) ?? 'pending';
  return { status, paymentStatus: last('payment') === 'paid' ? ('paid' as const) : ('unpaid' as const), paymentMethod };
}

const stepAfter = (history: readonly string[], method: PaymentMethod = 'zelle') => {
  const rows = history.map(row);
  return undoableStep(stateAfter(rows, method), rows);
};

describe('the step that can be undone', () => {
  it.each<[string, string[], object]>([
    [
      'a payment with its confirmation',
      [PLACED, PAID, CONFIRMED],
      { step: 'pay', paymentStatus: 'unpaid', status: 'pending', event: 'order.paid' },
    ],
    ['a payment of a confirmed order', [PLACED, CONFIRMED, PAID], { step: 'pay', paymentStatus: 'unpaid', event: 'order.paid' }],
    ['packing', [PAID, CONFIRMED, PACKED], { step: 'pack', status: 'confirmed' }],
    ['shipping', [CONFIRMED, PACKED, SHIPPED], { step: 'ship', status: 'processing', event: 'order.shipped' }],
    ['delivery', [PACKED, SHIPPED, DELIVERED], { step: 'deliver', status: 'shipped' }],
  ])('is %s', (_, history, undoable) => {
    expect(stepAfter(history)).toEqual(undoable);
  });

  it.each<[string, string[]]>([
    ['nothing', []],
    ['the order itself', [PLACED]],
    ['a confirmation without payment', [PLACED, CONFIRMED]],
    ['a confirmation after a corrected customer', [PAID, 'customer  ->  by staff ada', CONFIRMED]],
    ['a refund after a payment', [CONFIRMED, PAID, 'refund  -> requested by staff ada']],
    ['a cancellation', [PAID, CONFIRMED, 'status confirmed -> cancelled by staff ada']],
    ['a payment before a refund', [PAID, CONFIRMED, 'refund  -> requested by staff ada']],
    ['shipping before a corrected number', [PACKED, SHIPPED, 'tracking  ->  by staff ada']],
    ['packing before a corrected customer', [CONFIRMED, PACKED, 'customer  ->  by staff ada']],
    ['an undone packing', [CONFIRMED, PACKED, 'status processing -> confirmed by staff ada']],
    ['an undone shipping', [PACKED, SHIPPED, 'status shipped -> processing by staff ada']],
    ['an undone delivery', [SHIPPED, DELIVERED, 'status delivered -> shipped by staff ada']],
    ['an undone payment', [CONFIRMED, PAID, 'payment paid -> unpaid by staff ada']],
    ['a payment that the provider reported', ['payment unpaid -> paid by system']],
  ])('is not %s', (_, history) => {
    expect(stepAfter(history)).toBeUndefined();
  });

  it('is never a payment by card', () => {
    for (const method of ['card', 'apple-pay'] as const) {
      expect(stepAfter([PLACED, PAID, CONFIRMED], method)).toBeUndefined();
      expect(stepAfter([PLACED, PAID], method)).toBeUndefined();
    }
  });

  it('is nothing when the order is not where its history ends', () => {
    const state = { status: 'cancelled', paymentStatus: 'paid', paymentMethod: 'zelle' } as const;
    for (const last of [PACKED, SHIPPED, DELIVERED, CONFIRMED])
      expect(undoableStep(state, [row(PAID), row(last)])).toBeUndefined();
  });
});
