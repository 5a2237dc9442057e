import { mapProductFlags, mapProductTexts, type ProductListItem } from '@shop/contract';
import { type ListingCriteria, listingPath, NO_CRITERIA, readCriteria, selectListing } from './listing-criteria.ts';

function product(over: Partial<ProductListItem>): ProductListItem {
  const base: ProductListItem = {
    ...mapProductTexts(() => null),
    ...mapProductFlags(() => false),
    id: 'p',
    name: 'Plain Tee',
    description: 'Cotton',
    price: '30.00',
    categoryId: 'c1',
    category: { id: 'c1', name: 'T-Shirts', slug: 't-shirts' },
    artistId: null,
    artist: null,
    imageUrl: null,
    image: null,
    videoUrl: null,
    stockQuantity: 5,
    inStock: true,
    colors: [],
    optionNames: [],
    sizes: [],
    priceVaries: false,
  };
  return { ...base, ...over };
}

const ARTIST_ID = '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b';

const hoodie = product({
  id: 'hoodie',
  name: 'Daybreak Hoodie',
  isNew: true,
  categoryId: 'c2',
  category: { id: 'c2', name: 'Hoodies', slug: 'hoodies' },
  artist: { id: ARTIST_ID, name: 'José Núñez' },
  colors: ['Ink Blue'],
});
const tee = product({ id: 'tee', isBestSeller: true, price: '100.00', optionNames: ['Size'], sizes: ['M', 'XL'] });
const sweater = product({
  id: 'sweater',
  name: 'Café Sweater',
  price: '9.50',
  colors: ['Mustard'],
  isArtistSeries: true,
  categoryId: null,
  category: null,
});
const all = [hoodie, tee, sweater];

const select = (query: string) => {
  const { products, isCloseMatch } = selectListing(all, readCriteria(new URLSearchParams(query)));
  return { ids: products.map(({ id }) => id), isCloseMatch };
};

describe('the listing', () => {
  test.each([
    ['', ['hoodie', 'tee', 'sweater']],
    ['category=hoodies', ['hoodie']],
    ['category=c2', ['hoodie']],
    ['category=unknown', []],
    ['filter=new', ['hoodie']],
    ['filter=bestseller', ['tee']],
    ['filter=artist', ['sweater']],
    ['filter=unknown', []],
    ['category=hoodies&filter=bestseller', []],
    ['size=m', ['tee']],
    ['size=XL&search=tee', ['tee']],
    ['size=s', []],
    ['color=blue', ['hoodie']],
    ['color=Gold', []],
    ['color=yellow', ['sweater']],
    [`artist=${ARTIST_ID}`, ['hoodie']],
    ['artist=nobody', ['hoodie', 'tee', 'sweater']],
    ['availability=in-stock&sort=price-asc', ['sweater', 'hoodie', 'tee']],
    ['sort=price-desc', ['tee', 'hoodie', 'sweater']],
    ['sort=upwards', ['hoodie', 'tee', 'sweater']],
    ['search=daybreak', ['hoodie']],
    ['search=CAFE', ['sweater']],
    ['search=nunez', ['hoodie']],
    ['search=hoodies', ['hoodie']],
    ['search=cotton%20tee', ['tee']],
    ['search=%20%20', ['hoodie', 'tee', 'sweater']],
    ['category=t-shirts&search=daybreak', []],
  ])('"%s" shows %j', (query, ids) => expect(select(query)).toEqual({ ids, isCloseMatch: false }));

  test.each([
    ['search=hoddie', ['hoodie']],
    ['search=swaeter', ['sweater']],
  ])('"%s" has no exact match, but the close matches %j', (query, ids) =>
    expect(select(query)).toEqual({ ids, isCloseMatch: true }),
  );

  test('a short word has no close matches, because nearly every word would be one', () => {
    expect(select('search=tex')).toEqual({ ids: [], isCloseMatch: false });
  });
});

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
