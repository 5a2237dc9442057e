import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { settingsQuery } from './queries.ts';
import { type ShopTime, shopTime } from './time-format.ts';

/**
 * Times in the time zone of the shop's settings, which also decides what a day is in filters and figures. Every screen of the admin
 * formats times with it: no other function does.
 */
export function useShopTime(): ShopTime {
  const timeZone = useQuery(settingsQuery).data?.timeZone;
  return useMemo(() => shopTime(timeZone), [timeZone]);
}
