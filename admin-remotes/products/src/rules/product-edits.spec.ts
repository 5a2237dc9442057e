import { draftsText, editsOf, type ProductDraft, priceError, stockError } from './product-edits.ts';

const TEE = { id: 'tee', name: 'Tee', version: 3, price: '28.00', stockQuantity: 5, variants: [] };
const CAP = { id: 'cap', name: 'Cap', version: 1, price: '18.00', stockQuantity: 0, variants: [] };

it.each<[string, ProductDraft, object[]]>([
  ['a new stock with the one that was shown', { stock: '15' }, [{ stockQuantity: 15, stockQuantityRead: 5 }]],
  ['a new price', { price: '$31,5' }, [{ price: '31.50' }]],
  ['both', { price: '31', stock: ' 0 ' }, [{ price: '31.00', stockQuantity: 0, stockQuantityRead: 5 }]],
  ['nothing for what is already so', { price: '28', stock: '5' }, []],
  ['nothing for an invalid price', { price: 'x', stock: '6' }, []],
])('sends %s', (_, draft, expected) => {
  const { edits } = editsOf([TEE, CAP], { tee: draft });
  expect(edits).toEqual(expected.map((edit) => ({ id: 'tee', version: 3, ...edit })));
});

it.each(['', '-1', '1.5', '1000001', 'ten'])('a stock of "%s" cannot be saved', (stock) => {
  expect(stockError(stock)).toBeDefined();
  expect(editsOf([TEE], { tee: { stock } })).toEqual({ edits: [], invalid: { prices: [], stocks: ['Tee'] } });
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
  expect(editsOf([hoodie], { tee: { sizes: { m: 'x' } } })).toEqual({ edits: [], invalid: { prices: [], stocks: ['Tee'] } });
});

it.each<[typed: string, price: string | undefined, stock: number | undefined]>([
  ['-1', undefined, undefined],
  ['1e9', undefined, undefined],
  ['12,50', '12.50', undefined],
  ['$1,200.00', '1200.00', undefined],
  ['1,200', '1200.00', 1200],
  ['3.7', '3.70', undefined],
  ['99999999999', undefined, undefined],
  ['🦊', undefined, undefined],
  ['', undefined, undefined],
])('a cell that holds %j is the price %s and the stock %s', (typed, price, stock) => {
  expect(editsOf([TEE], { tee: { price: typed } }).edits[0]?.price).toBe(price);
  expect(editsOf([TEE], { tee: { stock: typed } }).edits[0]?.stockQuantity).toBe(stock);
});

it.each<[Record<string, ProductDraft>, string | undefined]>([
  [{}, undefined],
  [{ tee: { price: '28' } }, undefined],
  [{ tee: { price: '30' } }, '1 product changed'],
  [{ tee: { price: '30' }, cap: { stock: '4' } }, '2 products changed'],
  [{ tee: { price: 'free' } }, '1 price is not valid: Tee'],
  [{ tee: { price: 'free' }, cap: { stock: '4' } }, '1 product changed. 1 price is not valid: Tee'],
  [{ tee: { price: 'free', stock: '-1' }, cap: { price: '' } }, '2 prices are not valid: Tee, Cap. 1 stock is not valid: Tee'],
])('%j: %s', (drafts, text) => {
  expect(draftsText(editsOf([TEE, CAP], drafts))).toBe(text);
});
