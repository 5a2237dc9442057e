import { ownValue } from '../own-value.js';
import { hasFamily } from '../color-families.js';
import { toCents } from '../money.js';
import type { ProductCard, ProductListItem, SearchReading } from '../schema.js';
import { BADGE_FILTERS } from './badges.js';
import { readingOf } from './search-attempts.js';
import { searchProducts } from './search-products.js';

export const LISTING_SORTS = ['newest', 'price-asc', 'price-desc'] as const;
type Sort = (typeof LISTING_SORTS)[number];

/** What a listing shows. */
export interface ListingCriteria {
  /** "all", or a category's slug or id. */
  category: string;
  /** "all", "new", "bestseller" or "artist"; anything else matches nothing. */
  filter: string;
  /** "all", or a size that products must have in stock, in any letter case. */
  size: string;
  /** "all", or a family of colors, in any letter case. */
  color: string;
  /** "all", or an artist's id. */
  artist: string;
  availability: 'all' | 'in-stock';
  sort: Sort;
  search: string;
  /** Without scripts: the id of the last product of the page before. */
  after?: string | undefined;
}

interface Selection<Product> {
  products: Product[];
  /** No product contains the searched words; `products` contain similar ones. */
  isCloseMatch: boolean;
  /** Null without a search, and when nothing is found. */
  reading: SearchReading | null;
}

/** As a listing shows it. */
export type SelectedListing = Selection<ProductCard>;

export const NO_CRITERIA: ListingCriteria = {
  category: 'all',
  filter: 'all',
  size: 'all',
  color: 'all',
  artist: 'all',
  availability: 'all',
  sort: 'newest',
  search: '',
};

function hasSize({ sizes }: ProductListItem, wanted: string): boolean {
  return wanted === 'all' || sizes.some((size) => size.toLowerCase() === wanted.toLowerCase());
}

function hasColor({ colors }: ProductListItem, wanted: string): boolean {
  return wanted === 'all' || hasFamily(colors, wanted);
}

function inCategory(product: ProductListItem, slugOrId: string): boolean {
  return slugOrId === 'all' || product.categoryId === slugOrId || product.category?.slug === slugOrId;
}

/** Some pieces are in stock, and the sale has begun. */
export const canBeBought = ({ inStock, opensAt }: ProductListItem): boolean => inStock && !opensAt;

/** Whether a product passes all criteria but the search. */
function isWanted(product: ProductListItem, { category, filter, size, color, artist, availability }: ListingCriteria): boolean {
  return (
    inCategory(product, category) &&
    (ownValue(BADGE_FILTERS, filter) ?? (() => false))(product) &&
    hasSize(product, size) &&
    hasColor(product, color) &&
    (artist === 'all' || product.artist?.id === artist) &&
    (availability === 'all' || canBeBought(product))
  );
}

/** Sold-out products come last, as on the server. */
function sorted(products: readonly ProductListItem[], sort: Sort): ProductListItem[] {
  const direction = sort === 'newest' ? 0 : sort === 'price-asc' ? 1 : -1;
  return products.toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || direction * (toCents(a.price) - toCents(b.price)));
}

/** The products that match the criteria: the newest or the best matches first, unless they are sorted. */
export function selectListing(all: readonly ProductListItem[], criteria: ListingCriteria): Selection<ProductListItem> {
  const { search, sort } = criteria;
  const candidates = all.filter((product) => isWanted(product, criteria));
  if (!search) return { products: sorted(candidates, sort), isCloseMatch: false, reading: null };
  const found = searchProducts({ candidates, all }, search);
  if (!found) return { products: [], isCloseMatch: false, reading: null };
  const products = sort === 'newest' ? found.products : sorted(found.products, sort);
  return { products, isCloseMatch: found.outcome.isClose, reading: readingOf(found.outcome) };
}
