import { secondsLeft, undoneText } from './undo-labels.ts';

it.each([
  ['pay', 'Order ORD-1 is unpaid again'],
  ['deliver', 'Order ORD-1 is on its way again'],
  [undefined, 'The last step of order ORD-1 is undone'],
] as const)('an undone step (%s) is told as "%s"', (step, text) => {
  expect(undoneText('ORD-1', step)).toBe(text);
});

it.each<[string, number | null, number, number | null]>([
  ['a step without an email can be undone at any time', null, 90_000, null],
  ['right after reading', 30, 0, 30],
  ['a render before the data arrived', 30, -5_000, 30],
  ['a part of a second counts as one', 30, 29_200, 1],
  ['at the end', 30, 30_000, 0],
  ['after the end', 30, 90_000, 0],
])('the time that is left: %s', (_, seconds, elapsedMs, left) => {
  expect(secondsLeft({ secondsLeft: seconds }, 1_000_000, 1_000_000 + elapsedMs)).toBe(left);
});
