import { sampleStatement, sumsOf } from '#test/support/builders/statement-content.js';
import type { StatementContent } from './statement-content.js';
import { statementSentences } from './statement-sentences.js';

const payment = (cents: number, on: string) => ({ cents, on, reference: null });

it.each<[string, Partial<StatementContent>, string]>([
  [
    'earned and paid',
    {},
    'You earned $84.00 in November. $60.00 was sent to Rosa Vega by money order on November 3. $24.00 stays for next time.',
  ],
  [
    'nothing earned',
    { sums: sumsOf({ opening: 2_400, paid: -2_400 }), payments: [payment(2_400, '2026-11-30')] },
    'You earned nothing in November. $24.00 was left from before. $24.00 was sent to Rosa Vega by money order on November 30. Nothing stays for next time.',
  ],
  [
    'refunds above sales, and a balance below 0',
    { sums: sumsOf({ earned: 1_000, reversed: -2_500 }), payments: [] },
    'You earned $10.00 in November. $25.00 was taken back because orders were refunded or not paid. $15.00 will be taken off what you earn next.',
  ],
  [
    'an undone payment of an earlier month',
    { sums: sumsOf({ opening: 3_000, earned: -1_000, reversed: -500 }), payments: [] },
    'You earned nothing in November. $15.00 was taken back because orders were refunded or not paid. $30.00 was left from before. $15.00 stays for next time.',
  ],
  [
    'a refund that failed',
    { sums: sumsOf({ opening: -500, reversed: 500 }), payments: [] },
    'You earned nothing in November. $5.00 was added again because a refund did not go through. $5.00 still had to be taken off from before. Nothing stays for next time.',
  ],
  [
    'a design fee without sales',
    { sums: sumsOf({ fees: 50_000 }), payments: [] },
    '$500.00 was added for new designs in November. $500.00 stays for next time.',
  ],
  [
    'a deduction and corrections',
    { sums: sumsOf({ earned: 123_456, deductions: -2_000, adjustments: -1 }), payments: [] },
    'You earned $1,234.56 in November. $20.00 was deducted. $0.01 was taken off as a correction. $1,214.55 stays for next time.',
  ],
  [
    'opposite entries',
    { sums: sumsOf({ fees: -50_000, deductions: 2_000, adjustments: 100, opening: 60_000 }), payments: [] },
    'You earned nothing in November. $500.00 for new designs was taken back. $20.00 that had been deducted was added again. $1.00 was added as a correction. $600.00 was left from before. $121.00 stays for next time.',
  ],
  [
    'two payments',
    {
      sums: sumsOf({ earned: 8_400, paid: -8_400 }),
      payments: [payment(6_000, '2026-11-03'), payment(2_400, '2026-11-17')],
    },
    'You earned $84.00 in November. $60.00 on November 3 and $24.00 on November 17 were sent to Rosa Vega by money order. Nothing stays for next time.',
  ],
  [
    'three payments, one of them sent in another year',
    {
      month: '2026-01',
      sums: sumsOf({ earned: 8_400, paid: -6_000 }),
      payments: [payment(1_000, '2025-12-30'), payment(2_000, '2026-01-02'), payment(3_000, '2026-01-31')],
    },
    'You earned $84.00 in January. $10.00 on December 30, 2025, $20.00 on January 2 and $30.00 on January 31 were sent to Rosa Vega by money order. $24.00 stays for next time.',
  ],
  [
    'more payments',
    { sums: sumsOf({ earned: 8_400, paid: -4_000 }), payments: Array.from({ length: 4 }, () => payment(1_000, '2026-11-03')) },
    'You earned $84.00 in November. $40.00 was sent to Rosa Vega by money order in 4 payments. $44.00 stays for next time.',
  ],
  [
    'a payment that is taken back',
    { sums: sumsOf({ opening: -6_000, paid: 6_000 }), payments: [payment(-6_000, '2026-11-04')] },
    'You earned nothing in November. $60.00 still had to be taken off from before. An earlier payment of $60.00 was undone. Nothing stays for next time.',
  ],
  [
    'a payment that is taken back and sent again',
    {
      sums: sumsOf({ earned: 1_000, paid: 4_000 }),
      payments: [payment(-6_000, '2026-11-04'), payment(2_000, '2026-11-05')],
    },
    'You earned $10.00 in November. An earlier payment of $60.00 was undone. $20.00 was sent to Rosa Vega by money order on November 5. $50.00 stays for next time.',
  ],
  [
    'a donation',
    { payee: { ...(sampleStatement().payee as object), name: 'Hope House', method: 'donation' } as StatementContent['payee'] },
    'You earned $84.00 in November. $60.00 was given to Hope House as a donation on November 3. $24.00 stays for next time.',
  ],
  [
    'nobody entered',
    { payee: null },
    'You earned $84.00 in November. $60.00 was sent on November 3. $24.00 stays for next time.',
  ],
  [
    'an address that cannot be read',
    { payee: 'unreadable' },
    'You earned $84.00 in November. $60.00 was sent on November 3. $24.00 stays for next time.',
  ],
])('says in plain English: %s', (_, over, expected) => {
  expect(statementSentences(sampleStatement(over)).join(' ')).toBe(expected);
});
