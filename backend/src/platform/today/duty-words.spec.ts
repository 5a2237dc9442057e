import { ageInWords, counted, sinceWhen } from './duty-words.js';

it.each([
  [0, '0 orders'],
  [1, '1 order'],
  [2, '2 orders'],
  [12_345, '12,345 orders'],
])('counted: %d', (count, text) => expect(counted(count, 'order', 'orders')).toBe(text));

it.each([
  [0, 'less than a minute'],
  [59, 'less than a minute'],
  [60, '1 minute'],
  [119, '1 minute'],
  [40 * 60, '40 minutes'],
  [3_600, '1 hour'],
  [47 * 3_600, '47 hours'],
  [48 * 3_600, '2 days'],
  [75 * 3_600, '3 days'],
])('ageInWords: %d seconds', (seconds, text) => expect(ageInWords(seconds)).toBe(text));

it.each([
  ['2026-11-29T15:00:00Z', 'today'],
  ['2026-11-29T04:30:00Z', 'yesterday'],
  ['2026-11-27T15:00:00Z', 'Friday'],
  ['2026-11-23T15:00:00Z', 'Monday'],
  ['2026-11-22T15:00:00Z', 'Nov 22'],
  ['2025-12-22T15:00:00Z', 'Dec 22, 2025'],
])('sinceWhen: %s, on a Sunday in New York', (time, text) => {
  expect(sinceWhen(new Date(time), new Date('2026-11-29T20:00:00Z'), 'America/New_York')).toBe(text);
});
