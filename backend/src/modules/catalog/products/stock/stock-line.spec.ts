import { lineKey, sortedByProduct, type StockLine } from './stock-line.js';

it('a line is of a size, or of a product without sizes', () => {
  expect(lineKey({ productId: 'p', variantId: 's' })).toBe('p/s');
  expect([lineKey({ productId: 'p' }), lineKey({ productId: 'p', variantId: null })]).toEqual(['p', 'p']);
});

describe('one line per product and size, by product id', () => {
  it.each<[string, StockLine[], StockLine[]]>([
    ['nothing', [], []],
    [
      'sorted whatever their order',
      ['b', 'c', 'a'].map((productId) => ({ productId, quantity: 1 })),
      ['a', 'b', 'c'].map((productId) => ({ productId, quantity: 1 })),
    ],
    [
      'a product twice',
      [
        { productId: 'a', quantity: 2 },
        { productId: 'a', variantId: null, quantity: 3 },
      ],
      [{ productId: 'a', quantity: 5 }],
    ],
    [
      'two sizes of a product, and pieces without a size',
      [
        { productId: 'a', variantId: 'z', quantity: 1 },
        { productId: 'a', variantId: 'm', quantity: 2 },
        { productId: 'a', quantity: 4 },
        { productId: 'a', variantId: 'z', quantity: 8 },
      ],
      [
        { productId: 'a', quantity: 4 },
        { productId: 'a', variantId: 'm', quantity: 2 },
        { productId: 'a', variantId: 'z', quantity: 9 },
      ],
    ],
  ])('%s', (_, lines, expected) => {
    // As text, because requests are compared by their JSON.
    expect(JSON.stringify(sortedByProduct(lines))).toBe(JSON.stringify(expected));
  });
});
