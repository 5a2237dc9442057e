/** How many months a choice offers. */
const OFFERED_MONTHS = 24;

const NAME = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** "November 2026" of 2026-11. */
export const monthName = (month: string): string => NAME.format(new Date(`${month}-01T00:00:00Z`));

/** The month before: 2025-12 of 2026-01. */
export function previousMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 'YYYY-MM'.length);
}

/** The months up to that of a day, YYYY-MM-DD, newest first. */
export function recentMonths(today: string): { value: string; label: string }[] {
  const months = [today.slice(0, 'YYYY-MM'.length)];
  while (months.length < OFFERED_MONTHS) months.push(previousMonth(months.at(-1) ?? ''));
  return months.map((value) => ({ value, label: monthName(value) }));
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** "Dec 1, 1:00 AM": from when 2026-11 can be closed, because transactions around midnight take a moment. */
export function closesFrom(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${DAY.format(new Date(Date.UTC(year, number)))}, 1:00 AM`;
}

const MONTH = /^20[2-9]\d-(0[1-9]|1[0-2])$/;

/** The month of the URL; the one before that of `today` is the first that is closed. */
export const parseMonth = (params: URLSearchParams, today: string): string => {
  const month = params.get('month') ?? '';
  return MONTH.test(month) ? month : previousMonth(today.slice(0, 'YYYY-MM'.length));
};

/** The months of a choice, with an older one that the URL names. */
export function offeredMonths(today: string, shown: string): { value: string; label: string }[] {
  const months = recentMonths(today);
  return months.some(({ value }) => value === shown) ? months : [...months, { value: shown, label: monthName(shown) }];
}
