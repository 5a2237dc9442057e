import { product } from '../../test/product';
import { bodyOf, fieldsOf, mediaOf, priceInCents, stockOf } from './product-form';

test.each([
  ['48', 4800],
  ['48.5', 4850],
  [0.01, 1],
  ['99999999.99', 9_999_999_999],
  ['100000000', undefined],
  ['0', undefined],
  ['0.00', undefined],
  ['-1', undefined],
  ['1.999', undefined],
  ['abc', undefined],
  [null, undefined],
])('priceInCents parses %j as %j', (price, cents) => {
  expect(priceInCents(price)).toBe(cents);
});

test.each([
  ['12', 12],
  [7, 7],
  ['3.9', 3],
  ['', 0],
  [null, 0],
  ['x', 0],
  [-4, 0],
])('stockOf parses %j as %j', (stock, pieces) => {
  expect(stockOf(stock)).toBe(pieces);
});

test('bodyOf sends numbers, the whole gallery and the loaded version and stock', () => {
  const loaded = product();
  const body = bodyOf({ ...fieldsOf(loaded), price: '49.90', stockQuantity: 12 }, mediaOf(loaded), loaded);
  expect(body).toEqual({
    name: 'Hoodie',
    description: 'Warm',
    price: 49.9,
    categoryId: 'c1',
    artistId: null,
    stockQuantity: 12,
    stockQuantityRead: 10,
    version: 3,
    isNew: false,
    isBestSeller: false,
    isArtistSeries: false,
    imageUrl: '/api/images/a',
    additionalImages: ['/api/images/a'],
    mainImageIndex: 0,
    videoUrl: null,
  });
});

test('bodyOf sends no loaded version or stock for a new product', () => {
  const body = bodyOf(fieldsOf(null), mediaOf(null), null);
  expect(body).toMatchObject({ artistId: null, stockQuantity: 0, imageUrl: null, additionalImages: [], mainImageIndex: null });
  expect(body).not.toHaveProperty('version');
  expect(body).not.toHaveProperty('stockQuantityRead');
});
