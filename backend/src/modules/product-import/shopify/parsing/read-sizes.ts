import { cutAtCharacter } from '@shop/contract/clean-text';
import { lineOfText } from '#platform/plain-text.js';
import type { FeedRow } from './feed-columns.js';
import type { FeedSize, FeedVariant } from './feed-product.js';

/** The limits of the product form. */
const MAX_SIZES = 100;
const MAX_OPTION_CHARACTERS = 40;
const MAX_VALUE_CHARACTERS = 60;
const MAX_SKU_CHARACTERS = 80;
const NAMES = ['option1Name', 'option2Name', 'option3Name'] as const;

interface Option {
  name: string;
  /** Position among the three values of a variant. */
  index: number;
}

interface FeedSizes {
  optionNames: string[];
  /** In the order of the feed; empty for a product without options. */
  sizes: FeedSize[];
  /** The variants that are used. */
  variants: FeedVariant[];
}

/** The options and sizes of a product; refuses rows that are no size of it. */
export function readSizes(
  rows: readonly FeedRow[],
  variants: readonly FeedVariant[],
  refuse: (line: number, reason: string) => void,
): FeedSizes {
  const options = optionsOf(rows, variants);
  if (options.length === 0) return { optionNames: [], sizes: [], variants: [...variants] };
  const used = new Map<string, { size: FeedSize; variant: FeedVariant }>();
  for (const variant of variants) {
    const size = sizeOf(variant, options);
    const missing = options.find((_, position) => size.values[position] === '');
    const twin = used.get(keyOf(size));
    if (missing) refuse(variant.line, `the row has no value for the option "${missing.name}"`);
    else if (twin) refuse(variant.line, `the same size is already on line ${twin.variant.line}`);
    else if (used.size === MAX_SIZES) refuse(variant.line, `a product can have at most ${MAX_SIZES} sizes`);
    else used.set(keyOf(size), { size, variant });
  }
  const all = [...used.values()];
  return {
    optionNames: options.map(({ name }) => name),
    sizes: all.map(({ size }) => size),
    variants: all.map(({ variant }) => variant),
  };
}

const keyOf = ({ values }: FeedSize): string => values.join(' / ').toLowerCase();

/** An option whose only value is Shopify's marker for a product without options is none. */
function optionsOf(rows: readonly FeedRow[], variants: readonly FeedVariant[]): Option[] {
  const options: Option[] = [];
  for (const [index, column] of NAMES.entries()) {
    const named = lineOfText(rows.find((row) => row.get(column) !== '')?.get(column) ?? '');
    const written = cutAtCharacter(named, MAX_OPTION_CHARACTERS).trim();
    const values = variants.map((variant) => variant.values[index] ?? '').filter((value) => value !== '');
    if (written === '' || !values.some((value) => !isPlaceholderOption(written, value))) continue;
    const isRepeated = options.some(({ name }) => name.toLowerCase() === written.toLowerCase());
    options.push({ name: isRepeated ? `${written} ${index + 1}` : written, index });
  }
  return options;
}

const sizeOf = ({ values, sku, priceCents, quantity, image }: FeedVariant, options: readonly Option[]): FeedSize => ({
  values: options.map(({ index }) => cutAtCharacter(values[index] ?? '', MAX_VALUE_CHARACTERS).trim()),
  sku: sku.slice(0, MAX_SKU_CHARACTERS) || null,
  priceCents,
  stock: quantity === null ? null : Math.max(0, quantity),
  image: image || null,
});

const isPlaceholderOption = (name: string, value: string): boolean =>
  name.toLowerCase() === 'title' && value.toLowerCase() === 'default title';
