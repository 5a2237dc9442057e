import { fromCents } from '@shop/contract/money';
import { formatMoment } from '@shop/contract/moment';
import { notFound, AppError } from '#platform/app-error.js';
import type { ProductVariant } from './products/product-variant.entity.js';
import type { StockKey } from './products/stock/stock-line.js';

export const productNotFound = (): AppError => notFound('Product not found');
export const artistNotFound = (): AppError => notFound('Artist not found');
export const categoryNotFound = (): AppError => notFound('Category not found');

/** Fewer pieces are in stock than requested. */
export const onlyLeft = (stock: number, { productId, variantId }: StockKey): AppError =>
  new AppError(409, `Only ${stock} left in stock`, {
    code: 'OUT_OF_STOCK',
    extensions: { productId, ...(variantId ? { variantId } : {}), stockQuantity: stock },
  });

export const NOT_YET = 'NOT_YET';

/** The sale of a visible product has not begun. */
export const notYet = (
  { productId, name, opensAt }: { productId: string; name: string; opensAt: Date },
  timeZone: string,
): AppError =>
  new AppError(409, `${name} opens ${formatMoment(opensAt, timeZone)}`, {
    code: NOT_YET,
    extensions: { productId, opensAt: opensAt.toISOString() },
  });

export const MOST_PER_ORDER = 'MOST_PER_ORDER';

interface LimitedProduct {
  productId: string;
  name: string;
  mostPerOrder: number;
}

const tooMany = ({ productId, name, mostPerOrder: most }: LimitedProduct, rule: string): AppError =>
  new AppError(409, `At most ${most} of ${name} ${rule}`, {
    code: MOST_PER_ORDER,
    extensions: { productId, mostPerOrder: most },
  });

/** More pieces than one order may have, of all sizes together. */
export const mostPerOrder = (product: LimitedProduct): AppError => tooMany(product, 'per order');

/** As above, with what the customer has ordered before. */
export const mostPerDay = (product: LimitedProduct): AppError => tooMany(product, 'for each customer within a day');

export const sizeNotFound = (): AppError => notFound('Size not found');

/** The size was retired: it stays on orders, but can no longer be bought. */
export const sizeGone = (label: string): AppError => new AppError(409, `${label} is no longer available`, { code: 'SIZE_GONE' });

export const slugExists = (): AppError =>
  new AppError(409, 'Slug already exists', { code: 'SLUG_EXISTS', errors: { slug: 'Slug already exists' } });

export const slugTaken = (slug: string): AppError =>
  new AppError(409, `Another category uses the slug "${slug}" now: change that one first`, { code: 'SLUG_EXISTS' });

export const sourceExists = (): AppError =>
  new AppError(409, 'This TikTok product is already imported', { code: 'ALREADY_IMPORTED' });

export const countedBySize = (): AppError =>
  new AppError(409, 'This product is counted by size. Change the stock of a size.', { code: 'HAS_SIZES' });

export const repeatedSize = (label: string): AppError =>
  new AppError(409, `The size ${label} exists already, perhaps hidden`, {
    code: 'SIZE_EXISTS',
    errors: { variants: `The size ${label} exists already, perhaps hidden` },
  });

/** The form shows the message at the row of the size. */
export const sizeSoldMeanwhile = ({
  id,
  label,
  stockQuantity,
}: Pick<ProductVariant, 'id' | 'label' | 'stockQuantity'>): AppError =>
  new AppError(409, `Stock has changed meanwhile: only ${stockQuantity} of ${label} left`, {
    code: 'STOCK_CHANGED',
    extensions: { variantId: id, stockQuantity },
  });

export const onlyWaiting = (stock: number): AppError =>
  new AppError(409, `Only ${stock} pieces wait for a size`, { code: 'STOCK_CHANGED', extensions: { unassignedStock: stock } });

export const priceBelowProduct = (label: string): AppError =>
  sizesIncomplete('price', `${label} costs less than the product: lower the product's price or change that of ${label}`);

/** A change of several prices makes no price of this one. */
export const priceOutOfRange = (cents: number): AppError =>
  unknownChoice('price', `$${fromCents(cents)} would become a price below $0.01 or above $99,999,999.99`);

/** A form refers to something that does not exist (any more). */
export const unknownChoice = (field: string, message: string): AppError =>
  new AppError(400, message, { code: 'INVALID', errors: { [field]: message } });

export const momentsInWrongOrder = (): AppError => unknownChoice('buyableFrom', 'On sale from cannot be before Visible from');

export const sizesIncomplete = (field: 'optionNames' | 'variants' | 'price', message: string): AppError =>
  unknownChoice(field, message);

export const tooManyImages = (max: number): AppError =>
  unknownChoice('additionalImages', `A product can have at most ${max} images`);

/** Someone else saved first; the form shows `current` beside the entered values. */
export const editConflict = (thing: 'product' | 'category' | 'artist', current: object): AppError =>
  new AppError(409, `Someone else has changed this ${thing} meanwhile`, { code: 'EDIT_CONFLICT', extensions: { current } });

export const categoriesChanged = (): AppError =>
  new AppError(409, 'The categories have changed meanwhile: reload them and arrange them again', { code: 'CATEGORIES_CHANGED' });

export const stockTooLarge = (): AppError => unknownChoice('stockQuantity', 'Stock must be at most 1,000,000');

/** The edit removes more pieces than are left after the sales since the form was opened. */
export const stockSoldMeanwhile = (stock: number, current: object): AppError =>
  new AppError(409, `Stock has changed meanwhile: only ${stock} left`, { code: 'STOCK_CHANGED', extensions: { current } });

export const changedMeanwhile = (): AppError =>
  new AppError(409, 'Someone else has changed this product meanwhile', { code: 'EDIT_CONFLICT' });

export const stockWithoutRead = (): AppError => unknownChoice('stockQuantityRead', 'Please send the stock that was shown');
