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
