import { defineQuery } from '#platform/database/define-query.js';
import { LISTED_SIZES, STORED_PRODUCTS } from '../../../catalog/index.js';
import type { StockFilter } from './stock-list.dto.js';
import type { StockRowView } from './stock-list.view.js';

/** Fewer pieces, or fewer days at the pace of the last 30, are low. */
export const LOW_PIECES = 3;
export const LOW_DAYS = 14;

type Parameters = [filter: StockFilter | null, words: readonly string[], limit: number];

/** Stands for "no size" in the join, because null equals nothing. */
const NO_SIZE = `'00000000-0000-0000-0000-000000000000'::uuid`;

const PIECES = `select i.product_id, coalesce(i.variant_id, ${NO_SIZE}) as variant_id, i.quantity - i.returned_quantity as pieces`;

const IS_UNPAID = `o.status = 'pending' and o.payment_status = 'unpaid'`;

const IS_OUT = 'pieces_left = 0';
const IS_LOW = `pieces_left > 0 and (pieces_left <= ${LOW_PIECES} or pieces_left * 30 < sold * ${LOW_DAYS})`;

/**
 * One row for each size that can be bought, and for each product without sizes, with what was sold of it; those that run out first
 * come first. The orders are those of 30 days and the unpaid ones, both by an index.
 */
export const STOCK_LIST = defineQuery<Parameters, { row: StockRowView; matching: number }>({
  name: 'orders.stock-list',
  text: `with line as (
      ${PIECES}, false as is_unpaid from orders o join order_items i on i.order_id = o.id
        where o.created_at >= now() - interval '30 days' and o.status <> 'cancelled' and not (${IS_UNPAID})
      union all
      ${PIECES}, true from orders o join order_items i on i.order_id = o.id where ${IS_UNPAID}
    ), ordered as (
      select product_id, variant_id, sum(pieces) filter (where not is_unpaid) as sold, sum(pieces) filter (where is_unpaid) as unpaid
      from line group by 1, 2
    ), stock as (
      select p.id, p.name, p.image_url, v.id as variant_id, v.label, v.sort_order,
        case when v.id is null then p.stock_quantity else v.stock_quantity end as pieces_left,
        coalesce(ordered.sold, 0)::int as sold, coalesce(ordered.unpaid, 0)::int as unpaid
      from ${STORED_PRODUCTS} p left join ${LISTED_SIZES} v on v.product_id = p.id and p.option_names <> '{}'
        left join ordered on ordered.product_id = p.id and ordered.variant_id = coalesce(v.id, ${NO_SIZE})
      where not exists (select from unnest($2::text[]) word where position(word in folded_text(concat_ws(' ', p.name, v.label))) = 0)
    )
    select json_build_object('productId', id, 'name', name, 'imageUrl', image_url, 'variantId', variant_id, 'size', label,
        'left', pieces_left, 'sold30Days', sold, 'daysLeft', (pieces_left * 30 / nullif(sold, 0))::int, 'onUnpaidOrders', unpaid) as row,
      (count(*) over ())::int as matching
    from stock where case $1::text when 'out' then ${IS_OUT} when 'low' then ${IS_LOW} else true end
    order by case when ${IS_OUT} then 0 else pieces_left * 30.0 / nullif(sold, 0) end nulls last, sold desc, pieces_left,
      folded_text(name), id, sort_order, variant_id limit $3`,
  columns: { row: 'json', matching: 'integer' },
});
