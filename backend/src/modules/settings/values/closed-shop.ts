/** The calendar day in a time zone, YYYY-MM-DD. */
const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** Null while the shop takes orders. It opens at midnight in the shop's time zone. */
export function closedShop(settings: { closedUntil: string | null; timeZone: string }, now: Date): { opensOn: string } | null {
  const { closedUntil: opensOn, timeZone } = settings;
  return opensOn !== null && dayIn(timeZone, now) < opensOn ? { opensOn } : null;
}
