import { wrapIndex } from './gallery.ts';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
])('from picture %i, a step of %i among %i leads to %i', (index, step, length, next) =>
  expect(wrapIndex(index, step, length)).toBe(next),
);
