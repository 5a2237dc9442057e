import type { IgnoredReason, FilePayment } from '../reading/payment-file-content.js';
import { Reversals } from './reversals.js';

const payment = (over: Partial<FilePayment> = {}): FilePayment => {
  return { row: 1, externalId: 'v-1', paidOn: '2026-11-02', payer: 'Jo', note: 'ORD-AAAAAAA2', cents: 6_400, ...over };
};
const takes = (externalId: string | undefined, note: string, cents: number | null, of = payment()): boolean => {
  const ignored = [{ reason: 'reversal' as IgnoredReason, cents, reversal: { externalId, note } }];
  return new Reversals({ payments: [of], ignored, mayTakeBack: [] }).take(of, ['ORD-AAAAAAA2']);
};

it.each<[string, string | undefined, string, number | null, boolean]>([
  ['its id', 'v-1', '', null, true],
  ['its id, for another amount', 'v-1', 'x', -100, true],
  ['an id of its own, its order and its amount', 'v-2', 'for AAAAAAA2', -6_400, true],
  ['no id, its order and its amount', undefined, 'ORD-AAAAAAA2', 6_400, true],
  ['no id and another order', undefined, 'ORD-BBBBBBB2', -6_400, false],
  ['no id and another amount', undefined, 'ORD-AAAAAAA2', -6_401, false],
  ['no id and no order', undefined, 'hat', -6_400, false],
])('a reversal with %s takes a payment back: %p', (_, externalId, note, cents, expected) => {
  expect(takes(externalId, note, cents)).toBe(expected);
});

it('a reversal with the id of a payment takes no other one back', () => {
  const [first, second] = [payment(), payment({ externalId: 'v-2' })];
  const ignored = [{ reason: 'reversal' as const, cents: -6_400, reversal: { externalId: 'v-1', note: 'ORD-AAAAAAA2' } }];
  const reversals = new Reversals({ payments: [first, second], ignored, mayTakeBack: [] });
  expect([reversals.take(first, ['ORD-AAAAAAA2']), reversals.take(second, ['ORD-AAAAAAA2'])]).toEqual([true, false]);
});

it('rows that are left out for another reason take nothing back', () => {
  expect(
    new Reversals({ payments: [payment()], ignored: [{ reason: 'outgoing', cents: -6_400 }], mayTakeBack: [] }).take(payment(), [
      'ORD-AAAAAAA2',
    ]),
  ).toBe(false);
});

it('takes nothing back by the name of a payer that looks like an order number', () => {
  const reversal = { externalId: undefined, note: 'Zelle from MARGARET for BBBBBBB2' };
  const ignored = [{ reason: 'reversal' as const, cents: -6_400, reversal }];
  const reversals = new Reversals({ payments: [], ignored, mayTakeBack: ['Zelle from MARGARET'] });
  const of = payment({ note: 'Zelle from MARGARET for AAAAAAA2' });
  expect([reversals.take(of, ['ORD-AAAAAAA2']), reversals.mayTake(of, 'ORD-AAAAAAA2')]).toEqual([false, false]);
});
