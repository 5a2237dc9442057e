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

/** The sales tax in each of these refunds, oldest first; failed ones hold none. What was paid beyond the total holds no tax. */
export function taxOfRefunds(
  { totalAmount, taxAmount }: TaxedOrder,
  refunds: readonly { amount: string; status: string }[],
): string[] {
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
