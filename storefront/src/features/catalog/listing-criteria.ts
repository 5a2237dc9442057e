import { colorFamilies, readSearch, toCents, type Category, type ProductCard, type ProductListItem } from '@shop/contract';
import { paths } from '#config/paths.ts';
import { closeMatches, searchProducts } from './search.ts';

const SORTS = ['newest', 'price-asc', 'price-desc'] as const;
type Sort = (typeof SORTS)[number];

/** The query parameters of the listing. */
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

export interface Listing {
  products: ProductCard[];
  /** No product contains the searched words; `products` contain similar ones. */
  isCloseMatch: boolean;
}

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

/** The server refuses longer ones. */
const MAX_VALUE_LENGTH = 100;

const FILTERS: Record<string, (product: ProductListItem) => boolean> = {
  all: () => true,
  new: (product) => product.isNew,
  bestseller: (product) => product.isBestSeller,
  artist: (product) => product.isArtistSeries,
};

/** Other values would fill the server's cache of rendered pages. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readCriteria(searchParams: URLSearchParams): ListingCriteria {
  const valueOf = (name: string): string => (searchParams.get(name) ?? '').slice(0, MAX_VALUE_LENGTH);
  const after = searchParams.get('after');
  return {
    category: searchParams.get('category') || 'all',
    filter: searchParams.get('filter') || 'all',
    size: valueOf('size') || 'all',
    color: valueOf('color') || 'all',
    artist: ID.test(valueOf('artist')) ? valueOf('artist') : 'all',
    availability: searchParams.get('availability') === 'in-stock' ? 'in-stock' : 'all',
    sort: SORTS.find((sort) => sort === searchParams.get('sort')) ?? 'newest',
    search: readSearch(searchParams.get('search') ?? ''),
    ...(after && ID.test(after) ? { after } : {}),
  };
}

const PARAMETERS = ['category', 'filter', 'size', 'color', 'artist', 'availability', 'sort', 'search'] as const;
/** The same in any letter case, so that the server keeps one page for all. */
const CASELESS: readonly string[] = ['size', 'color'];

/** Path and query of the listing; defaults are omitted. */
export function listingPath(criteria: ListingCriteria): string {
  const searchParams = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = criteria[name];
    if (value !== NO_CRITERIA[name]) searchParams.set(name, CASELESS.includes(name) ? value.toLowerCase() : value);
  }
  if (criteria.after) searchParams.set('after', criteria.after);
  const query = searchParams.toString();
  return query ? `${paths.products}?${query}` : paths.products;
}

export function hasCriteria(criteria: ListingCriteria): boolean {
  return PARAMETERS.some((name) => criteria[name] !== NO_CRITERIA[name]);
}

export function findCategory(categories: readonly Category[], slugOrId: string): Category | undefined {
  return categories.find(({ slug, id }) => slug === slugOrId || id === slugOrId);
}

function hasSize({ sizes }: ProductListItem, wanted: string): boolean {
  return wanted === 'all' || sizes.some((size) => size.toLowerCase() === wanted.toLowerCase());
}

function hasColor({ colors }: ProductListItem, wanted: string): boolean {
  return wanted === 'all' || colors.flatMap(colorFamilies).some((color) => color.toLowerCase() === wanted.toLowerCase());
}

function inCategory(product: ProductListItem, slugOrId: string): boolean {
  return slugOrId === 'all' || product.categoryId === slugOrId || product.category?.slug === slugOrId;
}

/** Whether a product passes all criteria but the search. */
function isWanted(product: ProductListItem, { category, filter, size, color, artist, availability }: ListingCriteria): boolean {
  return (
    inCategory(product, category) &&
    (FILTERS[filter] ?? (() => false))(product) &&
    hasSize(product, size) &&
    hasColor(product, color) &&
    (artist === 'all' || product.artist?.id === artist) &&
    (availability === 'all' || product.inStock)
  );
}

/** Sold-out products come last, as on the server. */
function sorted(products: readonly ProductListItem[], sort: Sort): ProductListItem[] {
  const direction = sort === 'newest' ? 0 : sort === 'price-asc' ? 1 : -1;
  return products.toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || direction * (toCents(a.price) - toCents(b.price)));
}

/** The products that match the criteria: the newest or the best matches first, unless they are sorted. */
export function selectListing(all: readonly ProductListItem[], criteria: ListingCriteria): Listing {
  const { search, sort } = criteria;
  const filtered = all.filter((product) => isWanted(product, criteria));
  if (!search) return { products: sorted(filtered, sort), isCloseMatch: false };
  const inOrder = (hits: ProductListItem[]) => (sort === 'newest' ? hits : sorted(hits, sort));
  const hits = searchProducts(filtered, search);
  if (hits.length > 0) return { products: inOrder(hits), isCloseMatch: false };
  const near = closeMatches(filtered, search, all);
  return { products: inOrder(near), isCloseMatch: near.length > 0 };
}
