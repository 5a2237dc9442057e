import { slugOf } from './slug';

test.each([
  ['T-Shirts', 't-shirts'],
  ['Long  Sleeve & More', 'long-sleeve-more'],
  ['  Hats! ', 'hats'],
  ['--', ''],
  ['2nd Chance', '2nd-chance'],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
