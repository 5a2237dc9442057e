import { galleryOf, mainImageUrl, EMPTY_GALLERY, setMainImage, removeImage, addImage } from './gallery';

const abc = (main: number) => ({ images: ['a', 'b', 'c'], main });

test('the first picture becomes the main one, later ones do not', () => {
  const one = addImage(EMPTY_GALLERY, 'a');
  expect(one).toEqual({ images: ['a'], main: 0 });
  expect(addImage(one, 'b')).toEqual({ images: ['a', 'b'], main: 0 });
  expect(addImage(setMainImage(addImage(one, 'b'), 1), 'c')).toEqual({ images: ['a', 'b', 'c'], main: 1 });
});

test.each([
  ['the main one: the first that remains', abc(1), 1, { images: ['a', 'c'], main: 0 }],
  ['the main one at the front', abc(0), 0, { images: ['b', 'c'], main: 0 }],
  ['one before the main one: it moves down', abc(2), 0, { images: ['b', 'c'], main: 1 }],
  ['one after the main one: it stays', abc(1), 2, { images: ['a', 'b'], main: 1 }],
  ['the last one: no main', { images: ['a'], main: 0 }, 0, EMPTY_GALLERY],
])('removing %s', (_, gallery, place, expected) => {
  expect(removeImage(gallery, place)).toEqual(expected);
});

test('another can be marked main, a place without a picture cannot', () => {
  expect(mainImageUrl(setMainImage(abc(0), 2))).toBe('c');
  expect(setMainImage(abc(0), 3)).toEqual(abc(0));
  expect(mainImageUrl(EMPTY_GALLERY)).toBeNull();
});

const saved = (imageUrl: string, sortOrder: number, isMain = false) => ({ imageUrl, sortOrder, isMain });

test.each([
  ['sorted, with the marked one', [saved('b', 1, true), saved('a', 0)], 'b', { images: ['a', 'b'], main: 1 }],
  ['none marked: the first', [saved('b', 1), saved('a', 0)], null, { images: ['a', 'b'], main: 0 }],
  ['no list: the single picture', [], 'x', { images: ['x'], main: 0 }],
  ['no picture at all', [], null, EMPTY_GALLERY],
])('opened for editing: %s', (_, list, single, expected) => {
  expect(galleryOf(list, single)).toEqual(expected);
});
