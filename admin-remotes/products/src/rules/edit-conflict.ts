import { fromCents, mergeConflict } from '@shop/admin-kit';
import { type AdminProduct, mapProductTexts } from '@shop/contract';
import { savedGallery } from './gallery.ts';
import { priceInCents, stockOf, weightOf } from './number-input.ts';
import { fieldsOf, mediaOf, type ProductFields, type ProductMedia } from './product-form.ts';
import { rebasedStock } from './rebased-stock.ts';
import { type MergedSizes, mergeSizes } from './sizes/merge-sizes.ts';
import { formatPieces } from './sizes/size-texts.ts';

/** The inputs and the media of the product dialog. */
export type ProductInput = ProductFields & ProductMedia;

type PlainFields = Omit<ProductInput, 'optionNames' | 'variants' | 'sizesToAdd'>;

/** A form and the product that somebody else saved meanwhile. */
export interface ProductMerge {
  /** The fields that both changed, without sizes. */
  contested: (keyof PlainFields)[];
  /** The options and sizes that both changed. */
  contestedSizes: MergedSizes['contested'];
  /** The input with my, or with their contested fields. Its stock is that of the saved product with my change. */
  keepMine: ProductInput;
  takeTheirs: ProductInput;
}

/** Merges my input with `theirs`; `base` is the product as the dialog was opened with it. */
export function mergeProduct(base: AdminProduct, mine: ProductInput, theirs: AdminProduct): ProductMerge {
  const [before, saved] = [inputOf(base), inputOf(theirs)];
  const isSized = mine.variants.length > 0 || saved.variants.length > 0;
  const sizes = stockLostToSizes(before, mine, saved) ?? mergeSizes(before, mine, saved);
  const plain = mergeConflict(plainOf(before), plainOf(mine), plainOf(saved));
  const stockQuantity = rebasedStock(before.stockQuantity, mine.stockQuantity, saved.stockQuantity);
  // The stock of a product with sizes is their sum, which is contested size by size.
  const contested = plain.contested.filter((field) => field !== 'stockQuantity' || !isSized);
  const { sizesToAdd } = mine;
  return {
    contested,
    contestedSizes: sizes.contested,
    keepMine: { ...plain.keepMine, stockQuantity, ...sizes.keepMine, sizesToAdd },
    takeTheirs: {
      ...plain.takeTheirs,
      stockQuantity: contested.includes('stockQuantity') ? theirs.stockQuantity : stockQuantity,
      optionNames: sizes.takeTheirs.optionNames,
      variants: sizes.takeTheirs.variants,
      sizesToAdd,
    },
  };
}

/** I counted a product without sizes and somebody else gave it sizes: there is no field left that my count could go to. */
function stockLostToSizes(base: ProductInput, mine: ProductInput, theirs: ProductInput): MergedSizes | undefined {
  const counted = stockOf(mine.stockQuantity);
  const isUnsized = base.variants.length === 0 && mine.variants.length === 0;
  if (!isUnsized || theirs.variants.length === 0 || counted === stockOf(base.stockQuantity)) return undefined;
  return {
    keepMine: { optionNames: [], variants: [] },
    takeTheirs: theirs,
    contested: [{ label: 'Options', mine: `No sizes, ${formatPieces(counted)}`, theirs: theirs.optionNames.join(', ') }],
  };
}

const inputOf = (product: AdminProduct): ProductInput => ({ ...fieldsOf(product), ...mediaOf(product) });

/** Fields as they would be saved, so that a space or "48" instead of "48.00" is no change. */
function plainOf({ optionNames: _options, variants: _variants, sizesToAdd: _typed, ...input }: ProductInput): PlainFields {
  const price = priceInCents(input.price);
  return {
    ...input,
    ...mapProductTexts((name) => input[name].trim()),
    price: price === undefined ? input.price : fromCents(price),
    stockQuantity: stockOf(input.stockQuantity),
    weightOz: weightOf(input.weightOz),
    gallery: savedGallery(input.gallery),
  };
}
