import type { FiguresPeriod } from '@shop/contract';

export const PERIODS = ['today', '7-days', '30-days', 'this-month', 'last-month', 'this-year'] as const;
export type PeriodName = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;

const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The day in a time zone, YYYY-MM-DD; in the browser's while `timeZone` is undefined. */
export const dayIn = (timeZone: string | undefined, time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);

/** The first and the last day of a period. Periods that are still running end today. */
export function daysOfPeriod(period: PeriodName, today: string): FiguresPeriod {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case '7-days':
      return { from: addDays(today, -6), to: today };
    case '30-days':
      return { from: addDays(today, -29), to: today };
    case 'this-month':
      return { from: firstOfMonth(today), to: today };
    case 'last-month': {
      const to = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    }
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}
