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

/** One row: the next moment, null when no product waits for one. */
const NEXT = `(select min(next.moment) as at
    from catalog_clock clock, lateral (${next('visible_from')} union all ${next('buyable_from')}) next)`;

/** The milliseconds until the next moment, negative when it has passed; null when no product waits for one. */
export const NEXT_MOMENT = defineQuery<[], { milliseconds: number | null }>({
  name: 'catalog.next-moment',
  text: `select (extract(epoch from next.at - clock_timestamp()) * 1000)::float8 as milliseconds from ${NEXT} next`,
  columns: { milliseconds: 'double precision' },
});

/** The products of the next moment. */
export interface Drop {
  opensAt: Date;
  /** Whole seconds until then by the clock of the database, which opens it; negative when it is late. */
  seconds: number;
  products: number;
  /** Pieces in stock of all of them. */
  pieces: number;
  /** Names of products that can be bought from then on and have no piece. */
  withoutStock: string[];
  /** Names of products without a main image. */
  withoutImage: string[];
}

const names = (condition: string): string => `coalesce(array_agg(p.name order by p.name) filter (where ${condition}), '{}')`;

export const NEXT_DROP = defineQuery<[], Drop>({
  name: 'catalog.next-drop',
  text: `select next.at as "opensAt", round(extract(epoch from next.at - clock_timestamp()))::float8 as seconds,
      count(*)::int as products, sum(p.stock_quantity)::float8 as pieces,
      ${names('p.stock_quantity = 0 and (p.buyable_from is null or p.buyable_from <= next.at)')} as "withoutStock",
      ${names('p.image_url is null')} as "withoutImage"
    from ${NEXT} next
      join products p on p.deleted_at is null and p.state = 'live' and (p.visible_from = next.at or p.buyable_from = next.at)
    group by next.at`,
  columns: {
    opensAt: 'timestamptz',
    seconds: 'double precision',
    products: 'integer',
    pieces: 'double precision',
    withoutStock: 'text[]',
    withoutImage: 'text[]',
  },
});

export const CLOCK_REACHED = defineQuery<[moment: string], { reached: boolean }>({
  name: 'catalog.clock-reached',
  text: 'select at >= $1::timestamptz as reached from catalog_clock',
  columns: { reached: 'boolean' },
});
