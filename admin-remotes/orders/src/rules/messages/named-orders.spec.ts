import { namedOrders } from './named-orders.ts';

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
