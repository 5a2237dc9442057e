import { LISTED_PRODUCTS, LISTED_SIZES } from '../catalog/index.js';

/**
 * What can be waited for, to be used like a table: the products of the shop, and their sizes. Whoever waits for a product with sizes waits
 * for any of them. `stock` is 0 before the sale opens (`is_open`); `sort_order` is that of the size.
 */
export const ALERT_PLACES = `(select p.id as product_id, null::uuid as variant_id, p.name, null as label, null::integer as sort_order, p.image_url,
    p.price, p.option_names, '{}'::text[] as option_values, case when p.opens_at is null then p.stock_quantity else 0 end as stock,
    p.opens_at is null as is_open
  from ${LISTED_PRODUCTS} p
  union all
  select p.id, v.id, p.name, v.label, v.sort_order, p.image_url, coalesce(v.price, p.price), p.option_names, v.option_values,
    case when p.opens_at is null then v.stock_quantity else 0 end, p.opens_at is null
  from ${LISTED_PRODUCTS} p join ${LISTED_SIZES} v on v.product_id = p.id where p.option_names <> '{}')`;

/** Whether `place` is that of `alert`. */
export const IS_PLACE_OF_ALERT = 'place.product_id = alert.product_id and place.variant_id is not distinct from alert.variant_id';
