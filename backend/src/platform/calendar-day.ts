import { timeFormat } from './time-format.js';

const DAY_MS = 86_400_000;

/** The calendar day in a time zone, YYYY-MM-DD. */
export const dayIn = timeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day `days` later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
