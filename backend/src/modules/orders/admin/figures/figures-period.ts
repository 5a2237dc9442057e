import { AppError } from '#platform/app-error.js';
import { addDays } from '#platform/calendar-day.js';

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
export function periodBefore(period: Period): Period {
  const to = addDays(period.from, -1);
  return { from: addDays(to, 1 - lengthOf(period)), to };
}
