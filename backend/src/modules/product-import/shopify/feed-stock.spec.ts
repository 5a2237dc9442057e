import type { FeedProduct, FeedSize } from './feed-product.js';
import { given } from './parsing/feed-value.js';
import type { FeedSnapshot } from './feed-product.entity.js';
import { firstStock, snapshotStock, stockChange, unknownStockNote, waitsForQuantities } from './feed-stock.js';

const size = (label: string, stock: number | null): FeedSize => ({
  values: label.split(' / '),
  sku: null,
  priceCents: 4800,
  stock,
  image: null,
});
const product = (stock: number | null, ...sizes: FeedSize[]): FeedProduct => ({ stock, sizes }) as FeedProduct;
const known = (snapshot: Pick<FeedSnapshot, 'stock' | 'sizes'> | null) => ({ lastImported: snapshot as FeedSnapshot | null });
const snapshot = (label: string, stock: number | null) => ({ label, stock, priceCents: 4_800, sku: null });

describe('the change of a stock', () => {
  it.each<[string, number, number | null, number | null, number, string[]]>([
    ['an unknown quantity', 7, 5, null, 7, []],
    ['an unknown quantity, never known before', 7, null, null, 7, []],
    ['the first quantity, and staff has counted pieces', 7, null, 5, 7, ['S stays 7 (the file says 5)']],
    ['the first quantity of a shop without pieces', 0, null, 5, 5, ['S 0 → 5']],
    ['the first quantity is 0', 0, null, 0, 0, []],
    ['the same as before, while some were sold', 3, 5, 5, 3, []],
    ['more than before', 3, 5, 9, 7, ['S 3 → 7']],
    ['fewer than before', 3, 5, 4, 2, ['S 3 → 2']],
    ['fewer than are left', 1, 5, 0, 0, ['S 1 → 0']],
  ])('%s', (_, current, before, now, pieces, changed) => {
    expect(stockChange('S', current, before, now)).toEqual({ pieces, changed });
  });
});

describe('the stock of a new product', () => {
  it.each<[string, FeedProduct, number]>([
    ['without sizes', product(5), 5],
    ['without sizes, unknown', product(null), 0],
    ['the sum of its sizes', product(99, size('S', 2), size('M', 3)), 5],
    ['sizes, one unknown', product(null, size('S', 2), size('M', null)), 2],
  ])('%s', (_, feed, pieces) => expect(firstStock(feed)).toBe(pieces));
});

describe('what imports know afterwards', () => {
  it.each<[string, FeedProduct, ReturnType<typeof known> | undefined, object]>([
    ['a new product', product(5), undefined, { stock: 5, sizes: [] }],
    ['a new product of unknown stock', product(null), undefined, { stock: null, sizes: [] }],
    ['a new size of unknown stock', product(null, size('S', null)), undefined, { stock: null, sizes: [snapshot('S', null)] }],
    ['a known product whose quantity is missing now', product(null), known({ stock: 4, sizes: [] }), { stock: 4, sizes: [] }],
    ['a known product that no feed has described yet', product(null), known(null), { stock: null, sizes: [] }],
    [
      'sizes, whose sum is the stock',
      product(null, size('S', 2), size('M', 3)),
      undefined,
      { stock: 5, sizes: [snapshot('S', 2), snapshot('M', 3)] },
    ],
    [
      'a size without quantity, which was known before in another case',
      product(null, size('Small / Red', null), size('M', 3)),
      known({ stock: 9, sizes: [snapshot('M', 8), snapshot('SMALL / red', 1)] }),
      { stock: 4, sizes: [snapshot('Small / Red', 1), snapshot('M', 3)] },
    ],
    [
      'a size without quantity that was never known',
      product(null, size('S', null), size('M', 3)),
      known({ stock: 9, sizes: [snapshot('M', 8)] }),
      { stock: null, sizes: [snapshot('S', null), snapshot('M', 3)] },
    ],
    ['a product from before sizes, without quantities', product(null, size('S', null)), known({ stock: 4 }), { stock: 4 }],
  ])('%s', (_, feed, before, after) => expect(snapshotStock(feed, before)).toEqual(after));
});

const KNOWN_SIZE = { label: 'S', stock: 4, priceCents: 4_800, sku: null };

describe('a product that had no sizes waits for quantities', () => {
  it.each<[string, FeedProduct, Pick<FeedSnapshot, 'stock' | 'sizes'> | null, boolean]>([
    ['sizes without quantities', product(null, size('S', null)), { stock: 4 }, true],
    ['sizes of a product without an import', product(null, size('S', null)), null, true],
    ['sizes with quantities', product(2, size('S', 2)), { stock: 4 }, false],
    ['no sizes', product(null), { stock: 4 }, false],
    ['sizes of a product that the last import knew without', product(null, size('S', null)), { stock: 4, sizes: [] }, true],
    ['sizes that the last import knew', product(null, size('S', null)), { stock: 4, sizes: [KNOWN_SIZE] }, false],
  ])('%s: %s', (_, feed, before, waits) => expect(waitsForQuantities(feed, known(before))).toBe(waits));
});

describe('the note about an unknown quantity', () => {
  it.each<[string, FeedProduct, string[]]>([
    ['all known', product(5), []],
    ['a product without sizes', product(null), ['no quantity in the file: the stock stays']],
    ['every size', product(null, size('S', null), size('M', null)), ['no quantity in the file: the stock stays']],
    [
      'some sizes',
      product(null, size('S / Red', null), size('M', 3), size('L', null)),
      ['no quantity of S / Red, L in the file: the stock stays'],
    ],
  ])('%s', (_, feed, notes) => {
    const sizes = feed.sizes.map((one) => ({ ...one, sku: given(one.sku) }));
    const options = given({ optionNames: ['Size'], sizes, columns: 1 });
    expect(unknownStockNote({ stock: feed.stock, options }, 'stays')).toEqual(notes);
  });
});
