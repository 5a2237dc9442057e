import type { ProductListItem } from '@shop/contract';
import { listingPath, readCriteria, selectListing } from './listing-criteria.ts';

function product(over: Partial<ProductListItem>): ProductListItem {
  const base: ProductListItem = {
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
    isNew: false,
    isBestSeller: false,
    isArtistSeries: false,
    stockQuantity: 5,
    inStock: true,
  };
  return { ...base, ...over };
}

const hoodie = product({
  id: 'hoodie',
  name: 'Daybreak Hoodie',
  isNew: true,
  categoryId: 'c2',
  category: { id: 'c2', name: 'Hoodies', slug: 'hoodies' },
  artist: { id: 'a', name: 'José Núñez' },
});
const tee = product({ id: 'tee', isBestSeller: true });
const sweater = product({ id: 'sweater', name: 'Café Sweater', isArtistSeries: true, categoryId: null, category: null });
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
  [{ category: 'all', filter: 'all', search: '' }, '/products'],
  [{ category: 'hats', filter: 'all', search: '' }, '/products?category=hats'],
  [{ category: 'all', filter: 'new', search: 'a & b' }, '/products?filter=new&search=a+%26+b'],
])('the path of %j is %s', (criteria, path) => expect(listingPath(criteria)).toBe(path));

test.each([
  ['a'.repeat(15_000), 'a'.repeat(100)],
  [`${'ab '.repeat(33)}x      yz`, `${'ab '.repeat(33)}x`],
  ['\u{1f9e2}'.repeat(150), '\u{1f9e2}'.repeat(100)],
])('a long search is cut to 100 characters (threat 95)', (search, expected) => {
  const criteria = readCriteria(new URLSearchParams({ search }));
  expect(criteria.search).toBe(expected);
  expect(readCriteria(new URL(listingPath(criteria), 'https://shop.example').searchParams)).toEqual(criteria);
});
