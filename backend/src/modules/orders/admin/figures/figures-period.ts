import { AppError } from '#platform/app-error.js';
import { addDays } from '#platform/calendar-day.js';
import type { Comparison } from './figures.dto.js';

/** A year, also a leap year. The period before is read too, so twice as many days. */
const MAX_DAYS = 366;
const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Period {
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
}

const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));

/** A missing last day is today; a missing first day makes 30 days. Throws 400 for a period that is reversed or too long. */
export function periodOf({ from, to }: Partial<Period>, today: string): Period {
  const last = to ?? today;
  const period = { from: from ?? addDays(last, 1 - DEFAULT_DAYS), to: last };
  const length = lengthOf(period);
  if (length < 1) throw new AppError(400, 'The first day must not be after the last day');
  if (length > MAX_DAYS) throw new AppError(400, `Please choose at most ${MAX_DAYS} days`);
  return period;
}

/** As many days, right before. */
function periodBefore(period: Period): Period {
  const to = addDays(period.from, -1);
  return { from: addDays(to, 1 - lengthOf(period)), to };
}

/** The same day of the year before; February 28 for February 29. */
function yearBefore(day: string): string {
  const date = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return date.endsWith('-02-29') ? date.replace('-02-29', '-02-28') : date;
}

/** The days that a period is compared with. Last year's may be one day more or less, because of February 29. */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  if (comparison === 'before') return periodBefore(period);
  const { from, to } = { from: yearBefore(period.from), to: yearBefore(period.to) };
  // A period that ends with February ends so last year too.
  return { from, to: to.endsWith('-02-28') && addDays(to, 1).endsWith('-02-29') ? addDays(to, 1) : to };
}

/**
 * The days of the compared period by the day of the period that each stands beside, so that no day is lost: last year's
 * February 29 is added to February 28, and this year's stands beside nothing.
 */
export function daysBeside(period: Period, compared: Period, comparison: Comparison): Map<string, string[]> {
  const days = daysOf(period);
  const others = daysOf(compared);
  if (comparison === 'before') return new Map(days.map((day, index) => [day, others.slice(index, index + 1)]));
  const beside = new Map<string, string[]>(days.map((day) => [day, []]));
  for (const other of others) {
    const day = `${Number(other.slice(0, 4)) + 1}${other.slice(4)}`;
    (beside.get(day) ?? beside.get(day.replace('-02-29', '-02-28')))?.push(other);
  }
  return beside;
}
