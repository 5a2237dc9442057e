import type { Category, ListingCriteria, ListingFacets } from '@shop/contract';
import { findCategory } from './listing-criteria.ts';
import type { OfferedValues } from './use-listing.ts';

export interface Choice {
  value: string;
  text: string;
  /** How many products there are; null where it is not counted. */
  count: number | null;
}

type FilterName = 'category' | 'filter' | 'size' | 'color' | 'artist' | 'availability';

export interface ListingFilter {
  name: FilterName;
  label: string;
  kind: 'select' | 'chips';
  /** The first one means no filter. */
  choices: Choice[];
  /** Of the address; none of the choices when no product has it. */
  value: string;
}

const BADGES = [
  ['new', 'New Arrivals'],
  ['bestseller', 'Best Sellers'],
  ['artist', 'Artist Series'],
] as const;
const AVAILABILITIES = [['in-stock', 'In Stock']] as const;

type Facet = ListingFacets[keyof ListingFacets];
type Texts = readonly (readonly [value: string, text: string])[];

/** All values in their order, with their count; without a count, the value can always be chosen. */
function choicesOf(all: string, texts: Texts, facet: Facet | undefined): Choice[] {
  const counts = new Map(facet?.map(({ value, count }) => [value, count]));
  const counted = texts.map(([value, text]) => ({ value, text, count: facet ? (counts.get(value) ?? 0) : null }));
  return [{ value: 'all', text: all, count: null }, ...counted];
}

/** The values of a facet, else those of the whole shop. */
const valuesOf = (facet: Facet | undefined, offered: readonly string[]): Texts =>
  (facet?.map(({ value }) => value) ?? offered).map((value) => [value, value]);

/** A filter without values to choose among is left out, unless the address has one. */
export function listingFilters(
  criteria: ListingCriteria,
  { facets, sizes, colors, artists }: OfferedValues,
  categories: readonly Category[],
): ListingFilter[] {
  const counted = facets ?? undefined;
  const named: Texts = categories.map(({ slug, name }) => [slug, name]);
  const isListed = (id: string): boolean => !counted || counted.artists.some(({ value }) => value === id);
  const byName: Texts = artists.filter(({ id }) => isListed(id)).map(({ id, name }) => [id, name]);
  const values = { ...criteria, category: findCategory(categories, criteria.category)?.slug ?? criteria.category };
  const filter = (name: FilterName, label: string, kind: ListingFilter['kind'], choices: Choice[]): ListingFilter => ({
    name,
    label,
    kind,
    choices,
    value: values[name],
  });
  return [
    filter('category', 'Category', 'select', choicesOf('All Categories', named, counted?.categories)),
    filter('filter', 'Filter', 'select', choicesOf('All Products', BADGES, counted?.filters)),
    filter('size', 'Size', 'chips', choicesOf('All Sizes', valuesOf(counted?.sizes, sizes), counted?.sizes)),
    filter('color', 'Color', 'chips', choicesOf('All Colors', valuesOf(counted?.colors, colors), counted?.colors)),
    filter('artist', 'Artist', 'select', choicesOf('All Artists', byName, counted?.artists)),
    filter('availability', 'Availability', 'chips', choicesOf('Any Availability', AVAILABILITIES, counted?.availabilities)),
  ].filter(({ choices, value }) => choices.length > 1 || value !== 'all');
}

/** Compared in any letter case. */
export const chosenOf = ({ choices, value }: Pick<ListingFilter, 'choices' | 'value'>): Choice | undefined =>
  choices.find((choice) => choice.value.toLowerCase() === value.toLowerCase());

export interface ActiveFilter {
  text: string;
  /** The change that removes it. */
  without: Partial<ListingCriteria>;
}

/** A category alone is the heading of the list. */
export function activeFilters(filters: readonly ListingFilter[], search: string): ActiveFilter[] {
  const chosen = filters
    .filter(({ value }) => value !== 'all')
    .map((filter) => ({ name: filter.name, text: chosenOf(filter)?.text ?? filter.value, without: { [filter.name]: 'all' } }));
  const searched = search === '' ? [] : [{ name: 'search', text: `“${search}”`, without: { search: '' } }];
  const all = [...searched, ...chosen];
  return all.length === 1 && all[0]?.name === 'category' ? [] : all;
}

export const textOf = ({ text, count }: Choice): string => (count === null ? text : `${text} (${count})`);
