import { ownValue } from '../own-value.js';
import { colorFamilies, familiesOf } from '../color-families.js';
import type { ListingFacets, ProductListItem } from '../schema.js';
import { BADGE_FILTERS } from './badges.js';
import { canBeBought, NO_CRITERIA, selectListing, type ListingCriteria } from './select-listing.js';
import { inSizeOrder } from './size-scales.js';

const DIMENSIONS = ['category', 'filter', 'size', 'color', 'artist', 'availability'] as const;
type Dimension = (typeof DIMENSIONS)[number];

/** The values of a product that can be chosen in a dimension. */
const VALUES_OF: Readonly<Record<Dimension, (product: ProductListItem) => readonly string[]>> = {
  category: ({ category }) => (category ? [category.slug] : []),
  filter: (product) =>
    Object.keys(BADGE_FILTERS).filter((filter) => filter !== 'all' && ownValue(BADGE_FILTERS, filter)?.(product)),
  size: ({ sizes }) => sizes,
  color: ({ colors }) => familiesOf(colors.flatMap(colorFamilies)),
  artist: ({ artist }) => (artist ? [artist.id] : []),
  availability: (product) => (canBeBought(product) ? ['in-stock'] : []),
};

/** Values that differ in their letter case are one; it is spelled as it first appears. */
function spellings(values: readonly string[]): string[] {
  return [...new Map(values.toReversed().map((value) => [value.toLowerCase(), value])).values()].toReversed();
}

const ORDERS: Readonly<Partial<Record<Dimension, (values: string[]) => string[]>>> = {
  size: inSizeOrder,
  color: familiesOf,
};

/**
 * The values that the products of the category and the search have, each with the number of products that a listing would show: with
 * all other criteria, and this value instead of the chosen one.
 */
export function countFacets(all: readonly ProductListItem[], criteria: ListingCriteria): ListingFacets {
  const { category, search } = criteria;
  const select = (wanted: ListingCriteria): ProductListItem[] => selectListing(all, wanted).products;
  const shown = select(criteria);
  const scope = select({ ...NO_CRITERIA, category, search });
  const facetOf = (dimension: Dimension) => {
    const valuesOf = VALUES_OF[dimension];
    const pool = criteria[dimension] === 'all' ? shown : select({ ...criteria, [dimension]: 'all' });
    const counts = new Map<string, number>();
    for (const product of pool) {
      for (const value of new Set(valuesOf(product).map((one) => one.toLowerCase()))) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    const offered = spellings((dimension === 'category' ? all : scope).flatMap(valuesOf));
    return (ORDERS[dimension]?.(offered) ?? offered).map((value) => ({ value, count: counts.get(value.toLowerCase()) ?? 0 }));
  };
  return {
    categories: facetOf('category'),
    filters: facetOf('filter'),
    sizes: facetOf('size'),
    colors: facetOf('color'),
    artists: facetOf('artist'),
    availabilities: facetOf('availability'),
  };
}
