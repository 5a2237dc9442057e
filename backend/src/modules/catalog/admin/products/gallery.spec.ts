import { array, assert, constantFrom, integer, option, property } from 'fast-check';
import { galleryOf, type GalleryFields } from './gallery.js';
import { TEST_SEED } from '#test/support/tier.js';

describe('the gallery of a saved product', () => {
  it.each<[string, GalleryFields, string[] | undefined, string | null | undefined]>([
    ['nothing sent', {}, undefined, undefined],
    ['only an index sent', { mainImageIndex: 2 }, undefined, undefined],
    ['one image', { imageUrl: 'a' }, ['a'], 'a'],
    ['the image removed', { imageUrl: null }, [], null],
    ['an empty image address', { imageUrl: '' }, [], null],
    ['everything removed', { imageUrl: null, additionalImages: [], mainImageIndex: 0 }, [], null],
    ['an empty list and an image', { imageUrl: 'a', additionalImages: [] }, ['a'], 'a'],
    ['no list and an image', { imageUrl: 'a', additionalImages: null }, ['a'], 'a'],
    ['a list in its order', { imageUrl: 'b', additionalImages: ['a', 'b', 'c'], mainImageIndex: 1 }, ['a', 'b', 'c'], 'b'],
    ['the index wins over the image', { imageUrl: 'a', additionalImages: ['a', 'b'], mainImageIndex: 1 }, ['a', 'b'], 'b'],
    ['no index: the image is main', { imageUrl: 'b', additionalImages: ['a', 'b'] }, ['a', 'b'], 'b'],
    ['neither index nor image', { additionalImages: ['a', 'b'] }, ['a', 'b'], 'a'],
    ['an image outside the list', { imageUrl: 'x', additionalImages: ['a', 'b'] }, ['x', 'a', 'b'], 'x'],
    ['an image outside the list, index 0', { imageUrl: 'x', additionalImages: ['a'], mainImageIndex: 0 }, ['x', 'a'], 'x'],
    ['duplicates', { imageUrl: 'a', additionalImages: ['a', 'b', 'a', 'c'], mainImageIndex: 3 }, ['a', 'b', 'c'], 'c'],
    ['an index on a duplicate', { imageUrl: 'a', additionalImages: ['a', 'b', 'a'], mainImageIndex: 2 }, ['a', 'b'], 'a'],
    ['an index beyond the end', { imageUrl: 'b', additionalImages: ['a', 'b'], mainImageIndex: 2 }, ['a', 'b'], 'a'],
    ['a negative index', { imageUrl: 'b', additionalImages: ['a', 'b'], mainImageIndex: -1 }, ['a', 'b'], 'a'],
    ['an enormous index', { additionalImages: ['a'], mainImageIndex: 1e300 }, ['a'], 'a'],
    ['empty addresses', { imageUrl: '', additionalImages: ['', 'a', ''] }, ['a'], 'a'],
  ])('%s', (_, fields, images, main) => {
    expect(galleryOf(fields)?.images).toEqual(images);
    expect(galleryOf(fields)?.main).toBe(main);
  });

  it('has each address once, loses none, and its main image is one of them', () => {
    const address = constantFrom<string[]>('a', 'b', 'c', 'd', 'e');
    assert(
      property(option(address), array(address), option(integer()), (imageUrl, additionalImages, mainImageIndex) => {
        const gallery = galleryOf({ imageUrl, additionalImages, mainImageIndex });
        const wanted = new Set([...(imageUrl ? [imageUrl] : []), ...additionalImages]);
        expect(new Set(gallery?.images)).toEqual(wanted);
        expect(gallery?.images).toHaveLength(wanted.size);
        expect(wanted.size === 0 ? gallery?.main === null : wanted.has(gallery?.main ?? '')).toBe(true);
      }),
      { seed: TEST_SEED },
    );
  });
});
