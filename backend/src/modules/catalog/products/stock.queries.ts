import { defineQuery } from '#platform/database/define-query.js';

/** No row is written unless the product is listed and has that many pieces. */
export const DECREMENT_STOCK = defineQuery<[productId: string, quantity: number]>({
  name: 'catalog.decrement-stock',
  text: `update products set stock_quantity = stock_quantity - $2
    where id = $1 and deleted_at is null and stock_quantity >= $2`,
});

export const INCREMENT_STOCK = defineQuery<[productId: string, quantity: number]>({
  name: 'catalog.increment-stock',
  text: 'update products set stock_quantity = stock_quantity + $2 where id = $1',
});

export const STOCK_OF_PRODUCT = defineQuery<[productId: string], { stock: number }>({
  name: 'catalog.stock-of-product',
  text: 'select stock_quantity as stock from products where id = $1 and deleted_at is null',
  columns: { stock: 'integer' },
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
