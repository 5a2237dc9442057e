import { product } from '../../test/product';
import { bodyOf, fieldsOf, mediaOf } from './product-form';

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
    color: null,
    fabricCare: null,
    fit: null,
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
