import { product, variant } from '../../test/product';
import { mergeProduct, type ProductInput } from './edit-conflict';
import { bodyOf, fieldsOf, mediaOf } from './product-form';

const base = product();
const input = (over: Partial<ProductInput> = {}): ProductInput => ({ ...fieldsOf(base), ...mediaOf(base), ...over });

test('fields that only one of them touched come together without a question', () => {
  const theirs = product({ price: '60.00', videoUrl: '/api/images/v', version: 4 });
  const merge = mergeProduct(base, input({ name: 'My Hoodie ', price: '48', color: 'Navy' }), theirs);
  expect(merge).toMatchObject({ contested: [], contestedSizes: [] });
  expect(merge.keepMine).toMatchObject({ name: 'My Hoodie', price: '60.00', color: 'Navy', videoUrl: '/api/images/v' });
  expect(merge.takeTheirs).toEqual(merge.keepMine);
});

test('a field that both touched is contested, all others are merged on both sides', () => {
  const theirs = product({ name: 'Their Hoodie', price: '60.00' });
  const merge = mergeProduct(base, input({ name: 'My Hoodie', color: 'Navy' }), theirs);
  expect(merge.contested).toEqual(['name']);
  expect(merge.keepMine).toMatchObject({ name: 'My Hoodie', price: '60.00', color: 'Navy' });
  expect(merge.takeTheirs).toMatchObject({ name: 'Their Hoodie', price: '60.00', color: 'Navy' });
});

test.each([
  ['I counted', 15, 10, 15, []],
  ['pieces were sold', 10, 8, 8, []],
  ['both counted the same', 15, 15, 15, []],
  ['I counted and pieces were sold', 15, 8, 13, ['stockQuantity']],
  ['more were sold than I left', 2, 3, 0, ['stockQuantity']],
])('the stock is counted once when %s', (_, mine, theirs, stockQuantity, contested) => {
  const saved = product({ stockQuantity: theirs, version: 4 });
  const merge = mergeProduct(base, input({ stockQuantity: mine }), saved);
  expect(merge.contested).toEqual(contested);
  expect(merge.takeTheirs.stockQuantity).toBe(contested.length > 0 ? theirs : stockQuantity);
  // The server adds the difference of these two to the stock it has.
  expect(bodyOf(merge.keepMine, merge.keepMine, saved)).toMatchObject({ stockQuantity, stockQuantityRead: theirs, version: 4 });
});

test('the same images with another main image first are contested as one field', () => {
  const theirs = product({ images: [{ imageUrl: '/api/images/b', sortOrder: 0, isMain: true, alt: '' }] as never });
  const merge = mergeProduct(base, input({ gallery: { images: ['/api/images/a', '/api/images/c'], main: 0, alts: {} } }), theirs);
  expect(merge.contested).toEqual(['gallery']);
  expect(merge.takeTheirs.gallery.images).toEqual(['/api/images/b']);
});

test('sizes that somebody gave the product are taken, unless I counted its stock', () => {
  const theirs = product({ optionNames: ['Size'], variants: [variant('M')] });
  expect(mergeProduct(base, input({ name: 'Mine' }), theirs)).toMatchObject({
    contestedSizes: [],
    keepMine: { name: 'Mine', optionNames: ['Size'], variants: [{ id: 'v-M' }] },
  });
  expect(mergeProduct(base, input({ stockQuantity: 15 }), theirs)).toMatchObject({
    contested: [],
    contestedSizes: [{ label: 'Options', mine: 'No sizes, 15 pieces', theirs: 'Size' }],
    keepMine: { optionNames: [], variants: [], stockQuantity: 15 },
    takeTheirs: { optionNames: ['Size'], variants: [{ id: 'v-M' }] },
  });
});
