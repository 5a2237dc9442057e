import type { CartLine } from '@shop/contract';
import { cartChanges, shortages } from './cart-changes.ts';

const line = (id: string, quantity = 1, price = '20.00', stockQuantity = 9): CartLine =>
  ({ id, quantity, product: { id: `p-${id}`, name: `Tee ${id}`, price, stockQuantity } }) as CartLine;

const inSize = (of: CartLine, label: string): CartLine => ({ ...of, variant: { id: `v-${label}`, label } });

test.each<[string, CartLine[], CartLine[], string[]]>([
  ['nothing', [line('a')], [line('a')], []],
  ['a price', [line('a')], [line('a', 1, '27.00')], ['Tee a now costs $27.00 instead of $20.00.']],
  ['a removed line', [line('a'), line('b')], [line('b')], ['Tee a is no longer in your cart.']],
  ['an added line', [line('a')], [line('a'), line('b')], ['Tee b was added.']],
  ['a size', [inSize(line('a'), 'M')], [inSize(line('a'), 'L')], ['Tee a is now in size L instead of M.']],
  ['a size that was chosen', [line('a')], [inSize(line('a'), 'L')], ['Tee a is now in size L.']],
  [
    'a price of a size',
    [inSize(line('a'), 'M')],
    [inSize(line('a', 1, '27.00'), 'M')],
    ['Tee a, M now costs $27.00 instead of $20.00.'],
  ],
  ['a quantity', [line('a')], [line('a', 3)], ['The quantity of Tee a is now 3 instead of 1.']],
])('names %s that changed', (_, before, after, changes) => expect(cartChanges(before, after)).toEqual(changes));

test('names the lines that ask for more than there is', () => {
  const lines = [line('a'), inSize(line('b', 2, '20.00', 0), 'M'), line('c', 3, '20.00', 2)];
  expect(shortages(lines).map(({ text, left }) => [text, left])).toEqual([
    ['Tee b, M is sold out.', 0],
    ['Only 2 of Tee c left in stock.', 2],
  ]);
});
