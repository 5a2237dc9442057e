import { Button } from '@shop/admin-kit';
import type { ProductFilter } from '../../rules/product-list.ts';

interface ProductFiltersProps {
  filters: ProductFilter[];
  active: string;
  onChoose: (key: string) => void;
}

export function ProductFilters({ filters, active, onChoose }: ProductFiltersProps) {
  return (
    <fieldset className="products-filters">
      <legend className="products-visually-hidden">Show products of</legend>
      {filters.map(({ key, label, count }) => (
        <Button
          key={key}
          type={key === active ? 'primary' : 'default'}
          aria-pressed={key === active}
          onClick={() => onChoose(key)}
        >
          {`${label} (${count})`}
        </Button>
      ))}
    </fieldset>
  );
}
