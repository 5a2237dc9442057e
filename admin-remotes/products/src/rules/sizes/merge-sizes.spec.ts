import { product, variant } from '../../../test/product';
import { fieldsOf } from '../product-form';
import { mergeSizes } from './merge-sizes';
import { newRow, rowsOf } from './size-row';

const hoodie = product({
  optionNames: ['Size'],
  variants: [variant('S'), variant('M', { sku: 'HM', priceOverride: '52.00' }), variant('L', { stockQuantity: 9 })],
});
const base = fieldsOf(hoodie);
const [s, m, l] = rowsOf(hoodie);
const saved = (...variants: ReturnType<typeof variant>[]) => fieldsOf(product({ ...hoodie, variants }));
const mine = (...variants: typeof base.variants) => ({ ...base, variants });

test('changes of different sizes, and of different fields of one size, come together', () => {
  const theirs = saved(variant('S', { sku: 'HS' }), variant('M', { sku: 'HM', priceOverride: '55.00' }), hoodie.variants[2]!);
  const merged = mergeSizes(base, mine({ ...s!, priceOverride: '50' }, m!, { ...l!, stockQuantity: 12 }), theirs);
  expect(merged.contested).toEqual([]);
  expect(merged.keepMine.variants).toMatchObject([
    { id: 'v-S', sku: 'HS', priceOverride: '50.00', stockQuantity: 4 },
    { id: 'v-M', priceOverride: '55.00' },
    { id: 'v-L', stockQuantity: 12 },
  ]);
  expect(merged.takeTheirs).toEqual(merged.keepMine);
});

test('what both changed is shown with the stock that saving would result in', () => {
  const theirs = saved(
    variant('S', { stockQuantity: 1 }),
    variant('M', { sku: 'NEW', priceOverride: '52.00' }),
    hoodie.variants[2]!,
  );
  const merged = mergeSizes(base, mine({ ...s!, stockQuantity: 6 }, { ...m!, sku: 'MINE' }, l!), theirs);
  expect(merged.contested).toEqual([
    { label: 'Size S', mine: '3 pieces', theirs: '1 piece' },
    { label: 'Size M', mine: '4 pieces, SKU MINE, $52.00', theirs: '4 pieces, SKU NEW, $52.00' },
  ]);
  expect(merged.keepMine.variants).toMatchObject([{ stockQuantity: 3 }, { sku: 'MINE' }, { stockQuantity: 9 }]);
  expect(merged.takeTheirs.variants).toMatchObject([{ stockQuantity: 1 }, { sku: 'NEW' }, { stockQuantity: 9 }]);
});

test('the same count by both is counted once', () => {
  const merged = mergeSizes(
    base,
    mine({ ...s!, stockQuantity: '10' }, m!, l!),
    saved(variant('S', { stockQuantity: 10 }), m0(), l0()),
  );
  expect(merged.contested).toEqual([]);
  expect(merged.keepMine.variants[0]).toMatchObject({ stockQuantity: 10 });
});

test('sizes that one of them added are added, and one that both added is one size', () => {
  const theirs = saved(...hoodie.variants, variant('XL', { stockQuantity: 2 }), variant('3XL', { stockQuantity: 5 }));
  const merged = mergeSizes(base, mine(s!, m!, l!, newRow(['2XL'], 1), newRow(['xl'], 2)), theirs);
  expect(merged.contested).toEqual([]);
  expect(merged.keepMine.variants.slice(3)).toMatchObject([
    { values: ['2XL'], stockQuantity: 1 },
    { id: 'v-XL', values: ['XL'], stockQuantity: 2 },
    { id: 'v-3XL', values: ['3XL'], stockQuantity: 5 },
  ]);
});

test('a size that I removed stays removed after a sale, and is asked for after a change', () => {
  const sold = mergeSizes(base, mine(m!, l!), saved(variant('S', { stockQuantity: 1 }), m0(), l0()));
  expect(sold).toMatchObject({ contested: [], keepMine: { variants: [{ id: 'v-M' }, { id: 'v-L' }] } });
  const changed = mergeSizes(base, mine(m!, l!), saved(variant('S', { sku: 'HS' }), m0(), l0()));
  expect(changed.contested).toEqual([{ label: 'Size S', mine: 'Hidden', theirs: '4 pieces, SKU HS' }]);
  expect(changed.keepMine.variants).toHaveLength(2);
  expect(changed.takeTheirs.variants).toHaveLength(3);
});

test('options that both renamed are shown', () => {
  const merged = mergeSizes(base, { ...base, optionNames: ['Fit '] }, { ...base, optionNames: ['Length'] });
  expect(merged.contested).toEqual([{ label: 'Options', mine: 'Fit', theirs: 'Length' }]);
  expect([merged.keepMine.optionNames, merged.takeTheirs.optionNames]).toEqual([['Fit'], ['Length']]);
});

const m0 = () => hoodie.variants[1]!;
const l0 = () => hoodie.variants[2]!;
