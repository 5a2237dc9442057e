import { ledgerEntry } from '../../../test/ledger.ts';
import { basisText, canReverse, effectText, kindLabel, otherEntry } from './entry-labels.ts';

const ID = '00000000-0000-4000-8000-000000000009';

it.each([
  [{ kind: 'sale' as const, amount: '32.00', base: '64.00' }, 'Sale'],
  [{ kind: 'sale' as const, amount: '-32.00', base: '-64.00' }, 'Sale undone'],
  [{ kind: 'sale' as const, amount: '0.00', base: '-64.00' }, 'Sale undone'],
  [{ kind: 'reversal' as const, amount: '-32.00', base: '-64.00' }, 'Refund'],
  [{ kind: 'payout' as const, amount: '-84.00' }, 'Payment'],
  [{ kind: 'payout' as const, amount: '84.00', reversesId: ID }, 'Payment taken back'],
  [{ kind: 'design-fee' as const, amount: '500.00' }, 'Design fee'],
])('%j is called %s', (differs, label) => {
  expect(kindLabel(ledgerEntry(1, differs))).toBe(label);
});

it.each([
  ['32.00', '+$32.00'],
  ['-4.10', '-$4.10'],
  ['0.00', '$0.00'],
  ['12345.60', '+$12,345.60'],
])('%s is shown as %s', (amount, text) => {
  expect(effectText(amount)).toBe(text);
});

it.each([
  [{ base: '64.00', shareBps: 5000 }, '50% of $64.00'],
  [{ base: '-64.00', shareBps: 3750 }, '37.5% of -$64.00'],
  [{ base: null, shareBps: null }, undefined],
  [{ kind: 'reversal' as const, amount: '-18.00', base: '-36.00', shareBps: 5000 }, '50% of -$36.00'],
  [{ kind: 'reversal' as const, amount: '0.00', base: '-36.00', shareBps: 5000 }, '50% of -$36.00, which the shop bears'],
  [
    { kind: 'reversal' as const, amount: '-8.00', base: '-36.00', shareBps: 5000 },
    '50% of -$36.00, a part of which the shop bears',
  ],
  // Rounded: 1 cent of $0.02 costs no cent, another one costs one.
  [{ kind: 'reversal' as const, amount: '0.00', base: '-0.01', shareBps: 5000 }, '50% of -$0.01'],
  [{ kind: 'reversal' as const, amount: '-0.01', base: '-0.01', shareBps: 5000 }, '50% of -$0.01'],
  [{ kind: 'reversal' as const, amount: '0.00', base: '-36.00', shareBps: 0 }, '0% of -$36.00'],
])('%j is %s', (differs, text) => {
  expect(basisText(ledgerEntry(1, differs))).toBe(text);
});

it.each([
  [{ kind: 'payout' as const }, true],
  [{ kind: 'adjustment' as const }, true],
  [{ kind: 'sale' as const }, false],
  [{ kind: 'reversal' as const }, false],
  [{ kind: 'payout' as const, isReversed: true }, false],
  [{ kind: 'payout' as const, reversesId: ID }, false],
])('%j can be taken back: %s', (differs, can) => {
  expect(canReverse(ledgerEntry(1, differs))).toBe(can);
});

it.each([
  ['design-fee' as const, { kind: 'design-fee', amount: '5.00' }],
  ['deduction' as const, { kind: 'deduction', amount: '5.00' }],
  ['adjustment-up' as const, { kind: 'adjustment', amount: '5.00' }],
  ['adjustment-down' as const, { kind: 'adjustment', amount: '-5.00' }],
])('%s of $5.00 is sent as %j', (entry, sent) => {
  expect(otherEntry(entry, '5.00')).toEqual(sent);
});
