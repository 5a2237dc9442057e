import { taxOfLineRefund } from '@shop/contract/refund-lines';

/** What can still be refunded of a line of an order as it was sold, in cents. */
export interface LineLeft {
  itemId: string;
  /** "Dawn Hoodie, M". */
  name: string;
  quantity: number;
  /** What its goods cost. */
  totalCents: number;
  /** What is left of them, without tax. */
  netCents: number;
  /** What is left of their tax. */
  taxCents: number;
  /** Its artist gets a part of it. */
  hasShare: boolean;
}

interface OrderLeft {
  lines: readonly LineLeft[];
  /** Shipping, fees, and taxes of no line. */
  otherCents: number;
}

/** A refund that the provider may accept at any moment. */
interface RequestedRefund {
  cents: number;
  /** Empty for a refund of an amount. */
  lines: readonly { itemId: string; cents: number }[];
}

/** Requested refunds are listed oldest first. */
export type RefundableParts = OrderLeft & { requested: readonly RequestedRefund[] };

function withoutLines({ lines, otherCents }: OrderLeft, refund: RequestedRefund): OrderLeft {
  const wanted = new Map(refund.lines.map(({ itemId, cents }) => [itemId, cents]));
  const left = lines.map((line) => {
    const cents = Math.min(wanted.get(line.itemId) ?? 0, line.netCents);
    return { ...line, netCents: line.netCents - cents, taxCents: line.taxCents - taxOfLineRefund(cents, line) };
  });
  return { lines: left, otherCents };
}

/** Spread over everything by its size. Rounded up, so that no cent is left that the refund may take. */
function withoutAmount({ lines, otherCents }: OrderLeft, amountCents: number): OrderLeft {
  const total = lines.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, otherCents);
  if (total === 0) return { lines, otherCents };
  const cents = BigInt(Math.min(amountCents, total));
  const rest = (part: number): number => part - Number((cents * BigInt(part) + BigInt(total) - 1n) / BigInt(total));
  const left = lines.map((line) => ({ ...line, netCents: rest(line.netCents), taxCents: rest(line.taxCents) }));
  return { lines: left, otherCents: rest(otherCents) };
}

/** What is left of each line when all requested refunds are done. */
export function refundableLines({ requested, ...order }: RefundableParts): readonly LineLeft[] {
  const without = (left: OrderLeft, refund: RequestedRefund): OrderLeft =>
    refund.lines.length > 0 ? withoutLines(left, refund) : withoutAmount(left, refund.cents);
  return requested.reduce(without, order).lines;
}
