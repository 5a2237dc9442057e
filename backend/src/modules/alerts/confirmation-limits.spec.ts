import { mayAskToConfirm } from './confirmation-limits.js';

it.each([
  [false, 0, 0, true],
  [false, 19, 2, true],
  [true, 0, 0, false],
  [false, 20, 0, false],
  [false, 0, 3, false],
  [false, 21, 4, false],
])('within the hour %s, %d other alerts, %d mails today: %s', (isRecent, others, mailsOfDay, expected) => {
  expect(mayAskToConfirm({ isRecent, others, mailsOfDay })).toBe(expected);
});
