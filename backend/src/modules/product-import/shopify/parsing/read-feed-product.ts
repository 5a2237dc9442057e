import { describeOptions, MAX_DESCRIPTION_CHARACTERS, MAX_NAME_CHARACTERS } from '../../shared/product-texts.js';
import type { FeedRow } from './feed-columns.js';
import type { FeedProduct, FeedSize, FeedVariant, UntrackedStock } from './feed-product.js';
import { priceOfVariants } from './price-of-variants.js';
import { readImageAlts, readImages } from './read-images.js';
import { readSizes } from './read-sizes.js';
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
  untracked: UntrackedStock,
): Omit<FeedProduct, 'draftReason'> | undefined {
  const notes: string[] = [];
  const line = rows[0]?.line ?? 0;
  let invalidRows = 0;
  const counted = (at: number, reason: string): void => {
    invalidRows += 1;
    refuse(at, reason);
  };
  const { optionNames, sizes, variants } = readSizes(rows, readVariants(rows, counted, notes, untracked), counted);
  if (variants.length === 0) {
    if (invalidRows === 0) refuse(line, 'it has images, but no variant with a price');
    return undefined;
  }
  return {
    line,
    handle,
    name: cut(name, MAX_NAME_CHARACTERS, 'name', notes),
    ...describe(rows, variants, notes),
    priceCents: sizes.length > 0 ? lowestPrice(sizes) : priceOf(variants, notes),
    stock: sumOfStock(variants, notes),
    optionNames,
    sizes: cappedSizes(sizes),
    type: lineOfText(first(rows, 'type')),
    tags: first(rows, 'tags')
      .split(',')
      .map(lineOfText)
      .filter((tag) => tag !== ''),
    images: readImages(rows, notes),
    imageAlts: readImageAlts(rows),
    notes,
  };
}

function describe(
  rows: readonly FeedRow[],
  variants: readonly FeedVariant[],
  notes: string[],
): Pick<FeedProduct, 'description' | 'describedOptions'> {
  const options = describeOptions(optionsOf(rows, variants));
  const limit = MAX_DESCRIPTION_CHARACTERS - 2 - Math.min(options.length, MAX_DESCRIPTION_CHARACTERS / 2);
  const body = cut(htmlToText(first(rows, 'body')), limit, 'description', notes);
  const parts = [body, cutAtWord(options, MAX_DESCRIPTION_CHARACTERS / 2)].filter((text) => text !== '');
  return { description: body, describedOptions: parts.join('\n\n') };
}

function priceOf(variants: readonly FeedVariant[], notes: string[]): number {
  const { priceCents, note } = priceOfVariants(variants);
  if (note !== undefined) notes.push(note);
  return priceCents;
}

/** Dearer sizes have a price of their own. */
const lowestPrice = (sizes: readonly FeedSize[]): number => Math.min(...sizes.map(({ priceCents }) => priceCents));

/** The stock of the product is their sum, which is capped. */
function cappedSizes(sizes: readonly FeedSize[]): FeedSize[] {
  let left = MAX_STOCK;
  return sizes.map((size) => {
    if (size.stock === null) return size;
    const stock = Math.min(size.stock, left);
    left -= stock;
    return { ...size, stock };
  });
}

function sumOfStock(variants: readonly FeedVariant[], notes: string[]): number | null {
  let sum = 0;
  for (const { line, quantity } of variants) {
    if (quantity !== null && quantity < 0) notes.push(`line ${line}: quantity ${quantity} counts as 0`);
    else sum += quantity ?? 0;
  }
  if (sum > MAX_STOCK) notes.push(`stock ${sum} is capped at ${MAX_STOCK}`);
  return variants.some(({ quantity }) => quantity === null) ? null : Math.min(sum, MAX_STOCK);
}

function cut(text: string, limit: number, field: string, notes: string[]): string {
  if (text.length > limit) notes.push(`the ${field} is cut from ${text.length} characters`);
  return cutAtWord(text, limit);
}

function first(rows: readonly FeedRow[], column: Parameters<FeedRow['get']>[0]): string {
  return rows.find((row) => row.get(column) !== '')?.get(column) ?? '';
}
