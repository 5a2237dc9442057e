import { mapProductFlags, mapProductTexts } from '../product-fields.js';
import type { ProductListItem } from '../schema.js';
import { countFacets } from './count-facets.js';
import { NO_CRITERIA, selectListing, type ListingCriteria } from './select-listing.js';
import { inSizeOrder } from './size-scales.js';

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
    opensAt: null,
    mostPerOrder: null,
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

type Wanted = Partial<ListingCriteria>;

const select = (wanted: Wanted) => {
  const { products, isCloseMatch } = selectListing(all, { ...NO_CRITERIA, ...wanted });
  return { ids: products.map(({ id }) => id), isCloseMatch };
};

describe('the listing', () => {
  test.each<[Wanted, string[]]>([
    [{}, ['hoodie', 'tee', 'sweater']],
    [{ category: 'hoodies' }, ['hoodie']],
    [{ category: 'c2' }, ['hoodie']],
    [{ category: 'unknown' }, []],
    [{ filter: 'new' }, ['hoodie']],
    [{ filter: 'bestseller' }, ['tee']],
    [{ filter: 'artist' }, ['sweater']],
    [{ filter: 'unknown' }, []],
    [{ category: 'hoodies', filter: 'bestseller' }, []],
    [{ size: 'm' }, ['tee']],
    [{ size: 'XL', search: 'tee' }, ['tee']],
    [{ size: 's' }, []],
    [{ color: 'blue' }, ['hoodie']],
    [{ color: 'Gold' }, []],
    [{ color: 'yellow' }, ['sweater']],
    [{ artist: ARTIST_ID }, ['hoodie']],
    [{ availability: 'in-stock', sort: 'price-asc' }, ['sweater', 'hoodie', 'tee']],
    [{ sort: 'price-desc' }, ['tee', 'hoodie', 'sweater']],
    [{ search: 'daybreak' }, ['hoodie']],
    [{ search: 'CAFE' }, ['sweater']],
    [{ search: 'nunez' }, ['hoodie']],
    [{ search: 'hoodies' }, ['hoodie']],
    [{ search: 'cotton tee' }, ['tee']],
    [{ category: 't-shirts', search: 'daybreak' }, []],
  ])('%j shows %j', (wanted, ids) => expect(select(wanted)).toEqual({ ids, isCloseMatch: false }));

  test.each<[Wanted, string[]]>([
    [{ search: 'hoddie' }, ['hoodie']],
    [{ search: 'swaeter' }, ['sweater']],
  ])('%j has no exact match, but the close matches %j', (wanted, ids) =>
    expect(select(wanted)).toEqual({ ids, isCloseMatch: true }),
  );

  test('a short word has no close matches, because nearly every word would be one', () => {
    expect(select({ search: 'tex' })).toEqual({ ids: [], isCloseMatch: false });
  });
});

describe('the facets of a listing', () => {
  const cap = product({ id: 'cap', optionNames: ['Size'], sizes: ['One Size'], artist: { id: ARTIST_ID, name: 'José Núñez' } });
  const jogger = product({ id: 'jogger', optionNames: ['Size'], sizes: ['30', 'XL', 'm'], inStock: true });
  const shop = [...all, cap, jogger];
  const sizes = (wanted: Wanted) =>
    countFacets(shop, { ...NO_CRITERIA, ...wanted }).sizes.map(({ value, count }) => `${value} ${count}`);

  test.each<[Wanted, string[]]>([
    [{}, ['M 2', 'XL 2', '30 1', 'One Size 1']],
    [{ size: 'xl' }, ['M 2', 'XL 2', '30 1', 'One Size 1']],
    [{ filter: 'bestseller' }, ['M 1', 'XL 1', '30 0', 'One Size 0']],
    [{ category: 'hoodies' }, []],
    [{ artist: ARTIST_ID, size: 'm' }, ['M 0', 'XL 0', '30 0', 'One Size 1']],
  ])('%j counts the sizes %j', (wanted, counted) => expect(sizes(wanted)).toEqual(counted));

  test('count what a choice would show, with all other criteria', () => {
    const facets = countFacets(shop, { ...NO_CRITERIA, category: 'hoodies', color: 'blue' });
    expect(facets.categories).toEqual([
      { value: 'hoodies', count: 1 },
      { value: 't-shirts', count: 0 },
    ]);
    expect(facets.filters).toEqual([{ value: 'new', count: 1 }]);
    expect(facets.colors).toEqual([{ value: 'Blue', count: 1 }]);
    expect(facets.artists).toEqual([{ value: ARTIST_ID, count: 1 }]);
    expect(facets.availabilities).toEqual([{ value: 'in-stock', count: 1 }]);
  });
});

test('sizes are in the order of their scale', () =>
  expect(inSizeOrder('40 One-Size S XS 30 M Tall 8.5 3XL L xl 2XL 100'.split(' ')).join(' ')).toBe(
    'XS S M L xl 2XL 3XL 8.5 30 40 100 One-Size Tall',
  ));
