import { lineOfText } from '#platform/plain-text.js';
import type { VariantValues } from '#modules/catalog/index.js';
import type { ImportableProduct } from './parsing/importable.js';

/** The limits of the product form. */
const MAX_OPTIONS = 3;
const MAX_SIZES = 100;
const MAX_NAME_CHARACTERS = 40;
const MAX_VALUE_CHARACTERS = 60;

type SizedProduct = Pick<ImportableProduct, 'options' | 'variantPrices' | 'priceCents'>;

interface TiktokSizes {
  optionNames: string[];
  /** The lowest of all, also of a size that is sold out at TikTok. */
  priceCents: number;
  /** Every combination of the options, with nothing in stock, and its price where it costs more than the product. */
  sizes: VariantValues[];
}

const cut = (text: string, max: number): string => lineOfText(text).slice(0, max).trim();
const isUnique = (texts: readonly string[]): boolean => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** The sizes of a page's options; undefined when it has none, or more than the shop can have: then the description names them. */
export function sizesOf(product: SizedProduct): TiktokSizes | undefined {
  const { options } = product;
  const named = [...options].map(([name, values]) => ({
    name: cut(name, MAX_NAME_CHARACTERS),
    values: values.map((value) => cut(value, MAX_VALUE_CHARACTERS)).filter((value) => value !== ''),
  }));
  const usable = named.filter(({ name, values }) => name !== '' && values.length > 0);
  const count = usable.reduce((total, { values }) => total * values.length, 1);
  const optionNames = usable.map(({ name }) => name);
  if (usable.length === 0 || usable.length > MAX_OPTIONS || count > MAX_SIZES || !isUnique(optionNames)) return undefined;
  const combinations = usable.reduce<string[][]>(
    (started, { values }) => started.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  );
  if (!isUnique(combinations.map((values) => values.join(' / ')))) return undefined;
  const cents = centsOf(product, optionNames, combinations);
  const priceCents = Math.min(product.priceCents, ...cents.filter((one) => one !== undefined));
  const overrideOf = (one = priceCents): number | null => (one > priceCents ? one : null);
  const sizes = combinations.map((values, n) => ({ values, stockQuantity: 0, priceOverrideCents: overrideOf(cents[n]) }));
  return { optionNames, priceCents, sizes };
}

/** What the page states for each combination; undefined where it states nothing. */
function centsOf({ variantPrices }: SizedProduct, optionNames: readonly string[], combinations: readonly string[][]) {
  const prices = new Map<string, number>();
  for (const { values, priceCents } of variantPrices) {
    const stated = new Map(
      [...values].map(([name, value]) => [cut(name, MAX_NAME_CHARACTERS), cut(value, MAX_VALUE_CHARACTERS)]),
    );
    prices.set(JSON.stringify(optionNames.map((name) => stated.get(name))), priceCents);
  }
  return combinations.map((values) => prices.get(JSON.stringify(values)));
}
