import { isCutNumber } from '@shop/contract/files';
import type { ProductOptions } from '../../shared/product-texts.js';
import { readPrice, readQuantity } from './feed-amounts.js';
import type { FeedRow } from './feed-columns.js';
import type { FeedVariant, UntrackedStock } from './read-product.js';
import { type FeedValue, given, mapValue, unreadable } from './feed-value.js';
import { lineOfText } from '#platform/plain-text.js';

const SELLS_ON = /^(continue|true|yes)$/i;
const VALUES = ['option1Value', 'option2Value', 'option3Value'] as const;
const NAMES = ['option1Name', 'option2Name', 'option3Name'] as const;

/** A row that is refused, with its options. */
export interface UnusedRow {
  line: number;
  values: string[];
}

export interface ReadVariants {
  variants: FeedVariant[];
  unused: UnusedRow[];
}

/** The variants of a product. Rows with only an image are neither variants nor reported. */
export function readVariants(
  rows: readonly FeedRow[],
  refuse: (line: number, reason: string) => void,
  notes: string[],
  untracked: UntrackedStock,
): ReadVariants {
  const variants: FeedVariant[] = [];
  const unused: UnusedRow[] = [];
  const lineOfValues = new Map<string, number>();
  const lineOfSku = new Map<string, number>();
  for (const row of rows.filter(isVariant)) {
    const values = VALUES.map((column) => lineOfText(row.get(column)));
    const twin = lineOfValues.get(values.join('\n'));
    const read = readVariant(row, values, untracked);
    const variant =
      read.state === 'given' && twin !== undefined ? unreadable(`the same variant is already on line ${twin}`) : read;
    if (variant.state === 'given') {
      lineOfValues.set(values.join('\n'), row.line);
      noteRepeatedSku(variant.value, lineOfSku, notes);
      variants.push(variant.value);
    } else {
      refuse(row.line, variant.state === 'absent' ? 'the price is missing' : variant.reason);
      unused.push({ line: row.line, values });
    }
  }
  noteWhatIsNotImported(variants, untracked, notes);
  return { variants, unused };
}

/** The options that `variants` use, with their values in the order of the feed. */
export function optionsOf(rows: readonly FeedRow[], variants: readonly FeedVariant[]): ProductOptions {
  const options = new Map<string, string[]>();
  for (const [index, column] of NAMES.entries()) {
    const name = lineOfText(rows.find((row) => row.get(column) !== '')?.get(column) ?? '');
    const values = [...new Set(variants.map((variant) => variant.values[index] ?? ''))].filter((value) => value !== '');
    const usable = values.filter((value) => !isPlaceholderOption(name, value));
    if (name !== '' && usable.length > 0) options.set(name, usable);
  }
  return options;
}

function isVariant(row: FeedRow): boolean {
  const isImageOnly = row.get('imageAddress') !== '' && row.get('title') === '';
  return row.get('price') !== '' || row.get('option1Value') !== '' || row.get('sku') !== '' || !isImageOnly;
}

/** An empty cell of the tracker means: not counted. A file without the column says nothing. */
const isUntracked = (row: FeedRow): boolean => {
  const tracker = row.value('tracker');
  return tracker.state === 'given' && tracker.value === '';
};

function noteWhatIsNotImported(variants: readonly FeedVariant[], untracked: UntrackedStock, notes: string[]): void {
  const always = variants.filter(({ isAlwaysSold }) => isAlwaysSold);
  if (always.length > 0) {
    const of = always.length < variants.length ? ` ${always.length} of ${variants.length} sizes` : ' it';
    const stock =
      untracked === 'keep' ? 'keeps the stock of the shop; --untracked-stock=N gives N pieces' : `${untracked} pieces`;
    notes.push(`Shopify sells${of} whatever its stock: ${stock}`);
  }
  const before = [...new Set(variants.map(({ compareAtPrice }) => compareAtPrice))].filter((price) => price !== '');
  if (before.length > 0) notes.push(`the compare-at price ${before.slice(0, 3).join(', ')} is not imported`);
}

/** Absent: the row has no price. */
function readVariant(row: FeedRow, values: string[], untracked: UntrackedStock): FeedValue<FeedVariant> {
  const price = readPrice(row.get('price'));
  if (price.state !== 'given') return price;
  const quantity = readQuantity(row.get('quantity'));
  if (quantity.state === 'unreadable') return quantity;
  const pieces = quantity.state === 'given' ? quantity.value : null;
  const isAlwaysSold = (pieces ?? 0) <= 0 && (isUntracked(row) || SELLS_ON.test(row.get('policy')));
  return given({
    line: row.line,
    values,
    sku: readSku(row.value('sku')),
    priceCents: price.value,
    quantity: isAlwaysSold ? (untracked === 'keep' ? null : untracked) : pieces,
    isAlwaysSold,
    compareAtPrice: row.get('compareAtPrice'),
    image: row.get('variantImage'),
  });
}

/** A SKU that a spreadsheet program has cut changes nothing. */
function readSku(cell: FeedValue<string>): FeedValue<string> {
  if (cell.state !== 'given' || !isCutNumber(cell.value)) return mapValue(cell, lineOfText);
  return unreadable(`the SKU "${cell.value}" was cut by a spreadsheet program`);
}

/** The shop does not need SKUs, so a duplicate is not an error; the merchant still wants to know. */
function noteRepeatedSku({ sku, line }: FeedVariant, lineOfSku: Map<string, number>, notes: string[]): void {
  if (sku.state !== 'given' || sku.value === '') return;
  const twin = lineOfSku.get(sku.value);
  if (twin === undefined) lineOfSku.set(sku.value, line);
  else notes.push(`line ${line}: SKU "${sku.value.slice(0, 40)}" is also on line ${twin}`);
}

/** Shopify's marker for a product without options. */
function isPlaceholderOption(name: string, value: string): boolean {
  return name.toLowerCase() === 'title' && value.toLowerCase() === 'default title';
}
