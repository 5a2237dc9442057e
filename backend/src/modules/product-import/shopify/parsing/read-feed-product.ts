import { describeOptions, MAX_DESCRIPTION_CHARACTERS, MAX_NAME_CHARACTERS } from '../../shared/product-texts.js';
import { type FeedRows, valueOf } from './feed-columns.js';
import type { FeedVariant, ReadOptions, ReadProduct, ReadSize, UntrackedStock } from './read-product.js';
import { mapValue } from './feed-value.js';
import { priceOfVariants } from './price-of-variants.js';
import { listedImages, readImageAlts, readImages } from './read-images.js';
import { readSizes } from './read-sizes.js';
import { optionsOf, readVariants } from './read-variants.js';
import { cutAtWord, htmlToText, lineOfText } from '#platform/plain-text.js';

/** The limit of the product form. */
const MAX_STOCK = 1_000_000;

/** Reads the rows of one handle; calls `refuse` for each invalid row. Undefined when no variant is left. */
export function readFeedProduct(
  handle: string,
  name: string,
  group: FeedRows,
  refuse: (line: number, reason: string) => void,
  untracked: UntrackedStock,
): Omit<ReadProduct, 'draftReason'> | undefined {
  const { rows } = group;
  const notes: string[] = [];
  const line = rows[0]?.line ?? 0;
  let invalidRows = 0;
  const counted = (at: number, reason: string): void => {
    invalidRows += 1;
    refuse(at, reason);
  };
  const { options, variants, refusedRows } = readSizes(group, readVariants(rows, counted, notes, untracked), counted);
  const sizes = options.state === 'given' ? options.value.sizes : [];
  if (variants.length === 0) {
    if (invalidRows === 0) refuse(line, 'it has images, but no variant with a price');
    return undefined;
  }
  return {
    line,
    handle,
    name: cut(name, MAX_NAME_CHARACTERS, 'name', notes),
    ...describe(group, variants, notes),
    priceCents: sizes.length > 0 ? lowestPrice(sizes) : priceOf(variants, notes),
    hasOnePrice: new Set(variants.map(({ priceCents }) => priceCents)).size === 1,
    stock: sumOfStock(variants, notes),
    options: mapValue(options, withCappedStock),
    refusedRows,
    type: mapValue(valueOf(group, 'type'), lineOfText),
    tags: mapValue(valueOf(group, 'tags'), tagsOf),
    images: readImages(rows, notes),
    listsImages: listedImages(group),
    imageAlts: readImageAlts(rows),
    notes,
  };
}

const tagsOf = (cell: string): string[] =>
  cell
    .split(',')
    .map(lineOfText)
    .filter((tag) => tag !== '');

function describe(
  group: FeedRows,
  variants: readonly FeedVariant[],
  notes: string[],
): Pick<ReadProduct, 'description' | 'describedOptions'> {
  const options = describeOptions(optionsOf(group.rows, variants));
  const limit = MAX_DESCRIPTION_CHARACTERS - 2 - Math.min(options.length, MAX_DESCRIPTION_CHARACTERS / 2);
  const description = mapValue(valueOf(group, 'body'), (html) => cut(htmlToText(html), limit, 'description', notes));
  const body = description.state === 'given' ? description.value : '';
  const parts = [body, cutAtWord(options, MAX_DESCRIPTION_CHARACTERS / 2)].filter((text) => text !== '');
  return { description, describedOptions: parts.join('\n\n') };
}

function priceOf(variants: readonly FeedVariant[], notes: string[]): number {
  const { priceCents, note } = priceOfVariants(variants);
  if (note !== undefined) notes.push(note);
  return priceCents;
}

/** Dearer sizes have a price of their own. */
const lowestPrice = (sizes: readonly ReadSize[]): number => Math.min(...sizes.map(({ priceCents }) => priceCents));

/** The stock of the product is their sum, which is capped. */
function withCappedStock(options: ReadOptions): ReadOptions {
  let left = MAX_STOCK;
  const sizes = options.sizes.map((size) => {
    if (size.stock === null) return size;
    const stock = Math.min(size.stock, left);
    left -= stock;
    return { ...size, stock };
  });
  return { ...options, sizes };
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
