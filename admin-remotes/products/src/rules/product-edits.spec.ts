import { editsOf, type ProductDraft, priceError, stockError } from './product-edits.ts';

const TEE = { id: 'tee', version: 3, price: '28.00', stockQuantity: 5, variants: [] };
const CAP = { id: 'cap', version: 1, price: '18.00', stockQuantity: 0, variants: [] };

it.each<[string, ProductDraft, object[]]>([
  ['a new stock with the one that was shown', { stock: '15' }, [{ stockQuantity: 15, stockQuantityRead: 5 }]],
  ['a new price', { price: '$31,5' }, [{ price: '31.5' }]],
  ['both', { price: '31', stock: ' 0 ' }, [{ price: '31', stockQuantity: 0, stockQuantityRead: 5 }]],
  ['nothing for what is already so', { price: '28', stock: '5' }, []],
  ['nothing for an invalid price', { price: 'x', stock: '6' }, []],
])('sends %s', (_, draft, expected) => {
  const { edits } = editsOf([TEE, CAP], { tee: draft });
  expect(edits).toEqual(expected.map((edit) => ({ id: 'tee', version: 3, ...edit })));
});

it.each(['', '-1', '1.5', '1000001', 'ten'])('a stock of "%s" cannot be saved', (stock) => {
  expect(stockError(stock)).toBeDefined();
  expect(editsOf([TEE], { tee: { stock } })).toEqual({ edits: [], isValid: false });
});

it.each(['', '0', '-1', '1.555', 'free'])('a price of "%s" cannot be saved', (price) => {
  expect(priceError({ price })).toBeDefined();
});

it('sends the sizes that changed', () => {
  const hoodie = {
    ...TEE,
    variants: [
      { id: 'm', stockQuantity: 2 },
      { id: 'l', stockQuantity: 3 },
    ],
  };
  expect(editsOf([hoodie], { tee: { sizes: { m: '9', l: '3' } } }).edits).toEqual([
    { id: 'tee', version: 3, sizes: [{ id: 'm', stockQuantity: 9, stockQuantityRead: 2 }] },
  ]);
  expect(editsOf([hoodie], { tee: { sizes: { m: 'x' } } })).toEqual({ edits: [], isValid: false });
});
