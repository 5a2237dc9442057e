import type { AdminProductVariant, OrderItem } from '@shop/contract';
import { centsMore, sizeOptions } from './size-change.ts';

const size = (id: string, price: string, differs: Partial<AdminProductVariant> = {}): AdminProductVariant => ({
  id,
  label: id.toUpperCase(),
  values: [id],
  price,
  stockQuantity: 3,
  inStock: true,
  imageUrl: null,
  sku: null,
  priceOverride: null,
  weightOz: null,
  isActive: true,
  ...differs,
});
const item = (variant: string, priceAtTime: string): OrderItem => ({
  id: `item-${variant}`,
  productId: 'p',
  quantity: 2,
  priceAtTime,
  product: { id: 'p', name: 'Hoodie', imageUrl: null, image: null },
  variant: { id: variant, label: variant.toUpperCase() },
});

it('offers the other sizes on sale, and those of which enough is left', () => {
  const sizes = [size('s', '48.00', { stockQuantity: 0 }), size('m', '48.00'), size('l', '48.00', { stockQuantity: 1 })];
  expect(sizeOptions([...sizes, size('xl', '48.00', { isActive: false })], 'm', 2)).toEqual([
    { value: 's', label: 'S, sold out', disabled: true },
    { value: 'l', label: 'L, 1 left', disabled: true },
  ]);
  expect(sizeOptions(sizes, 'm', 1).map(({ disabled }) => disabled)).toEqual([true, false]);
});

it.each([
  ['dearer', [item('m', '48.00')], '52.00', 400],
  ['cheaper', [item('m', '48.00')], '44.50', -350],
  ['of the same price', [item('m', '38.00')], '48.00', 0],
  ['for next to nothing', [item('m', '5.00')], '30.00', -499],
  ['in the order already', [item('m', '48.00'), item('l', '50.00')], '99.00', 200],
])('a piece that becomes %s', (_, items, price, cents) => {
  expect(centsMore({ items }, items[0]!, [size('m', '48.00'), size('l', price)], 'l')).toBe(cents);
});
