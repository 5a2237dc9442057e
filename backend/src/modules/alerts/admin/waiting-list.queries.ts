import { defineQuery } from '#platform/database/define-query.js';
import { ALERT_PLACES, IS_PLACE_OF_ALERT } from '../alert-place.sql.js';
import type { WaitingRowView } from './waiting-list.view.js';

/** More than staff read at once. */
const MAX_ROWS = 200;

/** Most waiting first. What cannot be ordered again, such as a retired size, is left out. */
export const WAITING_LIST = defineQuery<[], WaitingRowView>({
  name: 'alerts.waiting-list',
  text: `select place.product_id as "productId", place.variant_id as "variantId", place.name, place.label, count(*)::int as waiting,
      place.stock as "stockQuantity"
    from stock_alerts alert join ${ALERT_PLACES} place on ${IS_PLACE_OF_ALERT}
    where alert.confirmed_at is not null and alert.notified_at is null
    group by place.product_id, place.variant_id, place.name, place.label, place.stock
    order by waiting desc, place.name, place.label limit ${MAX_ROWS}`,
  columns: { productId: 'uuid', variantId: 'uuid', name: 'text', label: 'text', waiting: 'integer', stockQuantity: 'integer' },
});
