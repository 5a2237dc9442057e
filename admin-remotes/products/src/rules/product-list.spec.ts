import { productFilters } from './product-list';

test('productFilters offers Uncategorized only if it is not empty', () => {
  const categories = [
    { id: 'c1', name: 'Hoodies', productCount: 1 },
    { id: 'c2', name: 'Hats', productCount: 0 },
  ];
  expect(productFilters({ total: 2, uncategorized: 1 }, categories)).toEqual([
    { key: 'all', label: 'All Products', count: 2 },
    { key: 'c1', label: 'Hoodies', count: 1 },
    { key: 'c2', label: 'Hats', count: 0 },
    { key: 'none', label: 'Uncategorized', count: 1 },
  ]);
  expect(productFilters({ total: 1, uncategorized: 0 }, categories)).toHaveLength(3);
});
