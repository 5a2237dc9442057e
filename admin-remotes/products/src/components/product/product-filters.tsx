import { Button, kitStyles, Select } from '@shop/admin-kit';
import type { ProductFilter } from '../../rules/product-list.ts';
import styles from '../../styles/products.module.css';

interface ProductFiltersProps {
  filters: ProductFilter[];
  active: string;
  onSelect: (key: string) => void;
}

/** The same filters in one field, for the list, whose lines begin higher. */
export function CategorySelect({ filters, active, onSelect }: ProductFiltersProps) {
  const options = filters.map(({ key, label, count }) => ({ value: key, label: `${label} (${count})` }));
  return (
    <Select
      aria-label="Show products of"
      className={styles.category}
      value={active}
      options={options}
      onChange={onSelect}
      popupMatchSelectWidth={false}
    />
  );
}

export function ProductFilters({ filters, active, onSelect }: ProductFiltersProps) {
  return (
    <fieldset className={styles.filters}>
      <legend className={kitStyles.visuallyHidden}>Show products of</legend>
      {filters.map(({ key, label, count }) => (
        <Button
          key={key}
          type={key === active ? 'primary' : 'default'}
          aria-pressed={key === active}
          onClick={() => onSelect(key)}
        >
          {`${label} (${count})`}
        </Button>
      ))}
    </fieldset>
  );
}
