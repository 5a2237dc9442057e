import { arrayParameter } from '#platform/database/array-parameter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import { LISTED_PRODUCTS, LISTED_SIZES, TAX_KIND } from '../catalog/index.js';
import type { TaxKind } from '../pricing/index.js';
import { IDLE_DAYS, MAX_PER_LINE } from './cart-limits.js';
import { type CartLineRow, LINE_TYPES, withSize } from './cart-line.sql.js';
import { mayGet } from './sale-limits.sql.js';

/** A cart line at the current price. */
export interface CartContent {
  lineId: string;
  productId: string;
  /** The chosen size; null for a product without sizes, or when none is chosen. */
  variantId: string | null;
  variantLabel: string | null;
  /** The product has got sizes since the line was added, and none is chosen yet. */
  needsSize: boolean;
  quantity: number;
  /** When the sale of its product begins; null: it has begun. */
  opensAt: Date | null;
  /** Of the product, of all sizes together. */
  mostPerOrder: number | null;
  name: string;
  /** US dollars with two decimals, for one piece. */
  price: string;
  imageUrl: string | null;
  taxKind: TaxKind;
}

export const CART_LINES = defineQuery<[sessionId: string], CartLineRow>({
  name: 'cart.lines',
  text: `${withSize('cart_items')} and line.session_id = $1 order by line.added_at, line.id`,
  columns: LINE_TYPES,
});

type AddParameters = [sessionId: string, productId: string, variantId: string | null, quantity: number];

/**
 * Adds to the line that exists, or inserts it. No row when the product or size is unknown, the size is missing, or the sum exceeds stock
 * or limit.
 */
export const ADD_LINE = defineQuery<AddParameters, CartLineRow>({
  name: 'cart.add-line',
  text: `with wanted as (
      select p.id, v.id as variant_id, v.label, coalesce(v.price, p.price)::text as price,
        coalesce(v.stock_quantity, p.stock_quantity) as stock
      from ${LISTED_PRODUCTS} p left join ${LISTED_SIZES} v on v.product_id = p.id and v.id = $3::uuid
      where p.id = $2 and (p.option_names = '{}') = ($3::uuid is null) and (v.id is null) = ($3::uuid is null)
        and ${mayGet('$1', '$4::integer')}),
    line as (
      insert into cart_items (session_id, product_id, variant_id, quantity)
      select $1, id, variant_id, $4::integer from wanted where stock >= $4::integer
      on conflict on constraint cart_items_line_key do update
        set quantity = cart_items.quantity + excluded.quantity, touched_at = clock_timestamp()
        where cart_items.quantity + excluded.quantity <= (select least(${MAX_PER_LINE}, stock) from wanted)
      returning id, quantity)
    select line.id, line.quantity, wanted.id as "productId", wanted.price, wanted.stock as "stockQuantity",
      wanted.variant_id as "variantId", wanted.label as "variantLabel", false as "needsSize"
    from line, wanted`,
  columns: LINE_TYPES,
});

/** No row when the line is unknown, belongs to another session, is of a retired size, or the quantity exceeds the stock. */
export const SET_QUANTITY = defineQuery<[lineId: string, quantity: number, sessionId: string | null], CartLineRow>({
  name: 'cart.set-quantity',
  text: `with line as (
      update cart_items item set quantity = $2, touched_at = clock_timestamp() from ${LISTED_PRODUCTS} p
      where item.id = $1 and item.session_id = coalesce($3, item.session_id) and p.id = item.product_id
        and $2 <= case when item.variant_id is null then p.stock_quantity
          else (select v.stock_quantity from ${LISTED_SIZES} v where v.id = item.variant_id) end
        and ($2 <= item.quantity or ${mayGet('item.session_id', '$2 - item.quantity')})
      returning item.id, item.product_id, item.variant_id, item.quantity)
    ${withSize('line')}`,
  columns: LINE_TYPES,
});

const STOCK_TYPES = { productId: 'uuid', stock: 'integer', optionNames: 'text[]' } as const;

interface ProductStock {
  productId: string;
  stock: number;
  optionNames: string[];
}

export const STOCK_OF_PRODUCT = defineQuery<[productId: string], ProductStock>({
  name: 'cart.stock-of-product',
  text: `select p.id as "productId", p.stock_quantity as stock, p.option_names as "optionNames"
    from ${LISTED_PRODUCTS} p where p.id = $1`,
  columns: STOCK_TYPES,
});

type LineStock = ProductStock & { variantId: string | null; sessionId: string; quantity: number };

export const STOCK_OF_LINE = defineQuery<[lineId: string, sessionId: string | null], LineStock>({
  name: 'cart.stock-of-line',
  text: `select p.id as "productId", p.stock_quantity as stock, p.option_names as "optionNames", item.variant_id as "variantId",
      item.session_id as "sessionId", item.quantity
    from cart_items item join ${LISTED_PRODUCTS} p on p.id = item.product_id
    where item.id = $1 and item.session_id = coalesce($2, item.session_id)`,
  columns: { ...STOCK_TYPES, variantId: 'uuid', sessionId: 'text', quantity: 'integer' },
});

export const REMOVE_LINE = defineQuery<[lineId: string, sessionId: string | null]>({
  name: 'cart.remove-line',
  text: 'delete from cart_items where id = $1 and session_id = coalesce($2, session_id)',
});

export const CLEAR_CART = defineQuery<[sessionId: string]>({
  name: 'cart.clear',
  text: 'delete from cart_items where session_id = $1',
});

/** An order carries the time at which its transaction began, which may be before the moment although the sale is open by now. */
const OPENS_FOR_ORDER = 'case when p.opens_at is not null or p.buyable_from > now() then p.buyable_from end';

const CONTENTS = `select line.id as "lineId", p.id as "productId", v.id as "variantId", v.label as "variantLabel",
      line.variant_id is null and p.option_names <> '{}' as "needsSize", line.quantity, p.name,
      ${OPENS_FOR_ORDER} as "opensAt", p.most_per_order as "mostPerOrder",
      coalesce(v.price, p.price)::text as price, p.image_url as "imageUrl",
      ${TAX_KIND} as "taxKind"
    from cart_items line join ${LISTED_PRODUCTS} p on p.id = line.product_id left join ${LISTED_SIZES} v on v.id = line.variant_id
    where line.session_id = $1 and (line.variant_id is null or v.id is not null)
    order by line.added_at, line.id`;

const CONTENT_TYPES = {
  lineId: 'uuid',
  productId: 'uuid',
  variantId: 'uuid',
  variantLabel: 'text',
  needsSize: 'boolean',
  quantity: 'integer',
  name: 'text',
  opensAt: 'timestamptz',
  mostPerOrder: 'integer',
  price: 'text',
  imageUrl: 'text',
  taxKind: 'text',
} as const;

export const CART_CONTENTS_FOR_UPDATE = defineQuery<[sessionId: string], CartContent>({
  name: 'cart.contents-for-update',
  text: `${CONTENTS} for update of line`,
  columns: CONTENT_TYPES,
});

export const CART_CONTENTS = defineQuery<[sessionId: string], CartContent>({
  name: 'cart.contents',
  text: CONTENTS,
  columns: CONTENT_TYPES,
});

export const REMOVE_LINES = defineQuery<[lineIds: readonly string[]]>({
  name: 'cart.remove-lines',
  text: `delete from cart_items where id = any(${arrayParameter('$1', 'uuid')})`,
});

export const REMOVE_LINES_OF_PRODUCT = defineQuery<[productId: string]>({
  name: 'cart.remove-lines-of-product',
  text: 'delete from cart_items where product_id = $1',
});

/** In the order in which a checkout locks the lines of its cart, which may hold several of these sizes. */
export const REMOVE_LINES_OF_SIZES = defineQuery<[variantIds: readonly string[]]>({
  name: 'cart.remove-lines-of-sizes',
  text: `delete from cart_items where id in (
    select id from cart_items where variant_id = any($1) order by added_at, id for update)`,
});

/**
 * Deletes up to `limit` lines of carts in which no line has changed for `IDLE_DAYS`. The last condition repeats the
 * age because Postgres re-checks it, and not the subquery, on a line that another transaction has just changed.
 */
export const PURGE_IDLE_LINES = defineQuery<[limit: number], { sessionId: string }>({
  name: 'cart.purge-idle-lines',
  text: `delete from cart_items where id in (
      select idle.id from cart_items idle
      where idle.touched_at < now() - interval '${IDLE_DAYS} days' and not exists (
        select from cart_items fresh
        where fresh.session_id = idle.session_id and fresh.touched_at >= now() - interval '${IDLE_DAYS} days')
      limit $1)
    and touched_at < now() - interval '${IDLE_DAYS} days'
    returning session_id as "sessionId"`,
  columns: { sessionId: 'text' },
});
