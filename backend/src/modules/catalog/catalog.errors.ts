import { notFound, Refusal } from '../../platform/app-error.js';

export const productNotFound = (): Refusal => notFound('Product not found');
export const artistNotFound = (): Refusal => notFound('Artist not found');
export const categoryNotFound = (): Refusal => notFound('Category not found');

/** Fewer pieces of a product are left than were asked for. */
export const onlyLeft = (stock: number, productId: string): Refusal =>
  new Refusal(409, `Only ${stock} left in stock`, { code: 'OUT_OF_STOCK', facts: { productId, stockQuantity: stock } });
