import { mergedGallery } from './feed-snapshot.js';

const shown = (...pictures: string[]): { imageUrl: string; isMain: boolean }[] =>
  pictures.map((picture) => ({ imageUrl: picture.replace('*', ''), isMain: picture.endsWith('*') }));

describe('a gallery after a feed whose pictures changed', () => {
  it.each([
    ['a new product', [], [], ['a', 'b'], ['a*', 'b']],
    ['the placeholder gives way', ['drawn*'], ['drawn'], ['a', 'b'], ['a*', 'b']],
    ['a picture is added', ['a*', 'b'], ['a', 'b'], ['a', 'b', 'c'], ['a*', 'b', 'c']],
    ['the order changes', ['a*', 'b'], ['a', 'b'], ['b', 'a'], ['b*', 'a']],
    ['all are gone', ['a*'], ['a'], [], []],
    ['staff added one', ['a*', 'x'], ['a'], ['b'], ['b*', 'x']],
    ['staff made their own the main one', ['a', 'x*'], ['a'], ['a', 'b'], ['a', 'b', 'x*']],
    ['staff removed one', ['a*'], ['a', 'b'], ['a', 'b', 'c'], ['a*', 'c']],
  ])('%s', (_name, current, before, now, after) => {
    expect(mergedGallery(shown(...current), before, now)).toEqual(shown(...after));
  });
});
