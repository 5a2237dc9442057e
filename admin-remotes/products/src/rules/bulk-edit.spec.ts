import { type BulkEdit, bulkEditsOf, NO_BULK_EDIT, priceExamples } from './bulk-edit.ts';

const products = [
  { id: 'a', version: 1, name: 'Tee', price: '48.00' },
  { id: 'b', version: 7, name: 'Cap', price: '4.00' },
];

it.each<[string, Partial<BulkEdit>, object]>([
  [
    'a price in percent',
    { direction: 'raise', value: '12,5' },
    { priceChange: { direction: 'raise', unit: 'percent', value: '12.50' } },
  ],
  [
    'a price in dollars',
    { direction: 'lower', unit: 'dollars', value: '$2' },
    { priceChange: { direction: 'lower', unit: 'dollars', value: '2.00' } },
  ],
  ['a category', { categoryId: 'hoodies' }, { categoryId: 'hoodies' }],
  ['an artist', { artistId: 'ana' }, { artistId: 'ana' }],
  ['no artist', { artistId: 'none' }, { artistId: null }],
  ['flags', { isNew: 'no', isBestSeller: 'yes' }, { isNew: false, isBestSeller: true }],
])('%s is sent for each product with its version, and nothing else', (_, edit, expected) => {
  expect(bulkEditsOf(products, { ...NO_BULK_EDIT, ...edit })).toEqual([
    { id: 'a', version: 1, ...expected },
    { id: 'b', version: 7, ...expected },
  ]);
});

it('nothing is sent when everything is kept', () => {
  expect(bulkEditsOf(products, { ...NO_BULK_EDIT, value: '10' })).toEqual([]);
});

it('shows the first prices before and after', () => {
  expect(priceExamples(products, { direction: 'lower', unit: 'dollars', value: '5' })).toEqual([
    { id: 'a', name: 'Tee', before: 4800, after: 4300 },
    { id: 'b', name: 'Cap', before: 400, after: undefined },
  ]);
});
