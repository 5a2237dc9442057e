import { cartCount } from './cart-count.ts';
import { cartTotalCents } from './cart-totals.ts';

const line = (quantity: number, price: string) => ({ quantity, product: { price } });

test.each([
  [[], 0, 0],
  [[line(1, '48.00')], 1, 4800],
  [[line(3, '19.99'), line(2, '0.10')], 5, 6017],
  [[line(99, '99999.99')], 99, 989999901],
])('%j counts %i pieces and %i cents', (lines, count, cents) => {
  expect(cartCount(lines)).toBe(count);
  expect(cartTotalCents(lines)).toBe(cents);
});
