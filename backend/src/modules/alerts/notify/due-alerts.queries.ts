import { defineQuery } from '#platform/database/define-query.js';
import { ALERT_PLACES, IS_PLACE_OF_ALERT } from '../alert-place.sql.js';

/** What the email shows. */
export interface AlertedPiece {
  productId: string;
  /** Of the product. */
  name: string;
  /** The size; null for the product itself. */
  label: string | null;
  optionNames: string[];
  /** One for each option; empty for the product itself. */
  optionValues: string[];
  price: string;
  imageUrl: string | null;
}

interface DueAlertRow {
  alertId: string;
  email: string;
  variantId: string | null;
  requestedAt: Date;
  /** Null: it cannot be bought any more. */
  place: AlertedPiece | null;
}

/** In the order of the product's sizes. No row for an alert that is gone or not due. */
export const DUE_ALERTS = defineQuery<[ids: readonly string[]], DueAlertRow>({
  name: 'alerts.due',
  text: `select alert.id as "alertId", alert.email, alert.variant_id as "variantId", alert.requested_at as "requestedAt",
      case when place.stock > 0
        then json_build_object('productId', place.product_id, 'name', place.name, 'label', place.label, 'optionNames', place.option_names,
          'optionValues', place.option_values, 'price', place.price::text, 'imageUrl', place.image_url) end as place
    from stock_alerts alert left join ${ALERT_PLACES} place on ${IS_PLACE_OF_ALERT}
    where alert.id = any($1::uuid[]) and alert.notified_at is not null
    order by place.sort_order nulls first, place.label, alert.id`,
  columns: { alertId: 'uuid', email: 'text', variantId: 'uuid', requestedAt: 'timestamptz', place: 'json' },
});

/** Back into the queue, in its old place. The alert goes when the same address has asked again meanwhile: one mail for both. */
export const WAIT_AGAIN = defineQuery<[id: string]>({
  name: 'alerts.wait-again',
  text: `with again as (
      select from stock_alerts alert join stock_alerts other on other.product_id = alert.product_id
          and other.variant_id is not distinct from alert.variant_id and lower(other.email) = lower(alert.email)
        where alert.id = $1 and other.id <> alert.id and other.notified_at is null),
    gone as (delete from stock_alerts where id = $1 and notified_at is not null and exists (select from again))
    update stock_alerts set notified_at = null where id = $1 and notified_at is not null and not exists (select from again)`,
});
