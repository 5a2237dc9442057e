import type { Category, ProductListItem } from '@shop/contract';
import { closeMatches, searchProducts } from './search.ts';

/** What the address of the listing asks for. */
export interface ListingCriteria {
  /** "all", or a category's slug or id. */
  category: string;
  /** "all", "new", "bestseller" or "artist"; anything else matches nothing. */
  filter: string;
  search: string;
}

export interface Listing {
  products: ProductListItem[];
  /** Nothing holds the searched words; these hold words like them. */
  close: boolean;
}

export const NO_CRITERIA: ListingCriteria = { category: 'all', filter: 'all', search: '' };

const FLAGS: Record<string, (product: ProductListItem) => boolean> = {
  all: () => true,
  new: (product) => product.isNew,
  bestseller: (product) => product.isBestSeller,
  artist: (product) => product.isArtistSeries,
};

export function readCriteria(address: URLSearchParams): ListingCriteria {
  return {
    category: address.get('category') || 'all',
    filter: address.get('filter') || 'all',
    search: (address.get('search') ?? '').trim(),
  };
}

/** The listing's address; only what narrows it appears. */
export function listingPath({ category, filter, search }: ListingCriteria): string {
  const address = new URLSearchParams();
  if (category !== 'all') address.set('category', category);
  if (filter !== 'all') address.set('filter', filter);
  if (search) address.set('search', search);
  const query = address.toString();
  return query ? `/products?${query}` : '/products';
}

export function hasCriteria({ category, filter, search }: ListingCriteria): boolean {
  return category !== 'all' || filter !== 'all' || search !== '';
}

/** The category that a slug or an id names. */
export function findCategory(categories: readonly Category[], slugOrId: string): Category | undefined {
  return categories.find(({ slug, id }) => slug === slugOrId || id === slugOrId);
}

function inCategory(product: ProductListItem, slugOrId: string): boolean {
  return slugOrId === 'all' || product.categoryId === slugOrId || product.category?.slug === slugOrId;
}

/** What of the full list the criteria leave, in the list's order. */
export function selectListing(all: readonly ProductListItem[], { category, filter, search }: ListingCriteria): Listing {
  const isWanted = FLAGS[filter] ?? (() => false);
  const narrowed = all.filter((product) => inCategory(product, category) && isWanted(product));
  if (!search) return { products: narrowed, close: false };
  const hits = searchProducts(narrowed, search);
  if (hits.length > 0) return { products: hits, close: false };
  const near = closeMatches(narrowed, search);
  return { products: near, close: near.length > 0 };
}
