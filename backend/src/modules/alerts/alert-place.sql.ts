import { LISTED_PRODUCTS, LISTED_SIZES } from '../catalog/index.js';

/**
 * What can be waited for, to be used like a table: products of the shop without sizes, and the sizes of the others. `stock` is 0 before the
 * sale opens.
 */
export const ALERT_PLACES = `(select p.id as product_id, v.id as variant_id, p.name, v.label, p.image_url,
    case when p.opens_at is null then coalesce(v.stock_quantity, p.stock_quantity) else 0 end as stock
  from ${LISTED_PRODUCTS} p left join ${LISTED_SIZES} v on v.product_id = p.id
  where (p.option_names = '{}') = (v.id is null))`;

/** Whether `place` is that of `alert`. */
export const IS_PLACE_OF_ALERT = 'place.product_id = alert.product_id and place.variant_id is not distinct from alert.variant_id';
