import { formatCents, toCents } from '@shop/admin-kit';
import type { IgnoredRows, PaymentFile, PaymentLine, PaymentFileReading } from '@shop/contract';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The payments that are booked unless somebody takes their mark off. */
export const certainLines = (lines: readonly PaymentLine[]): PaymentLine[] => lines.filter(({ state }) => state === 'matched');

/** "35 payments for 35 orders, $2,240.00" */
export function bookedText(lines: readonly Pick<PaymentLine, 'amount' | 'orders'>[]): string {
  const orders = new Set(lines.flatMap((line) => line.orders.map(({ orderId }) => orderId))).size;
  const cents = lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return `${counted(lines.length, 'payment', 'payments')} for ${counted(orders, 'order', 'orders')}, ${formatCents(cents)}`;
}

/** The button: what pressing it does. Undefined: there is nothing to do. */
export function bookLabel(booked: number, toCheck: number): string | undefined {
  if (booked > 0) return `Mark ${counted(booked, 'order', 'orders')} paid`;
  return toCheck > 0 ? `Keep ${toCheck.toLocaleString('en-US')} to check` : undefined;
}

const IGNORED_LABELS: Record<IgnoredRows['reason'], (rows: number, method: string) => string> = {
  'no-amount': (rows) => `${rows} without an amount`,
  'crypto-or-stock': (rows) => `${rows} crypto or stock`,
  reversal: (rows) => counted(rows, 'refund or dispute', 'refunds or disputes'),
  transfer: (rows) => counted(rows, 'transfer', 'transfers'),
  'not-zelle': (rows, method) => `${rows} not by ${method}`,
  outgoing: (rows) => `${rows} outgoing`,
  'other-currency': (rows) => `${rows} in another currency`,
  'not-complete': (rows) => `${rows} pending or failed`,
};

/** "12 rows left out: 7 outgoing, 3 pending or failed, 2 transfers", the most frequent first; undefined when there are none. `method`: "Zelle" */
export function leftOutText(ignored: readonly IgnoredRows[], method: string): string | undefined {
  const total = ignored.reduce((sum, { rows }) => sum + rows, 0);
  if (total === 0) return undefined;
  const parts = ignored.toSorted((a, b) => b.rows - a.rows).map(({ reason, rows }) => IGNORED_LABELS[reason](rows, method));
  return `${counted(total, 'row', 'rows')} left out: ${parts.join(', ')}`;
}

/** "2 rows cannot be read"; undefined when all can. */
export const unreadableText = ({ length }: PaymentFileReading['unreadable']): string | undefined =>
  length === 0 ? undefined : `${counted(length, 'row', 'rows')} cannot be read`;

/** "40 were read before (Nov 12, 2026, ana)"; undefined when all are new. `day` writes the day of a moment. */
export function knownText(
  { counts: { known }, readBefore }: Pick<PaymentFileReading, 'counts' | 'readBefore'>,
  day: (time: string) => string,
): string | undefined {
  if (known === 0) return undefined;
  const when = readBefore ? ` (${day(readBefore.at)}, ${readBefore.by})` : '';
  return `${counted(known, 'was', 'were')} read before${when}`;
}

/** What became of the rows of a file that was read: "35 booked, 5 to check, 12 left out". */
export function countsText({ matched, review, known, ignored, unreadable }: PaymentFile['counts']): string {
  const parts = [
    [matched, 'booked'],
    [review, 'to check'],
    [known, 'read before'],
    [ignored, 'left out'],
    [unreadable, 'unreadable'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, what]) => `${count.toLocaleString('en-US')} ${what}`);
  return shown.length === 0 ? 'no payments' : shown.join(', ');
}
