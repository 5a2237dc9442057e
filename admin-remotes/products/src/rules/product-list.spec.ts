import { productFilters, parseSelection, withSelection } from './product-list';

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

const DEFAULTS = { category: 'all', search: '', stock: undefined, state: undefined, sort: 'newest', view: 'cards' };

test.each([
  ['', {}],
  ['category=c1&search=hat&stock=low', { category: 'c1', search: 'hat', stock: 'low' }],
  ['state=draft', { state: 'draft' }],
  ['state=live&stock=many&sort=color&view=tiles', {}],
  ['sort=constructor&view=toString', {}],
  ['sort=stock-asc&view=list', { sort: 'stock-asc', view: 'list' }],
])('the address ?%s selects %j', (address, selection) => {
  expect(parseSelection(new URLSearchParams(address), 'cards')).toEqual({ ...DEFAULTS, ...selection });
});

test.each([
  ['stock', 'out', 'search=hat&stock=out'],
  ['search', '', ''],
  ['category', 'all', 'search=hat'],
  ['view', 'list', 'search=hat&view=list'],
  ['view', 'cards', 'search=hat&view=cards'],
  ['sort', 'newest', 'search=hat'],
] as const)('%s "%s" leads to ?%s', (field, value, address) => {
  expect(withSelection(new URLSearchParams('search=hat'), field, value).toString()).toBe(address);
});
