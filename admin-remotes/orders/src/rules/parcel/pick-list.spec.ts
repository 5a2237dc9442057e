import { leftOutText, sizesText } from './pick-list.ts';

const size = (label: string | null, pieces: number) => ({ variantId: label, label, pieces });

it.each([
  [[size('M', 7), size('L', 3)], 'M 7, L 3'],
  [[size('One size', 1)], 'One size 1'],
  [[size(null, 4)], '4'],
  [[size(null, 1), size('M', 2)], '1, M 2'],
])('%j: %s', (sizes, text) => {
  expect(sizesText(sizes)).toBe(text);
});

it.each([
  [[], undefined],
  [[{ orderNumber: 'ORD-C', reason: 'is cancelled' }], 'Left out: ORD-C is cancelled'],
  [
    [
      { orderNumber: 'ORD-B', reason: 'is not paid' },
      { orderNumber: 'ORD-C', reason: 'is shipped' },
    ],
    'Left out: ORD-B is not paid, ORD-C is shipped',
  ],
])('%j: %s', (leftOut, text) => {
  expect(leftOutText(leftOut)).toBe(text);
});
