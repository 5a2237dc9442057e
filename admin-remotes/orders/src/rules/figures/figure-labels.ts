import type { PaymentMethods } from '@shop/admin-kit';
import type { FigureComparison, FigureGroup, FigureRow, FiguresPeriod } from '@shop/contract';
import type { PeriodName } from './period.ts';

export const PERIOD_LABELS: Record<PeriodName | 'own', string> = {
  today: 'Today',
  '7-days': 'Last 7 days',
  '30-days': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
  own: 'Own dates',
};

export const COMPARISON_LABELS: Record<FigureComparison, string> = {
  before: 'Period before',
  'last-year': 'Same days last year',
};

export const GROUP_LABELS: Record<FigureGroup, string> = {
  day: 'Day',
  product: 'Product',
  size: 'Size',
  artist: 'Artist',
  category: 'Category',
  method: 'Method',
};

/** As in the CSV. */
const NO_GROUP: Partial<Record<FigureGroup, string>> = { artist: 'No artist', category: 'Uncategorized' };

/** A day has no time zone: it is formatted as UTC, in which it was parsed. */
const dayFormat = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const WHOLE_DAY = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const SHORT_DAY = dayFormat({ month: 'short', day: 'numeric' });
const RANGE = dayFormat({ dateStyle: 'medium' });

/** "Nov 1 – 23, 2026"; the spaces around the dash differ between browsers. */
export const formatPeriod = ({ from, to }: FiguresPeriod): string =>
  RANGE.formatRange(new Date(from), new Date(to)).replaceAll(/\s/gu, ' ');

/** The name of a row: "Tue, Nov 3, 2026", "Zelle", or the name of a product, artist or category. */
export function rowLabel(by: FigureGroup, { key, label }: Pick<FigureRow, 'key' | 'label'>, methods: PaymentMethods): string {
  if (label !== null) return label;
  if (key === null) return NO_GROUP[by] ?? '';
  if (by === 'day') return WHOLE_DAY.format(new Date(key));
  return methods.labelOf(key);
}

/** The name of a row on the axis of a chart: "Nov 3", and at most `maxLength` characters of a name. */
export function axisLabel(
  by: FigureGroup,
  row: Pick<FigureRow, 'key' | 'label'>,
  methods: PaymentMethods,
  maxLength: number,
): string {
  if (by === 'day' && row.key !== null) return SHORT_DAY.format(new Date(row.key));
  const name = Array.from(rowLabel(by, row, methods));
  const start = name.slice(0, maxLength - 1).join('');
  return name.length <= maxLength ? name.join('') : `${start.trimEnd()}…`;
}
