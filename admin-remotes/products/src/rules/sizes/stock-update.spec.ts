import { product, variant } from '../../../test/product';
import { fieldsOf } from '../product-form';
import { fieldPath, stockPath, withMovedStock, withSizeStock } from './stock-update';

const hoodie = product({
  optionNames: ['Size'],
  stockQuantity: 4,
  unassignedStock: 2,
  variants: [variant('S', { stockQuantity: 0 }), variant('M')],
});

test('stockPath is the field of the size, or of the product', () => {
  const { variants } = fieldsOf(hoodie);
  expect(stockPath(variants, 'v-M')).toEqual(['variants', 1, 'stockQuantity']);
  expect(stockPath(variants, 'other')).toBe('stockQuantity');
  expect(stockPath(variants, null)).toBe('stockQuantity');
});

test.each([
  ['price', ['price']],
  ['variants', ['variants']],
  ['optionNames', ['variants']],
  ['variants.2.sku', ['variants', 2, 'sku']],
  ['variants.2.values', ['variants', 2, 'values', 0]],
])('fieldPath of %s', (name, path) => {
  expect(fieldPath(name)).toEqual(path);
});

test('the loaded product follows the stock of the server', () => {
  expect(
    withSizeStock(hoodie, { variantId: 'v-M', stockQuantity: 1 }).variants.map(({ stockQuantity }) => stockQuantity),
  ).toEqual([0, 1]);
  const moved = withMovedStock(hoodie, { variantId: 'v-S', label: 'S', quantity: 2 });
  expect(moved).toMatchObject({ stockQuantity: 6, unassignedStock: 0, variants: [{ stockQuantity: 2 }, { stockQuantity: 4 }] });
});
