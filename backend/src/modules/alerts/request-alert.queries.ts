import { defineQuery } from '#platform/database/define-query.js';
import { LISTED_PRODUCTS } from '../catalog/index.js';
import { ALERT_PLACES } from './alert-place.sql.js';

interface AlertTarget {
  /** Pieces that can be bought now; null for a size that the product does not have. */
  stock: number | null;
}

/** No row for a product that the shop does not show. */
export const ALERT_TARGET = defineQuery<[productId: string, variantId: string | null], AlertTarget>({
  name: 'alerts.target',
  text: `select place.stock from ${LISTED_PRODUCTS} p
    left join ${ALERT_PLACES} place on place.product_id = p.id and place.variant_id is not distinct from $2::uuid
    where p.id = $1`,
  columns: { stock: 'integer' },
});

/** Writes one row for every address, whether it waits already or not, so that an answer takes the same time. */
export const ADD_ALERT = defineQuery<[productId: string, variantId: string | null, email: string], { id: string }>({
  name: 'alerts.add',
  text: `insert into stock_alerts (product_id, variant_id, email) values ($1, $2, $3)
    on conflict (product_id, variant_id, lower(email)) where notified_at is null do update set requested_at = excluded.requested_at
    returning id`,
  columns: { id: 'uuid' },
});
