import { cutAtCharacter } from '@shop/contract/clean-text';
import { lineOfText } from '#platform/plain-text.js';
import type { FeedRow, FeedRows } from './feed-columns.js';
import type { FeedVariant, ReadOptions, ReadSize, RefusedRow } from './read-product.js';
import { ABSENT, type FeedValue, given, mapValue, unreadable } from './feed-value.js';
import type { ReadVariants } from './read-variants.js';

/** The limits of the product form. */
const MAX_SIZES = 100;
const MAX_OPTION_CHARACTERS = 40;
const MAX_VALUE_CHARACTERS = 60;
const MAX_SKU_CHARACTERS = 80;
const NAMES = ['option1Name', 'option2Name', 'option3Name'] as const;
const VALUES = ['option1Value', 'option2Value', 'option3Value'] as const;

interface Option {
  name: string;
  /** Position among the three values of a variant. */
  index: number;
}

interface FeedSizes {
  /** The sizes are in the order of the feed. */
  options: FeedValue<ReadOptions>;
  /** The variants that are used. */
  variants: FeedVariant[];
  refusedRows: RefusedRow[];
}

/** The options and sizes of a product; refuses rows that are no size of it. */
export function readSizes(
  { rows, lostLines }: FeedRows,
  { variants, unused }: ReadVariants,
  refuse: (line: number, reason: string) => void,
): FeedSizes {
  // A row that is refused for its price still says which options there are.
  const options = optionsOf(rows, [...variants, ...unused]);
  const lost = lostLines.map((line) => ({ line, label: null }));
  if (options.length === 0) {
    const withoutOptions = whatIsSaidWithoutOptions(rows);
    const others = withoutOptions.state === 'given' ? [] : unused.map(({ line }) => ({ line, label: null }));
    return { options: withoutOptions, variants: [...variants], refusedRows: [...lost, ...others] };
  }
  const refusedRows: RefusedRow[] = [...lost, ...unused.map(({ line, values }) => ({ line, label: labelOf(values, options) }))];
  const used = new Map<string, { size: ReadSize; variant: FeedVariant }>();
  for (const variant of variants) {
    const size = sizeOf(variant, options);
    const twin = used.get(keyOf(size));
    const missing = options.find((_, position) => size.values[position] === '');
    const reason = missing ? `the row has no value for the option "${missing.name}"` : whyNoFurther(twin?.variant, used.size);
    if (reason === undefined) used.set(keyOf(size), { size, variant });
    else {
      refuse(variant.line, reason);
      refusedRows.push({ line: variant.line, label: labelOf(variant.values, options) });
    }
  }
  const all = [...used.values()];
  const sizes = all.map(({ size }) => size);
  return {
    options: given({ optionNames: options.map(({ name }) => name), sizes, columns: columnsOf(rows) }),
    variants: all.map(({ variant }) => variant),
    refusedRows: refusedRows.filter(({ label }) => !sizes.some((size) => keyOf(size) === label?.toLowerCase())),
  };
}

function whyNoFurther(twin: FeedVariant | undefined, sizes: number): string | undefined {
  if (twin) return `the same size is already on line ${twin.line}`;
  return sizes === MAX_SIZES ? `a product can have at most ${MAX_SIZES} sizes` : undefined;
}

/** For how many options the file has both columns. */
const columnsOf = (rows: readonly FeedRow[]): number =>
  NAMES.filter((name, index) =>
    [name, VALUES[index] ?? name].every((column) => rows.some((row) => row.value(column).state === 'given')),
  ).length;

/** A name without values, or values without a name, are no options, and do not say that there are none. */
function whatIsSaidWithoutOptions(rows: readonly FeedRow[]): FeedValue<ReadOptions> {
  const columns = columnsOf(rows);
  if (columns === 0) return ABSENT;
  const isNamed = rows.some((row) => NAMES.some((column) => !['', 'title'].includes(row.get(column).toLowerCase())));
  const hasValues = rows.some((row) => VALUES.some((column) => !['', 'default title'].includes(row.get(column).toLowerCase())));
  return isNamed || hasValues
    ? unreadable('its options have no name or no values')
    : given({ optionNames: [], sizes: [], columns });
}

/** Null: without one of the values it may be any size. */
function labelOf(values: readonly string[], options: readonly Option[]): string | null {
  const own = valuesOf(values, options);
  return own.includes('') ? null : own.join(' / ');
}

const valuesOf = (values: readonly string[], options: readonly Option[]): string[] =>
  options.map(({ index }) => cutAtCharacter(values[index] ?? '', MAX_VALUE_CHARACTERS).trim());

const keyOf = ({ values }: ReadSize): string => values.join(' / ').toLowerCase();

/** An option whose only value is Shopify's marker for a product without options is none. */
function optionsOf(rows: readonly FeedRow[], variants: readonly Pick<FeedVariant, 'values'>[]): Option[] {
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

const sizeOf = ({ values, sku, priceCents, quantity, image }: FeedVariant, options: readonly Option[]): ReadSize => ({
  values: valuesOf(values, options),
  sku: mapValue(sku, (text) => text.slice(0, MAX_SKU_CHARACTERS) || null),
  priceCents,
  stock: quantity === null ? null : Math.max(0, quantity),
  image: image || null,
});

const isPlaceholderOption = (name: string, value: string): boolean =>
  name.toLowerCase() === 'title' && value.toLowerCase() === 'default title';
