import { formatDateTime } from './format-time.ts';

const NOW = new Date(2026, 10, 22, 9, 0);

it.each([
  [new Date(2026, 10, 21, 15, 12), 'Nov 21, 3:12 PM'],
  [new Date(2025, 0, 2, 0, 5), 'Jan 2, 2025, 12:05 AM'],
])('formats %s as %s', (time, text) => {
  expect(formatDateTime(time.toISOString(), NOW)).toBe(text);
});
