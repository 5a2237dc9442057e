import { mergeGalleries } from './feed-snapshot.js';

const shown = (...images: string[]): { imageUrl: string; isMain: boolean }[] =>
  images.map((image) => ({ imageUrl: image.replace('*', ''), isMain: image.endsWith('*') }));

describe('the gallery after an import in which images changed', () => {
  it.each([
    ['a new product', [], [], ['a', 'b'], ['a*', 'b']],
    ['the placeholder is replaced', ['drawn*'], ['drawn'], ['a', 'b'], ['a*', 'b']],
    ['an image is added', ['a*', 'b'], ['a', 'b'], ['a', 'b', 'c'], ['a*', 'b', 'c']],
    ['the order changes', ['a*', 'b'], ['a', 'b'], ['b', 'a'], ['b*', 'a']],
    ['all are removed', ['a*'], ['a'], [], []],
    ['an admin added one', ['a*', 'x'], ['a'], ['b'], ['b*', 'x']],
    ['an admin made an added one the main image', ['a', 'x*'], ['a'], ['a', 'b'], ['a', 'b', 'x*']],
    ['an admin removed one', ['a*'], ['a', 'b'], ['a', 'b', 'c'], ['a*', 'c']],
  ])('%s', (_name, current, before, now, after) => {
    expect(mergeGalleries(shown(...current), before, now)).toEqual(shown(...after));
  });
});
