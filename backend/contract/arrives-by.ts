import type { ArrivalDays, DeliveryTime } from './schema.js';

const DAY_MS = 86_400_000;
const MONTH_AND_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** By month and day. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);

/** Month, day of the week, and which of the month; 5 is the last. */
const WEEKDAY_HOLIDAYS: ReadonlySet<string> = new Set(['1 1 3', '2 1 3', '5 1 5', '9 1 1', '10 1 2', '11 4 4']);

/** The federal holidays, on which the US mail rests; one on a Sunday is kept on the Monday after. */
function isHoliday(date: Date): boolean {
  if (FIXED_HOLIDAYS.has(date.toISOString().slice(5, 10))) return true;
  const [day, weekday] = [date.getUTCDate(), date.getUTCDay()];
  const yesterday = new Date(date.getTime() - DAY_MS);
  if (weekday === 1 && FIXED_HOLIDAYS.has(yesterday.toISOString().slice(5, 10))) return true;
  const month = date.getUTCMonth() + 1;
  const count = month === 5 && day > 24 ? 5 : Math.ceil(day / 7);
  return WEEKDAY_HOLIDAYS.has(`${month} ${weekday} ${count}`);
}

/** Monday to Friday without holidays, as carriers count them; the day itself is not counted. */
function addBusinessDays(day: string, count: number): string {
  let date = midnight(day);
  for (let left = count; left > 0;) {
    date = new Date(date.getTime() + DAY_MS);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6 && !isHoliday(date)) left -= 1;
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

/** Days on the way that a shipping rate says; null: it says none. */
export interface RateDays {
  daysMin: number | null;
  daysMax: number | null;
}

/**
 * How long an order takes: packing as the settings say, on the way as its shipping rate says, else as the settings say. Null for a shop
 * that promises no time.
 */
export function deliveryByRate(delivery: DeliveryTime | null, rate: RateDays | null | undefined): DeliveryTime | null {
  if (!delivery || !rate || rate.daysMin === null || rate.daysMax === null) return delivery;
  return { ...delivery, transitDaysMin: rate.daysMin, transitDaysMax: rate.daysMax };
}

const rangeOf = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

/** "3 to 7 business days", for an order that is not paid yet. */
export function businessDays({ packDays, transitDaysMin, transitDaysMax }: DeliveryTime): string {
  const longest = packDays + transitDaysMax;
  return `${rangeOf(transitDaysMin, longest)} business ${longest === 1 ? 'day' : 'days'}`;
}
