import type { ProductOptions } from '../../shared/product-texts.js';
import { readPrice, readQuantity } from './feed-amounts.js';
import type { FeedRow } from './feed-columns.js';
import type { FeedVariant, UntrackedStock } from './feed-product.js';
import { lineOfText } from '#platform/plain-text.js';

const SELLS_ON = /^(continue|true|yes)$/i;
const VALUES = ['option1Value', 'option2Value', 'option3Value'] as const;
const NAMES = ['option1Name', 'option2Name', 'option3Name'] as const;

/** The variants of a product. Rows with only an image are neither variants nor reported. */
export function readVariants(
  rows: readonly FeedRow[],
  refuse: (line: number, reason: string) => void,
  notes: string[],
  untracked: UntrackedStock,
): FeedVariant[] {
  const variants: FeedVariant[] = [];
  const lineOfValues = new Map<string, number>();
  const lineOfSku = new Map<string, number>();
  for (const row of rows.filter(isVariant)) {
    const variant = readVariant(row, untracked);
    const twin = typeof variant === 'string' ? undefined : lineOfValues.get(variant.values.join('\n'));
    if (typeof variant === 'string') refuse(row.line, variant);
    else if (twin !== undefined) refuse(row.line, `the same variant is already on line ${twin}`);
    else {
      lineOfValues.set(variant.values.join('\n'), row.line);
      noteRepeatedSku(variant, lineOfSku, notes);
      variants.push(variant);
    }
  }
  noteWhatIsNotImported(variants, untracked, notes);
  return variants;
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
const isUntracked = (row: FeedRow): boolean => row.has('tracker') && row.get('tracker') === '';

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

function readVariant(row: FeedRow, untracked: UntrackedStock): FeedVariant | string {
  const price = readPrice(row.get('price'));
  if ('reason' in price) return price.reason;
  const quantity = readQuantity(row.get('quantity'));
  if ('reason' in quantity) return quantity.reason;
  const isAlwaysSold = (quantity.value ?? 0) <= 0 && (isUntracked(row) || SELLS_ON.test(row.get('policy')));
  const values = VALUES.map((column) => lineOfText(row.get(column)));
  return {
    line: row.line,
    values,
    sku: lineOfText(row.get('sku')),
    priceCents: price.value,
    quantity: isAlwaysSold ? (untracked === 'keep' ? null : untracked) : quantity.value,
    isAlwaysSold,
    compareAtPrice: row.get('compareAtPrice'),
    image: row.get('variantImage'),
  };
}

/** The shop does not need SKUs, so a duplicate is not an error; the merchant still wants to know. */
function noteRepeatedSku({ sku, line }: FeedVariant, lineOfSku: Map<string, number>, notes: string[]): void {
  if (sku === '') return;
  const twin = lineOfSku.get(sku);
  if (twin === undefined) lineOfSku.set(sku, line);
  else notes.push(`line ${line}: SKU "${sku.slice(0, 40)}" is also on line ${twin}`);
}

/** Shopify's marker for a product without options. */
function isPlaceholderOption(name: string, value: string): boolean {
  return name.toLowerCase() === 'title' && value.toLowerCase() === 'default title';
}
