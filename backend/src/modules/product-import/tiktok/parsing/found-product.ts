/** Where a field was read, most believed first. */
export const SOURCES = ['router', 'json-ld', 'open-graph', 'share-text'] as const;
export type Source = (typeof SOURCES)[number];

/** What one source says about a product; a field it does not state is undefined. */
export interface PageFacts {
  productId?: string | undefined;
  name?: string | undefined;
  /** The lowest price, as the page's decimal text. */
  price?: { amount: string; currency: string } | undefined;
  description?: string | undefined;
  pictures?: string[] | undefined;
  categories?: string[] | undefined;
  /** Option names and their values: Size -> S, M. */
  options?: Map<string, string[]> | undefined;
}

export type Field = keyof PageFacts;

/** Each field with the source it was taken from. */
export type FoundProduct = { [Name in Field]?: { value: NonNullable<PageFacts[Name]>; source: Source } };

/** The first source that states a field wins; the others only fill gaps. */
export function merged(facts: readonly (readonly [Source, PageFacts | undefined])[]): FoundProduct {
  const found: FoundProduct = {};
  const inOrder = facts.toSorted(([a], [b]) => SOURCES.indexOf(a) - SOURCES.indexOf(b));
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
