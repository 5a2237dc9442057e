import { describeOptions, MAX_DESCRIPTION_CHARACTERS, MAX_NAME_CHARACTERS } from '../../shared/product-texts.js';
import type { FeedRow } from './feed-columns.js';
import type { FeedProduct, FeedVariant } from './feed-product.js';
import { readImages } from './read-images.js';
import { optionsOf, readVariants } from './read-variants.js';
import { cutAtWord, htmlToText, lineOfText } from '#platform/plain-text.js';

/** The limit of the product form. */
const MAX_STOCK = 1_000_000;

/** Reads the rows of one handle; calls `refuse` for each invalid row. Undefined when no variant is left. */
export function readFeedProduct(
  handle: string,
  name: string,
  rows: readonly FeedRow[],
  refuse: (line: number, reason: string) => void,
): FeedProduct | undefined {
  const notes: string[] = [];
  const line = rows[0]?.line ?? 0;
  let invalidRows = 0;
  const variants = readVariants(rows, (at, reason) => (invalidRows++, refuse(at, reason)), notes);
  if (variants.length === 0) {
    if (invalidRows === 0) refuse(line, 'it has images, but no variant with a price');
    return undefined;
  }
  return {
    line,
    handle,
    name: cut(name, MAX_NAME_CHARACTERS, 'name', notes),
    description: describe(rows, variants, notes),
    priceCents: Math.min(...variants.map((variant) => variant.priceCents)),
    stock: sumOfStock(variants, notes),
    type: lineOfText(first(rows, 'type')),
    tags: first(rows, 'tags')
      .split(',')
      .map(lineOfText)
      .filter((tag) => tag !== ''),
    images: readImages(rows, notes),
    notes,
  };
}

function describe(rows: readonly FeedRow[], variants: readonly FeedVariant[], notes: string[]): string {
  const options = describeOptions(optionsOf(rows, variants));
  const limit = MAX_DESCRIPTION_CHARACTERS - 2 - Math.min(options.length, MAX_DESCRIPTION_CHARACTERS / 2);
  const body = cut(htmlToText(first(rows, 'body')), limit, 'description', notes);
  return [body, cutAtWord(options, MAX_DESCRIPTION_CHARACTERS / 2)].filter((text) => text !== '').join('\n\n');
}

function sumOfStock(variants: readonly FeedVariant[], notes: string[]): number {
  let sum = 0;
  for (const { line, quantity } of variants) {
    if (quantity < 0) notes.push(`line ${line}: quantity ${quantity} counts as 0`);
    else sum += quantity;
  }
  if (sum > MAX_STOCK) notes.push(`stock ${sum} is capped at ${MAX_STOCK}`);
  return Math.min(sum, MAX_STOCK);
}

function cut(text: string, limit: number, field: string, notes: string[]): string {
  if (text.length > limit) notes.push(`the ${field} is cut from ${text.length} characters`);
  return cutAtWord(text, limit);
}

function first(rows: readonly FeedRow[], column: Parameters<FeedRow['get']>[0]): string {
  return rows.find((row) => row.get(column) !== '')?.get(column) ?? '';
}
