import { readSearch } from '@shop/contract/search';
import { wordsOfFamily } from '@shop/contract/color-families';
import { onSale } from '../clock/visible.sql.js';
import { hasColor, hasSizeInStock } from '../products/product.sql.js';
import type { ListingDto } from './listing.dto.js';
import { IN_STOCK, type ProductCount, type Selection } from './listing.queries.js';

/** What a listing shows, in one form for all requests that mean the same. */
export interface Criteria {
  category: string;
  filter: string;
  search: string;
  /** In lower case. */
  size: string;
  /** In lower case. */
  color: string;
  artist: string;
  inStockOnly: boolean;
  sort: NonNullable<ListingDto['sort']> | '';
}

interface Filter {
  condition?: string;
  passes: (group: ProductCount) => boolean;
}

export const FILTERS = new Map<string, Filter>([
  ['all', { passes: () => true }],
  ['new', { condition: 'p.is_new', passes: ({ isNew }) => isNew }],
  ['bestseller', { condition: 'p.is_best_seller', passes: ({ isBestSeller }) => isBestSeller }],
  ['artist', { condition: 'p.is_artist_series', passes: ({ isArtistSeries }) => isArtistSeries }],
]);

/** Expressions on `p`, of which the largest comes first. */
export const SORT_KEYS: Readonly<Record<Criteria['sort'], readonly string[]>> = {
  '': [],
  'price-asc': ['-p.price'],
  'price-desc': ['p.price'],
};

export function readCriteria(listing: ListingDto): Criteria {
  const { category, filter, search = '', size = '', color = '', artist = '', availability, sort = '' } = listing;
  return {
    category: category || 'all',
    filter: filter || 'all',
    search: readSearch(search),
    size: size.toLowerCase(),
    color: color.toLowerCase(),
    artist: artist.toLowerCase(),
    inStockOnly: availability === 'in-stock',
    sort,
  };
}

/** The conditions that products cannot be counted by without reading them. */
export function addConditions({ conditions, parameters }: Selection, criteria: Criteria): boolean {
  const before = conditions.length;
  const { size, color, artist, inStockOnly } = criteria;
  const parameter = (value: unknown): string => `$${parameters.push(value)}`;
  if (size !== '') conditions.push(hasSizeInStock(parameter(size)));
  if (color !== '') conditions.push(colorCondition(color, parameter));
  if (artist !== '') conditions.push(`p.artist_id = ${parameter(artist)}`);
  if (inStockOnly) conditions.push(IN_STOCK, onSale('p'));
  return conditions.length > before;
}

/** Whether the product has a color of this family, or this color. */
export function colorCondition(color: string, parameter: (value: unknown) => string): string {
  const words = wordsOfFamily(color);
  // \\m and \\M are the start and the end of a word. The words are constants, so that none can hold a metacharacter.
  const value = `${parameter(words ? `\\m(${words.join('|')})\\M` : color)}::text`;
  return hasColor((column) => (words ? `${column} ~* ${value}` : `lower(${column}) = ${value}`));
}
