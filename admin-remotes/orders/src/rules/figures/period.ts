import type { FiguresPeriod } from '@shop/contract';

export const PERIODS = ['today', '7-days', '30-days', 'this-month', 'last-month', 'this-year'] as const;
/** Those for which sales tax is reported. */
export const TAX_PERIODS = ['this-month', 'last-month', 'this-quarter', 'last-quarter', 'this-year'] as const;
export type PeriodName = (typeof PERIODS)[number] | (typeof TAX_PERIODS)[number];

const DAY_MS = 86_400_000;

const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The day in a time zone, YYYY-MM-DD; in the browser's while `timeZone` is undefined. */
export const dayIn = (timeZone: string | undefined, time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);

function lastMonth(today: string): FiguresPeriod {
  const to = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(to), to };
}

function firstOfQuarter(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}

function lastQuarter(today: string): FiguresPeriod {
  const to = addDays(firstOfQuarter(today), -1);
  return { from: firstOfQuarter(to), to };
}

const DAYS: Record<PeriodName, (today: string) => FiguresPeriod> = {
  today: (today) => ({ from: today, to: today }),
  '7-days': (today) => ({ from: addDays(today, -6), to: today }),
  '30-days': (today) => ({ from: addDays(today, -29), to: today }),
  'this-month': (today) => ({ from: firstOfMonth(today), to: today }),
  'last-month': lastMonth,
  'this-quarter': (today) => ({ from: firstOfQuarter(today), to: today }),
  'last-quarter': lastQuarter,
  'this-year': (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
};

/** The first and the last day of a period. Periods that are still running end today. */
export const daysOfPeriod = (period: PeriodName, today: string): FiguresPeriod => DAYS[period](today);
