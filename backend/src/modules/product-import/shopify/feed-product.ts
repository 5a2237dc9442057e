import type { ReadProduct, ReadSize } from './parsing/read-product.js';

export interface FeedSize extends Omit<ReadSize, 'sku'> {
  sku: string | null;
}

/**
 * A product of the feed as an import compares it with the last one: what the file does not say, or says in a row that is refused, is as
 * the last import knew it, and so changes nothing.
 */
export interface FeedProduct extends Pick<
  ReadProduct,
  'line' | 'handle' | 'name' | 'describedOptions' | 'priceCents' | 'draftReason' | 'images' | 'imageAlts'
> {
  description: string;
  /** Empty for a product without sizes. */
  optionNames: string[];
  sizes: FeedSize[];
  /** Null: unknown, so the stock stays. */
  stock: number | null;
  /** For the report: what stays and why, then those of the file. */
  notes: string[];
  /** What the file says. */
  read: ReadProduct;
}
