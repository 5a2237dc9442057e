import type { ProductVariant, VariantValues } from '#modules/catalog/index.js';
import type { FeedSnapshot } from './feed-product.entity.js';

export type ShopSize = Pick<
  ProductVariant,
  'id' | 'label' | 'optionValues' | 'sku' | 'priceOverrideCents' | 'stockQuantity' | 'imageUrl' | 'isActive'
>;

/** What the shop and the last import know of a product. */
export interface KnownSizes {
  optionNames: readonly string[];
  stockQuantity: number;
  /** The price of the product before this import. */
  priceCents: number;
  rows: readonly ShopSize[];
  lastImported: FeedSnapshot | null;
}

/** The sizes after an import, for `VariantWriter.replace`. */
export interface SizePlan {
  optionNames: string[];
  sizes: VariantValues[];
  /** The stock of a product that has no sizes after the import. */
  plainStock: number;
  /** Pieces that are added to those that wait for a size. */
  unassigned: number;
  /** What the product loses, for the report: sizes, or pieces of them that the feed had given. */
  gone: string[];
  /** What else changes, for the report. */
  changed: string[];
  notes: string[];
}
