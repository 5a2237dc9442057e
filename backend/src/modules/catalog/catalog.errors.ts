import { notFound, AppError } from '#platform/app-error.js';

export const productNotFound = (): AppError => notFound('Product not found');
export const artistNotFound = (): AppError => notFound('Artist not found');
export const categoryNotFound = (): AppError => notFound('Category not found');

/** Fewer pieces of a product are left than were asked for. */
export const onlyLeft = (stock: number, productId: string): AppError =>
  new AppError(409, `Only ${stock} left in stock`, { code: 'OUT_OF_STOCK', facts: { productId, stockQuantity: stock } });

export const slugExists = (): AppError =>
  new AppError(409, 'Slug already exists', { code: 'SLUG_EXISTS', errors: { slug: 'Slug already exists' } });

/** A form names something that is not there (any more). */
export const unknownChoice = (field: string, message: string): AppError =>
  new AppError(400, message, { code: 'INVALID', errors: { [field]: message } });

export const tooManyImages = (most: number): AppError =>
  unknownChoice('additionalImages', `A product can have at most ${most} images`);

/** Someone else saved first; the screen shows `current` beside what was typed. */
export const editConflict = (thing: 'product' | 'category' | 'artist', current: object): AppError =>
  new AppError(409, `Someone else has changed this ${thing} meanwhile`, { code: 'EDIT_CONFLICT', facts: { current } });

/** The edit takes away more pieces than the sales made meanwhile have left. */
export const stockSoldMeanwhile = (left: number, current: object): AppError =>
  new AppError(409, `Stock has changed meanwhile: only ${left} left`, { code: 'STOCK_CHANGED', facts: { current } });
