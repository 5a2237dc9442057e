import { defineQuery } from '#platform/database/define-query.js';
import { LISTED_PRODUCTS, PRODUCT_LIST_ITEM } from '../catalog/index.js';
import { IDLE_DAYS, MAX_PER_LINE } from './cart-limits.js';
import type { CartLineView } from './cart.view.js';

/** A cart line at the current price. */
export interface CartContent {
  lineId: string;
  productId: string;
  quantity: number;
  name: string;
  /** US dollars with two decimals, for one piece. */
  price: string;
  imageUrl: string | null;
}

interface ProductStock {
  productId: string;
  stock: number;
}

/** `line` must have rows with id, product_id and quantity; lines of deleted products are left out. */
const withProduct = (line: string): string => `select line.id, line.quantity, to_json(product) as product
  from ${line} line
  join lateral (select ${PRODUCT_LIST_ITEM.columns} from ${PRODUCT_LIST_ITEM.source}
    where p.id = line.product_id and p.deleted_at is null) product on true`;

const LINE_TYPES = { id: 'uuid', quantity: 'integer', product: 'json' } as const;

export const CART_LINES = defineQuery<[sessionId: string], CartLineView>({
  name: 'cart.lines',
  text: `${withProduct('cart_items')} where line.session_id = $1 order by line.added_at, line.id`,
  columns: LINE_TYPES,
});

/** Adds to the line of the product or inserts one; no row when the product is unknown or the sum exceeds stock or limit. */
export const ADD_TO_CART = defineQuery<[sessionId: string, productId: string, quantity: number], CartLineView>({
  name: 'cart.add',
  text: `with line as (
      insert into cart_items (session_id, product_id, quantity)
      select $1, p.id, $3 from ${LISTED_PRODUCTS} p where p.id = $2 and p.stock_quantity >= $3
      on conflict on constraint cart_items_line_key do update
        set quantity = cart_items.quantity + excluded.quantity, touched_at = clock_timestamp()
        where cart_items.quantity + excluded.quantity
          <= (select least(${MAX_PER_LINE}, p.stock_quantity) from ${LISTED_PRODUCTS} p where p.id = excluded.product_id)
      returning id, product_id, quantity)
    ${withProduct('line')}`,
  columns: LINE_TYPES,
});

/** No row when the line is unknown, belongs to another session, or the quantity exceeds the stock. */
export const SET_QUANTITY = defineQuery<[lineId: string, quantity: number, sessionId: string | null], CartLineView>({
  name: 'cart.set-quantity',
  text: `with line as (
      update cart_items item set quantity = $2, touched_at = clock_timestamp() from ${LISTED_PRODUCTS} p
      where item.id = $1 and item.session_id = coalesce($3, item.session_id)
        and p.id = item.product_id and p.stock_quantity >= $2
      returning item.id, item.product_id, item.quantity)
    ${withProduct('line')}`,
  columns: LINE_TYPES,
});

const STOCK_TYPES = { productId: 'uuid', stock: 'integer' } as const;

export const STOCK_OF_PRODUCT = defineQuery<[productId: string], ProductStock>({
  name: 'cart.stock-of-product',
  text: `select p.id as "productId", p.stock_quantity as stock from ${LISTED_PRODUCTS} p where p.id = $1`,
  columns: STOCK_TYPES,
});

export const STOCK_OF_LINE = defineQuery<[lineId: string, sessionId: string | null], ProductStock>({
  name: 'cart.stock-of-line',
  text: `select p.id as "productId", p.stock_quantity as stock
    from cart_items item join ${LISTED_PRODUCTS} p on p.id = item.product_id
    where item.id = $1 and item.session_id = coalesce($2, item.session_id)`,
  columns: STOCK_TYPES,
});

export const REMOVE_LINE = defineQuery<[lineId: string, sessionId: string | null]>({
  name: 'cart.remove-line',
  text: 'delete from cart_items where id = $1 and session_id = coalesce($2, session_id)',
});

export const CLEAR_CART = defineQuery<[sessionId: string]>({
  name: 'cart.clear',
  text: 'delete from cart_items where session_id = $1',
});

export const CART_CONTENTS_FOR_UPDATE = defineQuery<[sessionId: string], CartContent>({
  name: 'cart.contents-for-update',
  text: `select line.id as "lineId", p.id as "productId", line.quantity, p.name, p.price::text as price, p.image_url as "imageUrl"
    from cart_items line join ${LISTED_PRODUCTS} p on p.id = line.product_id
    where line.session_id = $1 order by line.added_at, line.id for update of line`,
  columns: { lineId: 'uuid', productId: 'uuid', quantity: 'integer', name: 'text', price: 'text', imageUrl: 'text' },
});

export const REMOVE_LINES = defineQuery<[lineIds: readonly string[]]>({
  name: 'cart.remove-lines',
  text: 'delete from cart_items where id = any($1)',
});

export const REMOVE_LINES_OF_PRODUCT = defineQuery<[productId: string]>({
  name: 'cart.remove-lines-of-product',
  text: 'delete from cart_items where product_id = $1',
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
