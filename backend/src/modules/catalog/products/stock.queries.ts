import { defineQuery } from '#platform/database/define-query.js';

type LineParameters = [productIds: readonly string[], quantities: readonly number[]];

/** The lines of a sale, one per product. */
const LINES = 'unnest($1::uuid[], $2::integer[]) as line (product_id, quantity)';

/**
 * Locks the products of the lines in the order of their ids, so that two sales cannot deadlock. The update then checks
 * the stock of the locked version of the row: Postgres repeats the condition on it.
 */
const lockedLines = (condition: string): string => `locked as (
    select p.id, line.quantity from products p join ${LINES} on line.product_id = p.id
    where ${condition} order by p.id for no key update of p)`;

/** Returns the products that were listed and had that many pieces; the others are not changed. */
export const DECREMENT_STOCK = defineQuery<LineParameters, { id: string }>({
  name: 'catalog.decrement-stock',
  text: `with ${lockedLines('p.deleted_at is null')}
    update products p set stock_quantity = p.stock_quantity - locked.quantity from locked
    where p.id = locked.id and p.stock_quantity >= locked.quantity returning p.id`,
  columns: { id: 'uuid' },
});

export const INCREMENT_STOCK = defineQuery<LineParameters>({
  name: 'catalog.increment-stock',
  text: `with ${lockedLines('true')}
    update products p set stock_quantity = p.stock_quantity + locked.quantity from locked where p.id = locked.id`,
});

/** The stock of the listed products among `productIds`. */
export const STOCK_OF_PRODUCTS = defineQuery<[productIds: readonly string[]], { id: string; stock: number }>({
  name: 'catalog.stock-of-products',
  text: 'select id, stock_quantity as stock from products where id = any($1) and deleted_at is null',
  columns: { id: 'uuid', stock: 'integer' },
});

/** Low stock is 1 to 10 pieces, as in the storefront's warning. */
export const COUNT_LOW_STOCK = defineQuery<[], { count: number }>({
  name: 'catalog.count-low-stock',
  text: 'select count(*)::int as count from products where deleted_at is null and stock_quantity between 1 and 10',
  columns: { count: 'integer' },
});

export const SOLD_OUT_AMONG = defineQuery<[productIds: string[]], { name: string }>({
  name: 'catalog.sold-out-among',
  text: 'select name from products where id = any($1) and deleted_at is null and stock_quantity = 0 order by name, id',
  columns: { name: 'text' },
});
