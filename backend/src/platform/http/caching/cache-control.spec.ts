import { endingAfter, PUBLIC_DATA_HEADERS, PUBLIC_PAGE_HEADERS } from './cache-control.js';

const DATA = PUBLIC_DATA_HEADERS['cache-control'];
const PAGE = PUBLIC_PAGE_HEADERS['cache-control'];

it.each([
  [undefined, DATA, DATA],
  [undefined, PAGE, PAGE],
  [0, DATA, 'public, max-age=0, must-revalidate, s-maxage=0'],
  [3, DATA, 'public, max-age=0, must-revalidate, s-maxage=3'],
  [5, DATA, DATA],
  [0, PAGE, 'public, max-age=0, s-maxage=0'],
  [7, PAGE, 'public, max-age=0, s-maxage=7'],
  [12, PAGE, 'public, max-age=0, s-maxage=10, stale-while-revalidate=2'],
  [40, PAGE, PAGE],
  [60, 'public, max-age=900', 'public, max-age=60'],
  [0, 'no-store', 'no-store'],
])('with %s seconds left, "%s" is "%s"', (secondsLeft, before, after) => {
  expect(endingAfter(secondsLeft, before)).toBe(after);
});
