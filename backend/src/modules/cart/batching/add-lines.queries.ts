import { arrayParameter } from '#platform/database/array-parameter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import { LISTED_PRODUCTS, LISTED_SIZES } from '../../catalog/index.js';
import { MAX_PER_LINE } from '../cart-limits.js';
import { mayGet } from '../sale-limits.sql.js';
import { type CartLineRow, LINE_TYPES } from '../cart-line.sql.js';

/** One entry per line, each in the same order. No two may be the same session, product and size. */
type AddParameters = [
  sessionIds: readonly string[],
  productIds: readonly string[],
  /** Null for a product without sizes. */
  variantIds: readonly (string | null)[],
  quantities: readonly number[],
];

/** A line that was added to, with its position in the parameters, from 1. */
type AddedRow = CartLineRow & { position: number };

/**
 * Adds to the lines that exist, or inserts them, up to the stock, which is read once. No row for a line whose product or size is
 * unknown or missing, or whose sum exceeds stock or limit. Locks the lines in the order of their constraint. `offset 0` keeps the
 * planner from reading all products, which it would do for the number of lines that it expects.
 */
export const ADD_LINES = defineQuery<AddParameters, AddedRow>({
  name: 'cart.add-lines',
  text: `with wanted as materialized (
      select item.position, item.session_id, item.quantity, stock.*
      from unnest(${arrayParameter('$1', 'text')}, ${arrayParameter('$2', 'uuid')}, ${arrayParameter('$3', 'uuid')},
          ${arrayParameter('$4', 'integer')}) with ordinality as item(session_id, product_id, variant_id, quantity, position),
        lateral (
          select p.id, v.id as variant_id, v.label, coalesce(v.price, p.price)::text as price,
            coalesce(v.stock_quantity, p.stock_quantity) as stock
          from ${LISTED_PRODUCTS} p left join ${LISTED_SIZES} v on v.product_id = p.id and v.id = item.variant_id
          where p.id = item.product_id and (p.option_names = '{}') = (item.variant_id is null)
            and (v.id is null) = (item.variant_id is null) and ${mayGet('item.session_id', 'item.quantity')}
          offset 0) stock
      where stock.stock >= item.quantity),
    line as (
      insert into cart_items (session_id, product_id, variant_id, quantity)
      select session_id, id, variant_id, quantity from wanted order by session_id, id, variant_id
      on conflict on constraint cart_items_line_key do update
        set quantity = cart_items.quantity + excluded.quantity, touched_at = clock_timestamp()
        where cart_items.quantity + excluded.quantity <= (
          select least(${MAX_PER_LINE}, stock) from wanted
          where wanted.session_id = excluded.session_id and wanted.id = excluded.product_id
            and wanted.variant_id is not distinct from excluded.variant_id)
      returning id, session_id, product_id, variant_id, quantity)
    select wanted.position::int, line.id, line.quantity, wanted.id as "productId", wanted.price, wanted.stock as "stockQuantity",
      wanted.variant_id as "variantId", wanted.label as "variantLabel", false as "needsSize"
    from line join wanted on wanted.session_id = line.session_id and wanted.id = line.product_id
      and wanted.variant_id is not distinct from line.variant_id`,
  columns: { ...LINE_TYPES, position: 'integer' },
});
