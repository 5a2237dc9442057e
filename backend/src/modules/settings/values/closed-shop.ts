import { dayIn } from '#platform/calendar-day.js';

/** Null while the shop takes orders. It opens at midnight in the shop's time zone. */
export function closedShop(settings: { closedUntil: string | null; timeZone: string }, now: Date): { opensOn: string } | null {
  const { closedUntil: opensOn, timeZone } = settings;
  return opensOn !== null && dayIn(timeZone, now) < opensOn ? { opensOn } : null;
}
