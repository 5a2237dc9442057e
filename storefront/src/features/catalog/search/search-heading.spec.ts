import { searchHeading } from './search-heading.ts';

test.each([
  [{ words: 'hoodie', limits: [], notFound: [] }, false, undefined],
  [{ words: 'hoodie', limits: ['size XL', 'under $75'], notFound: [] }, false, 'Showing “hoodie”, size XL, under $75'],
  [{ words: '', limits: ['under $30'], notFound: [] }, false, 'Showing all products, under $30'],
  [{ words: 'hoddie', limits: [], notFound: [] }, true, 'Close matches for “hoddie”'],
  [{ words: 'hoodie', limits: [], notFound: ['foo'] }, false, 'Nothing for “foo”: showing “hoodie”'],
  [
    { words: 'hoddie', limits: [], notFound: ['foo', 'size 30'] },
    true,
    'Nothing for “foo” and “size 30”: showing close matches for “hoddie”',
  ],
  [null, false, undefined],
])('the heading of %j, close matches %s: %s', (reading, isCloseMatch, heading) =>
  expect(searchHeading({ reading, isCloseMatch })).toBe(heading),
);
