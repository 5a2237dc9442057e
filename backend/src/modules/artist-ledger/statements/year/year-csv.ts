import { BYTE_ORDER_MARK, csvLine } from '#platform/csv.js';
import { fromCents } from '@shop/contract/money';
import type { ArtistMonthRow } from './year.queries.js';

/** The sums of a month, or a payment, and who was paid. */
export type PaidMonth = ArtistMonthRow & { payee: string };

const SUMS = ['earned', 'reversed', 'fees', 'deductions', 'adjustments', 'paid', 'payments'] as const;
type YearRow = Pick<PaidMonth, 'artistName' | 'payee' | (typeof SUMS)[number]>;

const TITLE = [
  'Artist',
  'Payee',
  'Earned (USD)',
  'Reversed (USD)',
  'Design fees (USD)',
  'Deductions (USD)',
  'Adjustments (USD)',
  'Paid (USD)',
  'Payments',
];
const ADVICE = 'Ask your accountant which of these sums are reported.';

/** One row for each artist and payee, by artist. */
function yearRows(months: readonly PaidMonth[]): YearRow[] {
  const rows = new Map<string, YearRow>();
  for (const month of months) {
    const key = JSON.stringify([month.artistId, month.payee]);
    const row = rows.get(key);
    if (row) for (const sum of SUMS) row[sum] += month[sum];
    else rows.set(key, { ...month });
  }
  return [...rows.values()]
    .filter((row) => SUMS.some((sum) => row[sum] !== 0))
    .toSorted((a, b) => a.artistName.localeCompare(b.artistName, 'en') || a.payee.localeCompare(b.payee, 'en'));
}

/** Amounts are effects on what is owed, but what was paid is above 0. */
export function yearCsv(months: readonly PaidMonth[]): string {
  const lines = yearRows(months).map((row) => [
    row.artistName,
    row.payee,
    fromCents(row.earned),
    fromCents(row.reversed),
    fromCents(row.fees),
    fromCents(row.deductions),
    fromCents(row.adjustments),
    fromCents(-row.paid),
    row.payments,
  ]);
  return BYTE_ORDER_MARK + [TITLE, ...lines, [ADVICE]].map(csvLine).join('');
}
