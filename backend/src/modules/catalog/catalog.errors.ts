import { notFound, AppError } from '#platform/app-error.js';

export const productNotFound = (): AppError => notFound('Product not found');
export const artistNotFound = (): AppError => notFound('Artist not found');
export const categoryNotFound = (): AppError => notFound('Category not found');

/** Fewer pieces are in stock than requested. */
export const onlyLeft = (stock: number, productId: string): AppError =>
  new AppError(409, `Only ${stock} left in stock`, { code: 'OUT_OF_STOCK', facts: { productId, stockQuantity: stock } });

export const slugExists = (): AppError =>
  new AppError(409, 'Slug already exists', { code: 'SLUG_EXISTS', errors: { slug: 'Slug already exists' } });

export const sourceExists = (): AppError =>
  new AppError(409, 'This TikTok product is already imported', { code: 'ALREADY_IMPORTED' });

/** A form refers to something that does not exist (any more). */
export const unknownChoice = (field: string, message: string): AppError =>
  new AppError(400, message, { code: 'INVALID', errors: { [field]: message } });

export const tooManyImages = (max: number): AppError =>
  unknownChoice('additionalImages', `A product can have at most ${max} images`);

/** Someone else saved first; the form shows `current` beside the entered values. */
export const editConflict = (thing: 'product' | 'category' | 'artist', current: object): AppError =>
  new AppError(409, `Someone else has changed this ${thing} meanwhile`, { code: 'EDIT_CONFLICT', facts: { current } });

export const stockTooLarge = (): AppError => unknownChoice('stockQuantity', 'Stock must be at most 1,000,000');

/** The edit removes more pieces than are left after the sales since the form was opened. */
export const stockSoldMeanwhile = (stock: number, current: object): AppError =>
  new AppError(409, `Stock has changed meanwhile: only ${stock} left`, { code: 'STOCK_CHANGED', facts: { current } });
