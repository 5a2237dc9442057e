import { defineQuery } from '#platform/database/define-query.js';
import { LISTED_PRODUCTS } from '../catalog/index.js';
import { type CartLineRow, LINE_TYPES, withSize } from './cart-line.sql.js';

interface StoredLine {
  id: string;
  sessionId: string;
  productId: string;
  variantId: string | null;
  quantity: number;
}

/** The line and the other lines of its cart with the same product, locked in the order in which a checkout locks them. */
export const LINES_OF_PRODUCT_FOR_UPDATE = defineQuery<[lineId: string, sessionId: string | null], StoredLine>({
  name: 'cart.lines-of-product-for-update',
  text: `select other.id, other.session_id as "sessionId", other.product_id as "productId", other.variant_id as "variantId", other.quantity
    from cart_items other
    where (other.session_id, other.product_id) = (select item.session_id, item.product_id from cart_items item
      join ${LISTED_PRODUCTS} p on p.id = item.product_id where item.id = $1 and item.session_id = coalesce($2, item.session_id))
    order by other.added_at, other.id for update`,
  columns: { id: 'uuid', sessionId: 'text', productId: 'uuid', variantId: 'uuid', quantity: 'integer' },
});

export const SET_SIZE = defineQuery<[lineId: string, variantId: string, quantity: number], CartLineRow>({
  name: 'cart.set-size',
  text: `with line as (
      update cart_items set variant_id = $2, quantity = $3, touched_at = clock_timestamp() where id = $1
      returning id, product_id, variant_id, quantity)
    ${withSize('line')}`,
  columns: LINE_TYPES,
});
