import { fromCents, toCents } from '@shop/contract/money';

/**
 * What the parts of an order have got back when so much of it is refunded. Refunds are of an amount, not of parts, so they are spread by
 * running sums: the parts add up to the amount, and a whole refund leaves 0 in each. Take the difference of two such states for a single
 * refund.
 */
export function refundedParts(parts: readonly number[], refundedCents: number): number[] {
  const total = BigInt(parts.reduce((sum, cents) => sum + cents, 0));
  if (total === 0n) return parts.map(() => 0);
  let running = 0n;
  return parts.map((cents) => {
    const before = (BigInt(refundedCents) * running) / total;
    running += BigInt(cents);
    return Number((BigInt(refundedCents) * running) / total - before);
  });
}

interface TaxedOrder {
  totalAmount: string;
  taxAmount: string;
}

interface GivenBack {
  amount: string;
  status: string;
}

/** The sales tax in each of these refunds, oldest first; failed ones hold none. What was paid beyond the total holds no tax. */
function taxOfAmounts({ totalAmount, taxAmount }: TaxedOrder, refunds: readonly GivenBack[]): string[] {
  const [total, tax] = [toCents(totalAmount), toCents(taxAmount)];
  const taxUntil = (cents: number): number => refundedParts([tax, total - tax], Math.min(cents, total))[0] ?? 0;
  let refunded = 0;
  return refunds.map(({ amount, status }) => {
    if (status === 'failed') return fromCents(0);
    const before = taxUntil(refunded);
    refunded += toCents(amount);
    return fromCents(taxUntil(refunded) - before);
  });
}

interface TaxedRefund extends GivenBack {
  lines: readonly { amount: string }[];
  borneByShop: boolean;
  /** What its allocations have taken of the taxes of the order. */
  taxCents: number;
}

/**
 * As `taxOfAmounts` while all refunds are of amounts. A refund by line takes the tax of its lines, so that all of the order have what was
 * allocated to them; one that is not done yet has what it asks for.
 */
export function taxOfRefunds(order: TaxedOrder, refunds: readonly TaxedRefund[]): string[] {
  if (refunds.every(({ lines, borneByShop }) => lines.length === 0 && !borneByShop)) return taxOfAmounts(order, refunds);
  return refunds.map((refund) => {
    if (refund.status === 'done') return fromCents(refund.taxCents);
    if (refund.lines.length === 0) return taxOfAmounts(order, [refund])[0] ?? fromCents(0);
    if (refund.status === 'failed') return fromCents(0);
    return fromCents(refund.lines.reduce((tax, { amount }) => tax - toCents(amount), toCents(refund.amount)));
  });
}
