import { NO_CRITERIA, type ListingCriteria } from '@shop/contract';
import { listingPath, readCriteria } from './listing-criteria.ts';

test.each([
  [{}, '/products'],
  [{ category: 'hats', size: 'XL' }, '/products?category=hats&size=xl'],
  [{ color: 'Blue', availability: 'in-stock', sort: 'price-asc' }, '/products?color=blue&availability=in-stock&sort=price-asc'],
  [{ filter: 'new', search: 'a & b' }, '/products?filter=new&search=a+%26+b'],
])('the path of %j is %s', (criteria, path) =>
  expect(listingPath({ ...NO_CRITERIA, ...criteria } as ListingCriteria)).toBe(path),
);

test.each([
  ['a'.repeat(15_000), 'a'.repeat(100)],
  [`${'ab '.repeat(33)}x      yz`, `${'ab '.repeat(33)}x`],
  ['\u{1f9e2}'.repeat(150), '\u{1f9e2}'.repeat(100)],
])('a long search is cut to 100 characters (threat 95)', (search, expected) => {
  const criteria = readCriteria(new URLSearchParams({ search }));
  expect(criteria.search).toBe(expected);
  expect(readCriteria(new URL(listingPath(criteria), 'https://shop.example').searchParams)).toEqual(criteria);
});

// The server renders the page of the path; what the browser reads from another address must not differ.
test.each(['size=XL', 'color=Navy+Blue', 'size=One+Size&sort=price-asc&category=Hats'])(
  '"%s" is read as in its path',
  (query) => {
    const criteria = readCriteria(new URLSearchParams(query));
    expect(readCriteria(new URL(listingPath(criteria), 'https://shop.example').searchParams)).toEqual(criteria);
  },
);

test.each(['artist=nobody', 'sort=upwards', 'search=%20%20', 'availability=all', 'size=', 'after=x'])(
  '"%s" filters nothing',
  (query) => expect(readCriteria(new URLSearchParams(query))).toEqual(NO_CRITERIA),
);
