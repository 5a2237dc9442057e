import { namedOrders, orderNumbersOf, ordersBeside } from './named-orders.ts';

it.each([
  ['no number', [{ text: 'no number' }]],
  [
    'Where is ord-7kq2m9xa? And ORD-22222222.',
    [
      { text: 'Where is ' },
      { text: 'ord-7kq2m9xa', orderNumber: 'ORD-7KQ2M9XA' },
      { text: '? And ' },
      { text: 'ORD-22222222', orderNumber: 'ORD-22222222' },
      { text: '.' },
    ],
  ],
  ['ORD-7KQ2M9XAB is too long, WORD-7KQ2M9XA no order', [{ text: 'ORD-7KQ2M9XAB is too long, WORD-7KQ2M9XA no order' }]],
  ['', []],
])('"%s" has the parts %j', (text, parts) => {
  expect(namedOrders(text)).toEqual(parts);
});

it('orderNumbersOf lists each number once, at most five', () => {
  const numbers = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `ORD-${letter.repeat(8)}`);
  expect(orderNumbersOf(`${numbers.join(' ')} ord-aaaaaaaa`)).toEqual(numbers.slice(0, 5));
});

it('ordersBeside lists the named orders first and fills up with others', () => {
  const orders = [1, 2, 3, 4, 5, 6].map((number) => ({ id: String(number) }));
  const named = orders.slice(2, 3);
  expect(ordersBeside(named, orders).map(({ id }) => id)).toEqual(['3', '1', '2', '4', '5']);
  expect(ordersBeside(named, [])).toEqual(named);
});
