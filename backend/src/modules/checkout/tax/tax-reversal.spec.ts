import type { ReportedTax } from './tax-report.queries.js';
import { isReported, reversalOf } from './tax-reversal.js';

const tax = (over: Partial<ReportedTax> = {}): ReportedTax => ({
  orderId: 'o',
  calculationId: 'taxcalc_1',
  transactionId: 'tax_1',
  reversedCents: 1_000,
  reversingCents: null,
  ...over,
});
const order = (refundedCents: number, isPaid = true) => ({ isPaid, refundedCents });

it('a reversal is what was begun, less what the service knows', () => {
  expect(reversalOf(tax({ reversingCents: 2_500 }))).toEqual({ transactionId: 'tax_1', cents: 1_500, until: 2_500 });
  expect(reversalOf(tax())).toBeUndefined();
  expect(reversalOf(tax({ transactionId: null, reversingCents: 2_500 }))).toBeUndefined();
});

it('an order is reported when its payment and all of its refunds are', () => {
  expect(isReported(tax(), order(1_000))).toBe(true);
  expect(isReported(tax(), order(1_001))).toBe(false);
  expect(isReported(tax(), order(999))).toBe(true);
  expect(isReported(tax({ reversingCents: 2_000 }), order(1_000))).toBe(false);
  expect(isReported(tax({ transactionId: null }), order(0))).toBe(false);
  expect(isReported(tax({ transactionId: null }), order(0, false))).toBe(true);
});
