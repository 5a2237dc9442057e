/** Where a field was read, the most reliable source first. */
const SOURCES = ['router', 'json-ld', 'open-graph', 'share-text'] as const;
type Source = (typeof SOURCES)[number];

/** What one variant costs, by the values of its options: Size -> M. */
export interface VariantPrice {
  values: Map<string, string>;
  amount: string;
  currency: string;
}

/** The fields of a product that one source states. */
export interface ProductFields {
  productId?: string | undefined;
  name?: string | undefined;
  /** The lowest price of what is in stock, as the decimal string of the page. */
  price?: { amount: string; currency: string } | undefined;
  description?: string | undefined;
  images?: string[] | undefined;
  categories?: string[] | undefined;
  /** Option names and their values: Size -> S, M. */
  options?: Map<string, string[]> | undefined;
  variantPrices?: VariantPrice[] | undefined;
}

type Field = keyof ProductFields;

/** Each field with its source. */
export type FoundProduct = { [Name in Field]?: { value: NonNullable<ProductFields[Name]>; source: Source } };

/** The most reliable source of a field wins; the others fill gaps. */
export function mergeFields(sources: readonly (readonly [Source, ProductFields | undefined])[]): FoundProduct {
  const found: FoundProduct = {};
  const inOrder = sources.toSorted(([a], [b]) => SOURCES.indexOf(a) - SOURCES.indexOf(b));
  for (const [source, stated] of inOrder) {
    for (const [field, value] of Object.entries(stated ?? {})) {
      if (value !== undefined && !isEmpty(value)) Object.assign(found, { [field]: found[field as Field] ?? { value, source } });
    }
  }
  return found;
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0) || (value instanceof Map && value.size === 0);
}
