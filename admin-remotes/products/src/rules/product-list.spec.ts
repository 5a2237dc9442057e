import { product } from '../../test/product';
import { isInFilter, matchesSearch, productFilters } from './product-list';

test('productFilters counts each product once and offers Uncategorized only if it is not empty', () => {
  const categories = [
    { id: 'c1', name: 'Hoodies' },
    { id: 'c2', name: 'Hats' },
  ];
  const uncategorized = product({ categoryId: null, category: null });
  expect(productFilters([product(), uncategorized], categories).map(({ label, count }) => [label, count])).toEqual([
    ['All Products', 2],
    ['Hoodies', 1],
    ['Hats', 0],
    ['Uncategorized', 1],
  ]);
  expect(productFilters([product()], categories)).toHaveLength(3);
  expect(isInFilter(uncategorized, 'none')).toBe(true);
});

test('matchesSearch searches name and artist', () => {
  const hoodie = product({ artist: { id: 'a1', name: 'Ana Reyes' } });
  expect(matchesSearch(hoodie, 'ana HOOD')).toBe(true);
  expect(matchesSearch(hoodie, 'ana hat')).toBe(false);
  expect(matchesSearch(hoodie, ' ')).toBe(true);
});
