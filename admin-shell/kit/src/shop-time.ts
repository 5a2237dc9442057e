import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { settingsQuery } from './queries.ts';

/** Times as the shop's clock shows them, wherever the admin is. */
export interface ShopTime {
  /** "Nov 22, 2026, 8:18 AM" */
  moment: (isoTime: string | number | Date) => string;
  /** "Nov 22, 2026" */
  day: (isoTime: string | number | Date) => string;
  /** "8:18 AM" */
  timeOfDay: (isoTime: string | number | Date) => string;
}

/** In the browser's time zone while `timeZone` is undefined. */
export function shopTime(timeZone: string | undefined): ShopTime {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    return (time: string | number | Date): string => format.format(new Date(time));
  };
  return {
    moment: formatter({ dateStyle: 'medium', timeStyle: 'short' }),
    day: formatter({ dateStyle: 'medium' }),
    timeOfDay: formatter({ timeStyle: 'short' }),
  };
}

/** In the time zone of the shop's settings, which also decides what a day is in filters and figures. */
export function useShopTime(): ShopTime {
  const timeZone = useQuery(settingsQuery).data?.timeZone;
  return useMemo(() => shopTime(timeZone), [timeZone]);
}
