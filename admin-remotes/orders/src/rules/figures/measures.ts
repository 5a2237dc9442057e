import { formatCents, toCents } from '@shop/admin-kit';
import type { FigureAmounts, FigureRow, Figures } from '@shop/contract';

export interface Measure {
  field: keyof FigureAmounts;
  title: string;
  hint: string;
}

const CAPTURED: Measure = { field: 'captured', title: 'Captured', hint: 'Payments that arrived' };
const REFUNDED: Measure = { field: 'refunded', title: 'Refunded', hint: 'Refunds that were completed' };
const NET: Measure = { field: 'net', title: 'Net', hint: 'Captured less refunded' };
const ORDERS: Measure = { field: 'orders', title: 'Orders', hint: 'Whose payment arrived' };
const PIECES: Measure = { field: 'units', title: 'Pieces', hint: 'In these orders' };

export const MEASURES: readonly Measure[] = [CAPTURED, REFUNDED, NET, ORDERS, PIECES];
export const CHARTED_MEASURES: readonly Measure[] = [NET, ORDERS, PIECES];

const isMoney = ({ field }: Measure): boolean => field !== 'orders' && field !== 'units';

/** Cents of money, which may be negative; a number of orders or pieces as it is. */
export function valueOf({ field }: Measure, amounts: FigureAmounts): number {
  const amount = amounts[field];
  if (typeof amount === 'number') return amount;
  return amount.startsWith('-') ? -toCents(amount.slice(1)) : toCents(amount);
}

/** "$1,234.50" or "1,234". */
export const formatValue = (measure: Measure, value: number): string =>
  isMoney(measure) ? formatCents(value) : value.toLocaleString('en-US');

export const formatMeasure = (measure: Measure, amounts: FigureAmounts): string =>
  formatValue(measure, valueOf(measure, amounts));

/** Whether nothing was paid and nothing refunded. */
export const isNothing = (amounts: FigureAmounts): boolean => MEASURES.every((measure) => valueOf(measure, amounts) === 0);

/** Without the period before, groups that occur only in it are left out. None if nothing happened at all; else every day. */
export function shownRows({ by, rows }: Pick<Figures, 'by' | 'rows'>, compares: boolean): FigureRow[] {
  const found = rows.filter(({ now, before }) => !isNothing(now) || (compares && !isNothing(before)));
  return by === 'day' && found.length > 0 ? rows : found;
}

interface Change {
  text: string;
  /** A rise of refunds is bad. */
  tone: 'success' | 'danger' | 'neutral';
}

/** The change since the period before. Only a change of a positive number is a percentage. */
export function changeOf(measure: Measure, now: FigureAmounts, before: FigureAmounts): Change {
  const [value, valueBefore] = [valueOf(measure, now), valueOf(measure, before)];
  if (value === valueBefore) return { text: 'No change', tone: 'neutral' };
  const isRise = value > valueBefore;
  const tone = isRise === (measure.field !== 'refunded') ? 'success' : 'danger';
  return { text: changeText(value, valueBefore), tone };
}

function changeText(value: number, before: number): string {
  const sign = value > before ? '+' : '-';
  if (before === 0) return value > 0 ? 'Up from zero' : 'Down from zero';
  if (before < 0) return value > before ? 'Up from below zero' : 'Further below zero';
  const percent = Math.round((Math.abs(value - before) / before) * 100);
  return percent === 0 ? `${sign}<1%` : `${sign}${percent.toLocaleString('en-US')}%`;
}
