import { defineQuery } from '#platform/database/define-query.js';
import { ALERT_PLACES, IS_PLACE_OF_ALERT } from './alert-place.sql.js';
import type { AlertState } from './alert.view.js';

const STATE = `case when notified_at is not null then 'sent' when confirmed_at is not null then 'waiting' else 'pending' end`;

interface FoundAlert {
  productId: string;
  name: string;
  imageUrl: string | null;
  label: string | null;
  state: AlertState;
}

/** No row while the shop does not show the product. */
export const FIND_ALERT = defineQuery<[id: string], FoundAlert>({
  name: 'alerts.find',
  text: `select place.product_id as "productId", place.name, place.image_url as "imageUrl", place.label, ${STATE} as state
    from stock_alerts alert join ${ALERT_PLACES} place on ${IS_PLACE_OF_ALERT} where alert.id = $1`,
  columns: { productId: 'uuid', name: 'text', imageUrl: 'text', label: 'text', state: 'text' },
});

/** The first confirmation is the proof of consent. */
export const CONFIRM_ALERT = defineQuery<[id: string], { state: AlertState }>({
  name: 'alerts.confirm',
  text: `update stock_alerts set confirmed_at = coalesce(confirmed_at, now()) where id = $1 returning ${STATE} as state`,
  columns: { state: 'text' },
});

export const STOP_ALERT = defineQuery<[id: string]>({
  name: 'alerts.stop',
  text: 'delete from stock_alerts where id = $1',
});

/** Also those of the same address and product that became due with it, so that one email has told of them. */
export const STOP_ALERTS_TOLD_TOGETHER = defineQuery<[id: string]>({
  name: 'alerts.stop-told-together',
  text: `delete from stock_alerts where id in (select $1::uuid
    union select other.id from stock_alerts alert join stock_alerts other on other.product_id = alert.product_id
      and other.notified_at = alert.notified_at and lower(other.email) = lower(alert.email)
    where alert.id = $1)`,
});
