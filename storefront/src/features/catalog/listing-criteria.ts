import { readSearch, type Category, type ProductCard, type ProductListItem } from '@shop/contract';
import { paths } from '#config/paths.ts';
import { closeMatches, searchProducts } from './search.ts';

/** The query parameters of the listing. */
export interface ListingCriteria {
  /** "all", or a category's slug or id. */
  category: string;
  /** "all", "new", "bestseller" or "artist"; anything else matches nothing. */
  filter: string;
  search: string;
}

export interface Listing {
  products: ProductCard[];
  /** No product contains the searched words; `products` contain similar ones. */
  isCloseMatch: boolean;
}

export const NO_CRITERIA: ListingCriteria = { category: 'all', filter: 'all', search: '' };

const FILTERS: Record<string, (product: ProductListItem) => boolean> = {
  all: () => true,
  new: (product) => product.isNew,
  bestseller: (product) => product.isBestSeller,
  artist: (product) => product.isArtistSeries,
};

export function readCriteria(searchParams: URLSearchParams): ListingCriteria {
  return {
    category: searchParams.get('category') || 'all',
    filter: searchParams.get('filter') || 'all',
    search: readSearch(searchParams.get('search') ?? ''),
  };
}

/** Path and query of the listing; defaults are omitted. */
export function listingPath({ category, filter, search }: ListingCriteria): string {
  const searchParams = new URLSearchParams();
  if (category !== 'all') searchParams.set('category', category);
  if (filter !== 'all') searchParams.set('filter', filter);
  if (search) searchParams.set('search', search);
  const query = searchParams.toString();
  return query ? `${paths.products}?${query}` : paths.products;
}

export function hasCriteria({ category, filter, search }: ListingCriteria): boolean {
  return category !== 'all' || filter !== 'all' || search !== '';
}

export function findCategory(categories: readonly Category[], slugOrId: string): Category | undefined {
  return categories.find(({ slug, id }) => slug === slugOrId || id === slugOrId);
}

function inCategory(product: ProductListItem, slugOrId: string): boolean {
  return slugOrId === 'all' || product.categoryId === slugOrId || product.category?.slug === slugOrId;
}

/** The products that match the criteria, in the order of the list. */
export function selectListing(all: readonly ProductListItem[], { category, filter, search }: ListingCriteria): Listing {
  const passesFilter = FILTERS[filter] ?? (() => false);
  const filtered = all.filter((product) => inCategory(product, category) && passesFilter(product));
  if (!search) return { products: filtered, isCloseMatch: false };
  const hits = searchProducts(filtered, search);
  if (hits.length > 0) return { products: hits, isCloseMatch: false };
  const near = closeMatches(filtered, search, all);
  return { products: near, isCloseMatch: near.length > 0 };
}
