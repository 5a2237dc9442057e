import { reconnectDelayMs } from './reconnect-delay.ts';

it.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [1, 1, 2_000],
  [3, 0, 4_000],
  [6, 1, 60_000],
  [500, 1, 60_000],
])('after %s failures with the random number %s the pause is %s ms', (failures, random, expected) => {
  expect(reconnectDelayMs(failures, random)).toBe(expected);
});
