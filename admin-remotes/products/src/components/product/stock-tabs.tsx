import { ordersSummaryQuery, Segmented } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import type { StockFilter } from '../../rules/product-list.ts';

interface StockTabsProps {
  stock: StockFilter | undefined;
  onSelect: (stock: string) => void;
}

/** All products, those with 1 to 10 pieces left, and those without any. */
export function StockTabs({ stock, onSelect }: StockTabsProps) {
  const summary = useQuery(ordersSummaryQuery).data;
  const withCount = (title: string, count: number | undefined): string => (count === undefined ? title : `${title} (${count})`);
  return (
    <Segmented
      aria-label="Stock"

      value={stock ?? ''}
      onChange={onSelect}
      options={[
        { value: '', label: 'Any stock' },
        { value: 'low', label: withCount('Low', summary?.lowStock) },
        { value: 'out', label: withCount('Sold out', summary?.soldOut) },
      ]}
    />
  );
}
