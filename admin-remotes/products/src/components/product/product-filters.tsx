import { Button } from '@shop/admin-kit';
import type { ProductFilter } from '../../rules/product-list.ts';

interface ProductFiltersProps {
  filters: ProductFilter[];
  active: string;
  onSelect: (key: string) => void;
}

export function ProductFilters({ filters, active, onSelect }: ProductFiltersProps) {
  return (
    <fieldset className="products-filters">
      <legend className="products-visually-hidden">Show products of</legend>
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
