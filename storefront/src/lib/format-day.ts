const LONG_DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** "December 1, 2026" for 2026-12-01, in every time zone. */
export const formatDay = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`));
