import {
  addImage,
  describeImage,
  EMPTY_GALLERY,
  galleryOf,
  mainImageUrl,
  moveImage,
  removeImage,
  savedGallery,
  setMainImage,
} from './gallery';

const abc = (main: number) => ({ images: ['a', 'b', 'c'], main, alts: {} });

test('addImage makes the first image the main one and keeps it for later images', () => {
  const one = addImage(EMPTY_GALLERY, 'a');
  expect(one).toEqual({ images: ['a'], main: 0, alts: {} });
  expect(addImage(one, 'b')).toEqual({ images: ['a', 'b'], main: 0, alts: {} });
  expect(addImage(setMainImage(addImage(one, 'b'), 1), 'c')).toEqual({ images: ['a', 'b', 'c'], main: 1, alts: {} });
});

test.each([
  ['the main image: the first remaining one becomes main', abc(1), 1, { images: ['a', 'c'], main: 0, alts: {} }],
  ['the main image at index 0', abc(0), 0, { images: ['b', 'c'], main: 0, alts: {} }],
  ['an image before the main one: its index decreases', abc(2), 0, { images: ['b', 'c'], main: 1, alts: {} }],
  ['an image after the main one: its index stays', abc(1), 2, { images: ['a', 'b'], main: 1, alts: {} }],
  ['the last image: there is no main image', { images: ['a'], main: 0, alts: {} }, 0, EMPTY_GALLERY],
])('removeImage removes %s', (_, gallery, index, expected) => {
  expect(removeImage(gallery, index)).toEqual(expected);
});

test('setMainImage changes the main image and ignores an index without an image', () => {
  expect(mainImageUrl(setMainImage(abc(0), 2))).toBe('c');
  expect(setMainImage(abc(0), 3)).toEqual(abc(0));
  expect(mainImageUrl(EMPTY_GALLERY)).toBeNull();
});

const saved = (imageUrl: string, sortOrder: number, isMain = false) => ({
  imageUrl,
  sortOrder,
  isMain,
  alt: `of ${imageUrl}`,
});

test.each([
  [
    'sorts the images and keeps the main one',
    [saved('b', 1, true), saved('a', 0)],
    'b',
    { images: ['a', 'b'], main: 1, alts: { a: 'of a', b: 'of b' } },
  ],
  [
    'makes the first image main if none is marked',
    [saved('b', 1), saved('a', 0)],
    null,
    { images: ['a', 'b'], main: 0, alts: { a: 'of a', b: 'of b' } },
  ],
  ['falls back to the single image', [], 'x', { images: ['x'], main: 0, alts: {} }],
  ['is empty without any image', [], null, EMPTY_GALLERY],
])('galleryOf %s', (_, list, single, expected) => {
  expect(galleryOf(list, single)).toEqual(expected);
});

test.each([
  ['earlier', 2, -1, ['a', 'c', 'b'], 2],
  ['the main image earlier', 1, -1, ['b', 'a', 'c'], 0],
  ['past the main image', 0, 1, ['b', 'a', 'c'], 0],
  ['not beyond the start', 0, -1, ['a', 'b', 'c'], 1],
  ['not beyond the end', 2, 1, ['a', 'b', 'c'], 1],
] as const)('moveImage moves %s and keeps the main image', (_, index, by, images, main) => {
  expect(moveImage(abc(1), index, by)).toEqual({ images, main, alts: {} });
});

test('the saved gallery keeps the order, and the texts of its images as they are stored', () => {
  const described = describeImage(describeImage(abc(2), 'a', ' Front\t'), 'gone', 'Removed');
  expect(savedGallery(described)).toEqual({ images: ['a', 'b', 'c'], main: 2, alts: { a: 'Front', b: '', c: '' } });
  expect(savedGallery(EMPTY_GALLERY)).toEqual(EMPTY_GALLERY);
});
