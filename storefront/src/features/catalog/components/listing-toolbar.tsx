import { MAX_SEARCH_LENGTH, type Category } from '@shop/contract';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/form/field.tsx';
import { paths } from '#config/paths.ts';
import { findCategory, type ListingCriteria } from '../listing-criteria.ts';
import type { ListingFacets } from '../use-listing.ts';
import { FilterSelect, type Choice } from './filter-select.tsx';
import styles from './listing-toolbar.module.css';

interface CollectionSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Filters while typing. The URL is updated later, so an older search must not overwrite the text being typed. */
function CollectionSearch({ search, onSearch }: CollectionSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (element && document.activeElement !== element) element.value = search;
  }, [search]);
  return (
    <TextField
      ref={input}
      className={styles.search}
      label="Search this collection"
      type="search"
      name="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={MAX_SEARCH_LENGTH}
      defaultValue={search}
      onChange={(event) => onSearch(event.target.value.trim())}
    />
  );
}

const BADGES: Choice[] = [
  ['all', 'All Products'],
  ['new', 'New Arrivals'],
  ['bestseller', 'Best Sellers'],
  ['artist', 'Artist Series'],
];
const AVAILABILITIES: Choice[] = [
  ['all', 'Any Availability'],
  ['in-stock', 'In Stock'],
];
const SORTS: Choice[] = [
  ['newest', 'Newest First'],
  ['price-asc', 'Price: Low to High'],
  ['price-desc', 'Price: High to Low'],
];

interface ListingToolbarProps {
  criteria: ListingCriteria;
  categories: readonly Category[];
  facets: ListingFacets;
  onChange: (changes: Partial<ListingCriteria>) => void;
  onClear: () => void;
  canClear: boolean;
}

const sameText = (values: readonly string[]): Choice[] => values.map((value) => [value, value]);

/** A filter without values to choose among is left out, unless the address has one. */
function choicesOf({ criteria, categories, facets }: ListingToolbarProps) {
  const { sizes, colors, artists } = facets;
  const filters = [
    {
      name: 'category',
      label: 'Category',
      all: 'All Categories',
      choices: categories.map(({ slug, name }): Choice => [slug, name]),
    },
    { name: 'filter', label: 'Filter', all: undefined, choices: BADGES },
    { name: 'size', label: 'Size', all: 'All Sizes', choices: sameText(sizes) },
    { name: 'color', label: 'Color', all: 'All Colors', choices: sameText(colors) },
    { name: 'artist', label: 'Artist', all: 'All Artists', choices: artists.map(({ id, name }): Choice => [id, name]) },
    { name: 'availability', label: 'Availability', all: undefined, choices: AVAILABILITIES },
    { name: 'sort', label: 'Sort by', all: undefined, choices: SORTS },
  ] as const;
  return filters.filter(({ name, choices }) => name === 'category' || choices.length > 0 || criteria[name] !== 'all');
}

/** Without scripts, the form loads the page of what is chosen. */
export function ListingToolbar(props: ListingToolbarProps) {
  const { criteria, categories, onChange, onClear, canClear } = props;
  // The URL may hold the category's id; the options have slugs.
  const category = findCategory(categories, criteria.category)?.slug ?? criteria.category;
  const values = { ...criteria, category };
  return (
    <form action={paths.products} className={styles.toolbar} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <CollectionSearch search={criteria.search} onSearch={(search) => onChange({ search })} />
      <div className={styles.row}>
        {choicesOf(props).map(({ name, label, all, choices }) => (
          <FilterSelect
            key={name}
            name={name}
            label={label}
            choices={all === undefined ? choices : [['all', all], ...choices]}
            value={values[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        <noscript>
          <Button type="submit" small>
            Apply
          </Button>
          <a href={paths.products}>Clear Filters</a>
        </noscript>
        <Button variant="outline" small className={styles.clear} disabled={!canClear} data-scripted onClick={onClear}>
          Clear Filters
        </Button>
      </div>
    </form>
  );
}
