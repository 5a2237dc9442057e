import { parseCount } from '@shop/admin-kit';
import { type AdminProduct, fromCents, type ProductEdit } from '@shop/contract';
import { priceInCents } from './number-input.ts';

/** What was typed into the fields of one line; absent fields are unchanged. */
export interface ProductDraft {
  price?: string;
  stock?: string;
  /** By the id of the size. */
  sizes?: Readonly<Record<string, string>>;
}
export type ProductDrafts = Readonly<Record<string, ProductDraft>>;

type EditedProduct = Pick<AdminProduct, 'id' | 'name' | 'version' | 'price' | 'stockQuantity'> & {
  variants: readonly Pick<AdminProduct['variants'][number], 'id' | 'stockQuantity'>[];
};

const MAX_STOCK = 1_000_000;

export const priceError = ({ price }: ProductDraft): string | undefined =>
  price === undefined || priceInCents(price) ? undefined : 'Price must be a valid positive number';

export function stockError(stock: string | undefined): string | undefined {
  const pieces = stock === undefined ? 0 : parseCount(stock);
  return typeof pieces === 'number' && pieces <= MAX_STOCK ? undefined : 'Stock must be a whole number up to 1,000,000';
}

const isInvalidPrice = (draft: ProductDraft): boolean => priceError(draft) !== undefined;

const isInvalidStock = (draft: ProductDraft): boolean =>
  [draft.stock, ...Object.values(draft.sizes ?? {})].some((stock) => stockError(stock) !== undefined);

const isValidDraft = (draft: ProductDraft): boolean => !isInvalidPrice(draft) && !isInvalidStock(draft);

/** The request for one line, or undefined when it equals what is saved. The stock goes with the one that is shown. */
function editOf({ id, version, price, stockQuantity, variants }: EditedProduct, draft: ProductDraft): ProductEdit | undefined {
  const newPrice = draft.price === undefined ? price : fromCents(priceInCents(draft.price) ?? 0);
  const newStock = draft.stock === undefined ? stockQuantity : Number(parseCount(draft.stock));
  const hasPrice = priceInCents(newPrice) !== priceInCents(price);
  const sizes = variants.flatMap((size) => {
    const stock = Number(parseCount(draft.sizes?.[size.id] ?? String(size.stockQuantity)));
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

/** The requests for the lines that can be saved, and the names of those that cannot. */
export function editsOf(
  products: readonly EditedProduct[],
  drafts: ProductDrafts,
): { edits: ProductEdit[]; invalid: { prices: string[]; stocks: string[] } } {
  const drafted = products.flatMap((product) => {
    const draft = drafts[product.id];
    return draft ? [{ product, draft }] : [];
  });
  const namesOf = (isInvalid: (draft: ProductDraft) => boolean): string[] =>
    drafted.flatMap(({ product, draft }) => (isInvalid(draft) ? [product.name] : []));
  return {
    edits: drafted.flatMap(({ product, draft }) => (isValidDraft(draft) ? (editOf(product, draft) ?? []) : [])),
    invalid: { prices: namesOf(isInvalidPrice), stocks: namesOf(isInvalidStock) },
  };
}

const invalidText = (names: readonly string[], one: string, many: string): string[] =>
  names.length === 0
    ? []
    : [`${names.length === 1 ? `1 ${one} is` : `${names.length} ${many} are`} not valid: ${names.join(', ')}`];

/** What the bar says: how many lines will be saved, and which cells cannot. Undefined when nothing is typed. */
export function draftsText({ edits, invalid }: ReturnType<typeof editsOf>): string | undefined {
  const changed = edits.length === 0 ? [] : [edits.length === 1 ? '1 product changed' : `${edits.length} products changed`];
  const parts = [
    ...changed,
    ...invalidText(invalid.prices, 'price', 'prices'),
    ...invalidText(invalid.stocks, 'stock', 'stocks'),
  ];
  return parts.length === 0 ? undefined : parts.join('. ');
}
