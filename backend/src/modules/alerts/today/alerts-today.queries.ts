import { defineQuery } from '#platform/database/define-query.js';
import { ALERT_PLACES, IS_PLACE_OF_ALERT } from '../alert-place.sql.js';
import type { SoldOutPlaces } from './alert-duties.js';

/** By the index that holds only alerts that wait. Before its sale opens, nothing is sold out. */
export const SOLD_OUT_PLACES = defineQuery<[], SoldOutPlaces>({
  name: 'alerts.sold-out-places',
  text: `select count(distinct (alert.product_id, alert.variant_id))::int as places,
      count(distinct lower(alert.email))::int as people
    from stock_alerts alert join ${ALERT_PLACES} place on ${IS_PLACE_OF_ALERT}
    where alert.confirmed_at is not null and alert.notified_at is null and place.stock = 0 and place.is_open`,
  columns: { places: 'integer', people: 'integer' },
});
