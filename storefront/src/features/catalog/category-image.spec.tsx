import { categoryImage } from './category-image.ts';

/** What every file of the assets is here. */
const BUILT_IN = '/asset';

test.each([
  ['', 'hats', BUILT_IN],
  ['/api/images/a.avif', 'hats', '/api/images/a.avif'],
  ['', 'tote-bags', BUILT_IN],
  ['', 'constructor', BUILT_IN],
])('the image "%s" of the category %s is %s', (imageUrl, slug, expected) => {
  expect(categoryImage({ imageUrl, slug })).toBe(expected);
});
