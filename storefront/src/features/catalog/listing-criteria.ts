import { LISTING_SORTS, NO_CRITERIA, readSearch, type Category, type ListingCriteria } from '@shop/contract';
import { paths } from '#config/paths.ts';

/** The server refuses longer ones. */
const MAX_VALUE_LENGTH = 100;

/** The same in any letter case, so that the server keeps one page for all. */
const CASELESS: readonly string[] = ['size', 'color'];

/** Other values would fill the server's cache of rendered pages. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const caseless = (name: string, value: string): string => (CASELESS.includes(name) ? value.toLowerCase() : value);

export function readCriteria(searchParams: URLSearchParams): ListingCriteria {
  const valueOf = (name: string): string => caseless(name, (searchParams.get(name) ?? '').slice(0, MAX_VALUE_LENGTH));
  const after = searchParams.get('after');
  return {
    category: searchParams.get('category') || 'all',
    filter: searchParams.get('filter') || 'all',
    size: valueOf('size') || 'all',
    color: valueOf('color') || 'all',
    artist: ID.test(valueOf('artist')) ? valueOf('artist') : 'all',
    availability: searchParams.get('availability') === 'in-stock' ? 'in-stock' : 'all',
    sort: LISTING_SORTS.find((sort) => sort === searchParams.get('sort')) ?? 'newest',
    search: readSearch(searchParams.get('search') ?? ''),
    ...(after && ID.test(after) ? { after } : {}),
  };
}

const PARAMETERS = ['category', 'filter', 'size', 'color', 'artist', 'availability', 'sort', 'search'] as const;
/** Path and query of the listing; defaults are omitted. */
export function listingPath(criteria: ListingCriteria): string {
  const searchParams = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = criteria[name];
    if (value !== NO_CRITERIA[name]) searchParams.set(name, caseless(name, value));
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
