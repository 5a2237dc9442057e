import type { Category, ListingCriteria } from '@shop/contract';
import { useRef, type FormEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { activeFilters, listingFilters, type Choice } from '../../listing-filters.ts';
import { hasCriteria, listingPath } from '../../listing-criteria.ts';
import type { OfferedValues } from '../../use-listing.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSelect } from './filter-select.tsx';
import styles from './listing-toolbar.module.css';

const PANEL_ID = 'filters';

const SORTS: Choice[] = [
  { value: 'newest', text: 'Newest First', count: null },
  { value: 'price-asc', text: 'Price: Low to High', count: null },
  { value: 'price-desc', text: 'Price: High to Low', count: null },
];

const NO_VALUES: OfferedValues = { sizes: [], colors: [], artists: [], facets: null };

interface ListingToolbarProps {
  criteria: ListingCriteria;
  categories: readonly Category[];
  /** Undefined while the products are loading, and when they could not be loaded. */
  listing: (OfferedValues & { matching: number; total: number }) | undefined;
  isError: boolean;
  onChange: (changes: Partial<ListingCriteria>) => void;
  onClear: () => void;
}

/** Without scripts, the form loads the page of what is chosen. */
export function ListingToolbar({ criteria, categories, listing, isError, onChange, onClear }: ListingToolbarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const filters = listingFilters(criteria, listing ?? NO_VALUES, categories);
  const chosen = filters.filter(({ value }) => value !== 'all').length;
  return (
    <form action={paths.products} className={styles.toolbar} onSubmit={(event: FormEvent) => event.preventDefault()}>
      {criteria.search !== '' && <input type="hidden" name="search" value={criteria.search} />}
      <div className={styles.row}>
        <Button ref={button} variant="outline" small className={styles.open} popoverTarget={PANEL_ID}>
          {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
        </Button>
        <div className={styles.sort}>
          <FilterSelect
            name="sort"
            label="Sort by"
            hideLabel
            choices={SORTS}
            value={criteria.sort}
            onChange={(sort) => onChange({ sort: sort as ListingCriteria['sort'] })}
          />
        </div>
        <noscript>
          <Button type="submit" small>
            Apply
          </Button>
        </noscript>
        <p className={styles.count} aria-live="polite">
          {listing && `Showing ${listing.matching} of ${listing.total} products`}
          {!listing && !isError && 'Loading products...'}
        </p>
      </div>
      <FilterChips
        active={activeFilters(filters, criteria.search)}
        pathWithout={(changes) => listingPath({ ...criteria, ...changes, after: undefined })}
        onRemove={() => button.current?.focus()}
      />
      <FilterPanel
        id={PANEL_ID}
        filters={filters}
        matching={listing?.matching}
        onChange={onChange}
        onClear={onClear}
        canClear={hasCriteria(criteria)}
      />
    </form>
  );
}
