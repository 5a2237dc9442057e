import type { AdminProduct } from '@shop/contract';
import { differences } from './edit-conflict';
import { importFailure } from './import-failure';
import { bodyOf, fieldsOf, mediaOf, priceInCents, stockOf } from './product-form';
import { productFilters, isInFilter, matches } from './product-list';

const product = (change: Partial<AdminProduct> = {}): AdminProduct => ({
  id: 'p1',
  name: 'Hoodie',
  description: 'Warm',
  price: '48.00',
  categoryId: 'c1',
  category: { id: 'c1', name: 'Hoodies', slug: 'hoodies' },
  artistId: null,
  artist: null,
  imageUrl: '/api/images/a',
  image: null,
  videoUrl: null,
  isNew: false,
  isBestSeller: false,
  isArtistSeries: false,
  stockQuantity: 10,
  inStock: true,
  images: [],
  fileStatus: 'ready',
  sourcePlatform: null,
  sourceUrl: null,
  version: 3,
  createdAt: '',
  updatedAt: '',
  ...change,
});

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
])('the price %j is %j cents', (price, cents) => {
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
])('the stock %j counts as %j', (stock, pieces) => {
  expect(stockOf(stock)).toBe(pieces);
});

test('a save sends numbers, the whole gallery and what was read', () => {
  const read = product();
  const body = bodyOf({ ...fieldsOf(read), price: '49.90', stockQuantity: 12 }, mediaOf(read), read);
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

test('a new product is empty and names nothing that was read', () => {
  const body = bodyOf(fieldsOf(null), mediaOf(null), null);
  expect(body).toMatchObject({ artistId: null, stockQuantity: 0, imageUrl: null, additionalImages: [], mainImageIndex: null });
  expect(body).not.toHaveProperty('version');
  expect(body).not.toHaveProperty('stockQuantityRead');
});

test('two edits of one product: only what differs, stock as a difference', () => {
  const base = product();
  const mine = { ...fieldsOf(base), ...mediaOf(base), name: 'My Hoodie ', price: '48', stockQuantity: 13 };
  const theirs = product({ name: 'Their Hoodie', stockQuantity: 8, videoUrl: '/api/images/v', version: 4 });
  expect(differences(mine, base, theirs)).toEqual([
    { field: 'name', mine: 'My Hoodie', theirs: 'Their Hoodie' },
    { field: 'stockQuantity', mine: 11, theirs: 8 },
    { field: 'videoUrl', mine: null, theirs: '/api/images/v' },
  ]);
  expect(differences({ ...mine, name: 'Hoodie', stockQuantity: 10 }, base, product({ stockQuantity: 8 }))).toEqual([]);
});

test('filters count every product once, and show Uncategorized only when needed', () => {
  const categories = [
    { id: 'c1', name: 'Hoodies' },
    { id: 'c2', name: 'Hats' },
  ];
  const stray = product({ categoryId: null, category: null });
  expect(productFilters([product(), stray], categories).map(({ label, count }) => [label, count])).toEqual([
    ['All Products', 2],
    ['Hoodies', 1],
    ['Hats', 0],
    ['Uncategorized', 1],
  ]);
  expect(productFilters([product()], categories)).toHaveLength(3);
  expect(isInFilter(stray, 'none')).toBe(true);
});

test('the search reads name and artist', () => {
  const made = product({ artist: { id: 'a1', name: 'Ana Reyes' } });
  expect(matches(made, 'ana HOOD')).toBe(true);
  expect(matches(made, 'ana hat')).toBe(false);
  expect(matches(made, ' ')).toBe(true);
});

test.each([
  ['This TikTok product is already imported', 'Product already exists'],
  ['Duplicate key', 'Product already exists'],
  ['TikTok did not answer', 'Import failed'],
])('%j is said as %j', (message, title) => {
  expect(importFailure(message).title).toBe(title);
});
