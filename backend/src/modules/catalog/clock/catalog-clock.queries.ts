import { defineQuery } from '#platform/database/define-query.js';

const passed = (moment: string): string => `exists (select from products where deleted_at is null and state = 'live'
    and ${moment} > catalog_clock.at and ${moment} <= clock_timestamp())`;

/** Changes no row unless a product has become due: of several processes, the first one opens it. */
export const TICK = defineQuery<[]>({
  name: 'catalog.tick',
  text: `update catalog_clock set at = clock_timestamp() where ${passed('visible_from')} or ${passed('buyable_from')}`,
});

const next = (moment: string): string => `select min(${moment}) as moment from products
    where deleted_at is null and state = 'live' and ${moment} > clock.at`;

/** The milliseconds until the next moment, negative when it has passed; null when no product waits for one. */
export const NEXT_MOMENT = defineQuery<[], { milliseconds: number | null }>({
  name: 'catalog.next-moment',
  text: `select (extract(epoch from min(next.moment) - clock_timestamp()) * 1000)::float8 as milliseconds
    from catalog_clock clock, lateral (${next('visible_from')} union all ${next('buyable_from')}) next`,
  columns: { milliseconds: 'double precision' },
});

export const CLOCK_REACHED = defineQuery<[moment: string], { reached: boolean }>({
  name: 'catalog.clock-reached',
  text: 'select at >= $1::timestamptz as reached from catalog_clock',
  columns: { reached: 'boolean' },
});
