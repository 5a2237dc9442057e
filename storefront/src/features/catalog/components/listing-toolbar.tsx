import { MAX_SEARCH_LENGTH, type Category } from '@shop/contract';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { SelectField, TextField } from '#components/ui/form/field.tsx';
import { findCategory, type ListingCriteria } from '../listing-criteria.ts';
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
      enterKeyHint="search"
      autoComplete="off"
      maxLength={MAX_SEARCH_LENGTH}
      defaultValue={search}
      onChange={(event) => onSearch(event.target.value.trim())}
    />
  );
}

interface ListingToolbarProps {
  criteria: ListingCriteria;
  categories: readonly Category[];
  onChange: (criteria: ListingCriteria) => void;
  onClear: () => void;
  canClear: boolean;
}

export function ListingToolbar({ criteria, categories, onChange, onClear, canClear }: ListingToolbarProps) {
  // The URL may hold the category's id; the options have slugs.
  const category = findCategory(categories, criteria.category)?.slug ?? criteria.category;
  return (
    <div className={styles.toolbar}>
      <CollectionSearch search={criteria.search} onSearch={(search) => onChange({ ...criteria, search })} />
      <SelectField
        label="Category"
        value={category}
        onChange={(event) => onChange({ ...criteria, category: event.target.value })}
      >
        <option value="all">All Categories</option>
        {categories.map(({ id, slug, name }) => (
          <option key={id} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Filter"
        value={criteria.filter}
        onChange={(event) => onChange({ ...criteria, filter: event.target.value })}
      >
        <option value="all">All Products</option>
        <option value="new">New Arrivals</option>
        <option value="bestseller">Best Sellers</option>
        <option value="artist">Artist Series</option>
      </SelectField>
      <Button variant="outline" className={styles.clear} disabled={!canClear} onClick={onClear}>
        Clear Filters
      </Button>
    </div>
  );
}
