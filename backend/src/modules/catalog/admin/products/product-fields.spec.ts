import { refusedFields } from '#test/support/refused-fields.js';
import { SaveProductDto } from './product.dto.js';

const FORM = { name: 'Rise Hoodie', description: 'Warm.', price: 68.5, categoryId: '8c8f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d' };

/** The first message. */
const refused = async (over: object): Promise<string | undefined> =>
  Object.values(await refusedFields(SaveProductDto, { ...FORM, ...over }))[0];

it('the four required fields are enough', async () => {
  expect(await refused({})).toBeUndefined();
});

it.each<[Record<string, unknown>, string]>([
  [{ name: '' }, 'Name is required'],
  [{ name: '   ' }, 'Name is required'],
  [{ name: 'x'.repeat(121) }, 'Name must be at most 120 characters'],
  [{ name: 'a\ud800b' }, 'Name holds characters that cannot be used'],
  [{ description: null }, 'Description is required'],
  [{ description: 'x'.repeat(10_001) }, 'Description must be at most 10000 characters'],
  [{ categoryId: '' }, 'Category is required'],
  [{ categoryId: null }, 'Category is required'],
  [{ artistId: 'someone' }, 'Artist not found'],
  ...[0, '0', '0.00', -1, '-1', '', null, 'free', '1e3', 'NaN', {}, [5], true, 1e21].map(
    (price): [Record<string, unknown>, string] => [{ price }, 'Price must be a valid positive number'],
  ),
  [{ price: '1.005' }, 'Price can have at most 2 decimals'],
  [{ price: 100_000_000 }, 'Price must be at most 99,999,999.99'],
  [{ stockQuantity: -1 }, 'Stock must be at least 0'],
  [{ stockQuantity: 1.5 }, 'Stock must be a whole number'],
  [{ stockQuantity: null }, 'Stock must be a whole number'],
  [{ stockQuantity: 1e15 }, 'Stock must be at most 1,000,000'],
  [{ additionalImages: 'x' }, 'Images must be a list'],
  [{ additionalImages: [7] }, 'Please upload the file first'],
  [{ additionalImages: Array.from({ length: 21 }, (_, index) => `${index}`) }, 'A product can have at most 20 images'],
  [{ mainImageIndex: 'first' }, 'Main image must be a whole number'],
  [{ isNew: 'yes' }, 'New must be true or false'],
  [{ isBestSeller: null }, 'Best Seller must be true or false'],
])('refuses %j: %s', async (over, message) => {
  expect(await refused(over)).toBe(message);
});

it.each([0, -1, 0.05, 1.25, 100_000, '16', true])('refuses a weight of %j, of the product and of a size', async (weightOz) => {
  const message = expect.stringMatching(/^Weight must be/) as string;
  expect(await refusedFields(SaveProductDto, { ...FORM, weightOz })).toEqual({ weightOz: message });
  const sizes = { optionNames: ['Size'], variants: [{ values: ['M'], stockQuantity: 1, weightOz }] };
  expect(await refusedFields(SaveProductDto, { ...FORM, ...sizes })).toEqual({ 'variants.0.weightOz': message });
});

it.each([
  [{ state: 'hidden' }, 'state'],
  [{ state: null }, 'state'],
  [{ visibleFrom: '2036-11-28T19:00:00' }, 'visibleFrom'],
  [{ visibleFrom: '2036-13-28T19:00:00Z' }, 'visibleFrom'],
  [{ buyableFrom: '1999-11-28T19:00:00Z' }, 'buyableFrom'],
  [{ buyableFrom: '2101-11-28T19:00:00Z' }, 'buyableFrom'],
  [{ mostPerOrder: 0 }, 'mostPerOrder'],
  [{ mostPerOrder: 100 }, 'mostPerOrder'],
  [{ mostPerOrder: 1.5 }, 'mostPerOrder'],
])('refuses the sale %j', async (values, field) => {
  expect(Object.keys(await refusedFields(SaveProductDto, { ...FORM, ...values }))).toEqual([field]);
});
