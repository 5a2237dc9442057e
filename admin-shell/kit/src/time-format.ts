/** Times as the shop's clock shows them, wherever the admin is. */
export interface ShopTime {
  /** "Nov 22, 2026, 8:18 AM" */
  moment: (isoTime: string | number | Date) => string;
  /** "Nov 22, 2026" */
  day: (isoTime: string | number | Date) => string;
  /** "November 22, 2026" */
  longDay: (isoTime: string | number | Date) => string;
  /** "8:18 AM" */
  timeOfDay: (isoTime: string | number | Date) => string;
  /** "2026-11-22", as forms and the server write a calendar day */
  calendarDay: (isoTime: string | number | Date) => string;
  /** The moment at which a calendar day begins. Undefined for a text that is no day. */
  startOfDay: (day: string) => Date | undefined;
}

type Time = string | number | Date;

/** In the browser's time zone while `timeZone` is undefined. */
export function shopTime(timeZone: string | undefined): ShopTime {
  const formatter = (options: Intl.DateTimeFormatOptions, language = 'en-US') => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
    return (time: Time): string => format.format(new Date(time));
  };
  // The Canadian form of a day is the one of ISO 8601, the Swedish one that of a moment.
  const clock = formatter({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE');
  return {
    moment: formatter({ dateStyle: 'medium', timeStyle: 'short' }),
    day: formatter({ dateStyle: 'medium' }),
    longDay: formatter({ dateStyle: 'long' }),
    timeOfDay: formatter({ timeStyle: 'short' }),
    calendarDay: formatter({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA'),
    startOfDay: (day) => startOfDay(day, clock),
  };
}

/**
 * The clock of the shop shows the day's midnight at UTC's midnight minus the offset. The offset is read twice, because it may change
 * between the two.
 */
function startOfDay(day: string, clock: (time: Time) => string): Date | undefined {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) return undefined;
  const offsetAt = (time: number): number => Date.parse(`${clock(time).replace(' ', 'T')}Z`) - time;
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight)));
}

const DAY = shopTime('UTC');

/** A calendar day, YYYY-MM-DD, which no time zone moves: "Dec 21, 2026", or "December 21, 2026" in the long form. */
export const formatCalendarDay = (day: string, form: 'day' | 'longDay' = 'day'): string => DAY[form](`${day}T00:00:00Z`);
