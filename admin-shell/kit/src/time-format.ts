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
  /** "Nov 27, 7:00 PM" */
  shortMoment: (isoTime: string | number | Date) => string;
  /** "Fri, Nov 27, 2026, 7:00 PM EST" */
  momentWithZone: (isoTime: string | number | Date) => string;
  /** "2026-11-27T19:00", as an input for date and time has it */
  clockTime: (isoTime: string | number | Date) => string;
  /** The moment at which the clock shows `clockTime`; undefined for another text. */
  momentAt: (clockTime: string) => Date | undefined;
  /** "Eastern Time" */
  zone: string;
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
    startOfDay: (day) => momentAt(`${day}T00:00`, clock),
    shortMoment: formatter({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
    momentWithZone: formatter({
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
    clockTime: (time) => clock(time).replace(' ', 'T').slice(0, -':00'.length),
    momentAt: (clockTime) => momentAt(clockTime, clock),
    zone: zoneName(timeZone),
  };
}

const DAY_MS = 86_400_000;

/**
 * The clock shows a time at the same time in UTC minus the offset, which may change on that day. An hour that comes twice is its first
 * one; a time that is left out is the same number of minutes after the change.
 */
function momentAt(text: string, clock: (time: Time) => string): Date | undefined {
  const shown = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return undefined;
  const clockAt = (time: number): number => Date.parse(`${clock(time).replace(' ', 'T')}Z`);
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map((time) => shown - (clockAt(time) - time)) as [number, number];
  const isShown = (time: number): boolean => clockAt(time) === shown;
  return new Date(isShown(before) || !isShown(after) ? before : after);
}

function zoneName(timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const DAY = shopTime('UTC');

/** A calendar day, YYYY-MM-DD, which no time zone moves: "Dec 21, 2026", or "December 21, 2026" in the long form. */
export const formatCalendarDay = (day: string, form: 'day' | 'longDay' = 'day'): string => DAY[form](`${day}T00:00:00Z`);
