import type { ArrivalDays, DeliveryTime } from './schema.js';

const DAY_MS = 86_400_000;
const MONTH_AND_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Business days are Monday to Friday, as carriers count them; the day itself is not counted. */
function addBusinessDays(day: string, count: number): string {
  let date = midnight(day);
  for (let left = count; left > 0;) {
    date = new Date(date.getTime() + DAY_MS);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/** The days on which an order that is paid at `paidAt` can arrive. A shop counts its own days, not those of the visitor. */
export function arrivalDays(delivery: DeliveryTime, paidAt: Date, timeZone: string): ArrivalDays {
  const { packDays, transitDaysMin, transitDaysMax } = delivery;
  // The format of Sweden is the one of ISO 8601.
  const paidOn = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(paidAt);
  return { first: addBusinessDays(paidOn, transitDaysMin), last: addBusinessDays(paidOn, packDays + transitDaysMax) };
}

/** "Dec 1 to 7", "Nov 30 to Dec 4" or "Dec 1". */
export function arrivalText({ first, last }: ArrivalDays): string {
  const from = MONTH_AND_DAY.format(midnight(first));
  if (first === last) return from;
  const until = first.slice(0, 7) === last.slice(0, 7) ? `${Number(last.slice(8))}` : MONTH_AND_DAY.format(midnight(last));
  return `${from} to ${until}`;
}

const rangeOf = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

/** "3 to 7 business days", for an order that is not paid yet. */
export function businessDays({ packDays, transitDaysMin, transitDaysMax }: DeliveryTime): string {
  const longest = packDays + transitDaysMax;
  return `${rangeOf(transitDaysMin, longest)} business ${longest === 1 ? 'day' : 'days'}`;
}
