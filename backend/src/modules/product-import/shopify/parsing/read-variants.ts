import type { ProductOptions } from '../../shared/product-texts.js';
import { readPrice, readQuantity } from './feed-amounts.js';
import type { FeedRow } from './feed-columns.js';
import type { FeedVariant } from './feed-product.js';
import { lineOfText } from '#platform/plain-text.js';

const VALUES = ['option1Value', 'option2Value', 'option3Value'] as const;
const NAMES = ['option1Name', 'option2Name', 'option3Name'] as const;

/** The variants of a product. Rows with only an image are neither variants nor reported. */
export function readVariants(
  rows: readonly FeedRow[],
  refuse: (line: number, reason: string) => void,
  notes: string[],
): FeedVariant[] {
  const variants: FeedVariant[] = [];
  const lineOfValues = new Map<string, number>();
  const lineOfSku = new Map<string, number>();
  for (const row of rows.filter(isVariant)) {
    const variant = readVariant(row);
    const twin = typeof variant === 'string' ? undefined : lineOfValues.get(variant.values.join('\n'));
    if (typeof variant === 'string') refuse(row.line, variant);
    else if (twin !== undefined) refuse(row.line, `the same variant is already on line ${twin}`);
    else {
      lineOfValues.set(variant.values.join('\n'), row.line);
      noteRepeatedSku(variant, lineOfSku, notes);
      variants.push(variant);
    }
  }
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

function readVariant(row: FeedRow): FeedVariant | string {
  const price = readPrice(row.get('price'));
  if ('reason' in price) return price.reason;
  const quantity = readQuantity(row.get('quantity'));
  if ('reason' in quantity) return quantity.reason;
  const values = VALUES.map((column) => lineOfText(row.get(column)));
  return {
    line: row.line,
    values,
    sku: lineOfText(row.get('sku')),
    priceCents: price.value,
    quantity: quantity.value,
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
