import { product, variant } from '../../../test/product';
import { bodyOf, fieldsOf, mediaOf } from '../product-form';
import { newRow, sumOf } from './size-row';
import { sizesText, unsizedStockText, waitingText } from './size-texts';

const hoodie = product({
  optionNames: ['Size'],
  stockQuantity: 13,
  variants: [
    variant('S'),
    variant('M', { stockQuantity: 0, sku: 'HM', priceOverride: '52.00', imageUrl: '/api/images/a' }),
    variant('L', { stockQuantity: 9 }),
    variant('XL', { stockQuantity: 5, isActive: false }),
  ],
});

test('bodyOf sends the whole set of sizes with the loaded stock, and no stock of the product', () => {
  const fields = fieldsOf(hoodie);
  const [s, m, ...others] = fields.variants;
  const body = bodyOf(
    {
      ...fields,
      variants: [{ ...s!, stockQuantity: '6', sku: ' A1 ' }, m!, ...others, { ...newRow([' 2XL ']), weightOz: '18.5' }],
    },
    mediaOf(hoodie),
    hoodie,
  );
  expect(body).not.toHaveProperty('stockQuantity');
  expect(body.optionNames).toEqual(['Size']);
  expect(body.variants).toEqual([
    {
      id: 'v-S',
      values: ['S'],
      sku: 'A1',
      priceOverride: null,
      stockQuantity: 6,
      stockQuantityRead: 4,
      imageUrl: null,
      weightOz: null,
      isActive: true,
    },
    {
      id: 'v-M',
      values: ['M'],
      sku: 'HM',
      priceOverride: '52.00',
      stockQuantity: 0,
      stockQuantityRead: 0,
      imageUrl: '/api/images/a',
      weightOz: null,
      isActive: true,
    },
    {
      id: 'v-L',
      values: ['L'],
      sku: null,
      priceOverride: null,
      stockQuantity: 9,
      stockQuantityRead: 9,
      imageUrl: null,
      weightOz: null,
      isActive: true,
    },
    {
      id: 'v-XL',
      values: ['XL'],
      sku: null,
      priceOverride: null,
      stockQuantity: 5,
      stockQuantityRead: 5,
      imageUrl: null,
      weightOz: null,
      isActive: false,
    },
    { values: ['2XL'], sku: null, priceOverride: null, stockQuantity: 0, imageUrl: null, weightOz: 18.5, isActive: true },
  ]);
});

test('bodyOf sends no image of a size that has left the gallery', () => {
  const body = bodyOf(fieldsOf(hoodie), { gallery: { images: [], main: null, alts: {} }, videoUrl: null }, hoodie);
  expect(body.variants?.map(({ imageUrl }) => imageUrl)).toEqual([null, null, null, null]);
});

test('bodyOf removes the sizes, and leaves those of a product without sizes alone', () => {
  const unsized = bodyOf({ ...fieldsOf(hoodie), variants: [], optionNames: [], stockQuantity: 20 }, mediaOf(hoodie), hoodie);
  expect(unsized).toMatchObject({ stockQuantity: 20, stockQuantityRead: 13, optionNames: [], variants: [] });
  const plain = bodyOf(fieldsOf(product()), mediaOf(product()), product());
  expect(plain).not.toHaveProperty('variants');
  expect(plain).not.toHaveProperty('optionNames');
});

test('sumOf and sizesText leave hidden sizes out', () => {
  expect(sumOf(fieldsOf(hoodie).variants)).toBe(13);
  expect(sizesText(hoodie)).toBe('S 4 · M 0 · L 9');
});

test.each([
  [12, 0, '12 pieces have no size yet: 12 to hand out'],
  [12, 5, '12 pieces have no size yet: 7 to hand out'],
  [1, 0, '1 piece has no size yet: 1 to hand out'],
  [12, 12, 'All 12 pieces have a size'],
  [12, 13, '1 piece more than the 12 in stock'],
])('unsizedStockText of %d pieces with %d in sizes', (stock, sum, text) => {
  expect(unsizedStockText(stock, sum)).toBe(text);
});

test('waitingText counts the pieces', () => {
  expect([waitingText(1), waitingText(2)]).toEqual(['1 piece waits for a size', '2 pieces wait for a size']);
});
