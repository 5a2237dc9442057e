import type { AdminProduct, ProductEdit } from '@shop/contract';
import { priceInCents, priceText } from './number-input.ts';

/** What was typed into the fields of one line; absent fields are unchanged. */
export interface ProductDraft {
  price?: string;
  stock?: string;
  /** By the id of the size. */
  sizes?: Readonly<Record<string, string>>;
}
export type ProductDrafts = Readonly<Record<string, ProductDraft>>;

type EditedProduct = Pick<AdminProduct, 'id' | 'version' | 'price' | 'stockQuantity'> & {
  variants: readonly Pick<AdminProduct['variants'][number], 'id' | 'stockQuantity'>[];
};

const PIECES = /^\d{1,7}$/;
const MAX_STOCK = 1_000_000;

export const priceError = ({ price }: ProductDraft): string | undefined =>
  price === undefined || priceInCents(priceText(price)) ? undefined : 'Price must be a valid positive number';

export const stockError = (stock: string | undefined): string | undefined =>
  stock === undefined || (PIECES.test(stock.trim()) && Number(stock) <= MAX_STOCK)
    ? undefined
    : 'Stock must be a whole number up to 1,000,000';

const isValidDraft = (draft: ProductDraft): boolean =>
  !priceError(draft) && [draft.stock, ...Object.values(draft.sizes ?? {})].every((stock) => !stockError(stock));

/** The request for one line, or undefined when it equals what is saved. The stock goes with the one that is shown. */
function editOf({ id, version, price, stockQuantity, variants }: EditedProduct, draft: ProductDraft): ProductEdit | undefined {
  const newPrice = draft.price === undefined ? price : priceText(draft.price);
  const newStock = draft.stock === undefined ? stockQuantity : Number(draft.stock);
  const hasPrice = priceInCents(newPrice) !== priceInCents(price);
  const sizes = variants.flatMap((size) => {
    const stock = Number(draft.sizes?.[size.id] ?? size.stockQuantity);
    return stock === size.stockQuantity ? [] : { id: size.id, stockQuantity: stock, stockQuantityRead: size.stockQuantity };
  });
  if (!hasPrice && newStock === stockQuantity && sizes.length === 0) return undefined;
  return {
    id,
    version,
    ...(hasPrice && { price: newPrice }),
    ...(newStock !== stockQuantity && { stockQuantity: newStock, stockQuantityRead: stockQuantity }),
    ...(sizes.length > 0 && { sizes }),
  };
}

/** The requests for all lines, and whether a field holds what cannot be saved. */
export function editsOf(products: readonly EditedProduct[], drafts: ProductDrafts): { edits: ProductEdit[]; isValid: boolean } {
  const typed = Object.values(drafts);
  const isValid = typed.every(isValidDraft);
  const edits = products.flatMap((product) => {
    const draft = drafts[product.id];
    if (!draft || !isValidDraft(draft)) return [];
    return editOf(product, draft) ?? [];
  });
  return { edits, isValid };
}
