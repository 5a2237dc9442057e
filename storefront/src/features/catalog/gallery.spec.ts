import { wrapIndex } from './gallery.ts';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
])('index %i, step %i, length %i: the next index is %i', (index, step, length, next) =>
  expect(wrapIndex(index, step, length)).toBe(next),
);
