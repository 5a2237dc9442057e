import { defineQuery } from '#platform/database/define-query.js';
import { ALERT_PLACES, IS_PLACE_OF_ALERT } from '../alert-place.sql.js';

const WAITS = 'alert.confirmed_at is not null and alert.notified_at is null';
/** How long an email is given before the next people are told of pieces that are left. */
const WAVE = `interval '30 minutes'`;
/** Not everybody who is told buys. */
const MAILS_PER_PIECE = 2;

interface DueOfAddress {
  /** The one that has waited longest. */
  alertId: string;
  others: string[];
}

/** The alerts of these places of `allowed` that have waited for longest, so many of each. */
const oldestWaiting = (count: string, places: string): string => `select alert.* from allowed place cross join lateral (
    select alert.id, lower(alert.email) as address, alert.confirmed_at from stock_alerts alert
    where ${IS_PLACE_OF_ALERT} and ${WAITS} order by alert.confirmed_at, alert.id limit greatest(${count}, 0)) alert
  where ${places}`;

/**
 * Marks the oldest confirmed alerts of a product as notified: for each size twice as many as there are pieces, less those of the last wave.
 * Whoever waits for any size comes after those who wait for one, and counts for the pieces of all. A row for each address. More than
 * `limit` alerts only for those of the last address: they are told by one email.
 */
export const MARK_NOTIFIED = defineQuery<[productId: string, limit: number], DueOfAddress>({
  name: 'alerts.mark-notified',
  text: `with allowed as (
      select place.product_id, place.variant_id, ${MAILS_PER_PIECE} * place.stock - (select count(*) from stock_alerts alert
          where alert.product_id = place.product_id and (place.variant_id is null or alert.variant_id = place.variant_id)
            and alert.notified_at > now() - ${WAVE}) as count
      from ${ALERT_PLACES} place where place.product_id = $1 and place.stock > 0),
    of_sizes as (${oldestWaiting('place.count', 'place.variant_id is not null')}),
    due as (
      select id, address, min(confirmed_at) over (partition by address) as first_at
      from (select * from of_sizes union all
        ${oldestWaiting('place.count - (select count(*) from of_sizes)', 'place.variant_id is null')}) waiting
      order by first_at, address fetch first ($2) rows with ties),
    marked as (
      update stock_alerts set notified_at = now() from due where stock_alerts.id = due.id and stock_alerts.notified_at is null
      returning stock_alerts.id, stock_alerts.confirmed_at, due.address)
    select ids[1] as "alertId", ids[2:] as others
    from (select array_agg(id order by confirmed_at, id) as ids, min(confirmed_at) as first_at from marked group by address) told
    order by first_at, ids`,
  columns: { alertId: 'uuid', others: 'uuid[]' },
});

/** Products that can be bought and that somebody waits for. */
export const PRODUCTS_TO_NOTIFY = defineQuery<[], { productId: string }>({
  name: 'alerts.products-to-notify',
  text: `select distinct place.product_id as "productId" from ${ALERT_PLACES} place
    join (select distinct product_id, variant_id from stock_alerts alert where ${WAITS}) alert on ${IS_PLACE_OF_ALERT}
    where place.stock > 0`,
  columns: { productId: 'uuid' },
});
