import { product, variant } from '../../test/product';
import { bodyOf, copyOf, fieldsOf, mediaOf } from './product-form';

test('bodyOf sends numbers, the whole gallery and the loaded version and stock', () => {
  const loaded = product();
  const body = bodyOf({ ...fieldsOf(loaded), price: '49.90', stockQuantity: 12, weightOz: '18.5' }, mediaOf(loaded), loaded);
  expect(body).toEqual({
    name: 'Hoodie',
    description: 'Warm',
    price: 49.9,
    categoryId: 'c1',
    artistId: null,
    stockQuantity: 12,
    weightOz: 18.5,
    state: 'live',
    visibleFrom: null,
    buyableFrom: null,
    mostPerOrder: null,
    stockQuantityRead: 10,
    color: null,
    countryOfOrigin: null,
    fabricCare: null,
    fit: null,
    fitScale: null,
    version: 3,
    isNew: false,
    isBestSeller: false,
    isArtistSeries: false,
    imageUrl: '/api/images/a',
    additionalImages: ['/api/images/a'],
    imageAlts: [''],
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

test('a copy has everything of its product but stock, ids, SKUs and the hidden source', () => {
  const original = product({
    name: 'Dawn Hoodie',
    artistId: 'a1',
    isNew: true,
    optionNames: ['Size'],
    variants: [
      variant('S', { sku: 'DH-S', priceOverride: '52.00', imageUrl: '/api/images/a', weightOz: 18 }),
      variant('M', { isActive: false }),
    ],
    color: 'Black',
    weightOz: 20.5,
    buyableFrom: '2036-11-29T00:00:00.000Z',
    mostPerOrder: 2,
    sourceUrl: 'https://www.tiktok.com/view/product/1',
  });
  const copy = copyOf(original);
  expect(copy).toMatchObject({
    name: 'Dawn Hoodie copy',
    stockQuantity: 0,
    artistId: 'a1',
    isNew: true,
    color: 'Black',
    weightOz: 20.5,
    isLive: false,
    buyableFrom: null,
    mostPerOrder: 2,
  });
  expect(copy.variants).toEqual([
    { values: ['S'], stockQuantity: 0, sku: '', priceOverride: '52.00', imageUrl: '/api/images/a', weightOz: 18, isActive: true },
    { values: ['M'], stockQuantity: 0, sku: '', priceOverride: null, imageUrl: null, weightOz: null, isActive: false },
  ]);
  const body = bodyOf(copy, mediaOf(original), null);
  expect(body).toMatchObject({ imageUrl: '/api/images/a', optionNames: ['Size'], variants: [{ stockQuantity: 0 }, {}] });
  expect(body).not.toHaveProperty('sourceUrl');
  expect(body.variants?.some((size) => 'id' in size || 'stockQuantityRead' in size)).toBe(false);
  expect(original.variants[0]?.stockQuantity).toBe(4);
});

test('the name of a copy fits into its field', () => {
  expect(copyOf(product({ name: 'x'.repeat(120) })).name).toBe(`${'x'.repeat(115)} copy`);
});
