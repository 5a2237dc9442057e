import { arrivalDays, arrivalText } from './arrives-by.js';

const delivery = (packDays: number, transitDaysMin: number, transitDaysMax: number) => ({
  packDays,
  transitDaysMin,
  transitDaysMax,
});

it.each([
  ['a Monday', '2026-11-30T15:00:00Z', delivery(0, 1, 1), 'Dec 1'],
  ['within a month', '2026-11-30T15:00:00Z', delivery(2, 3, 5), 'Dec 3 to 9'],
  ['over a weekend', '2026-12-04T15:00:00Z', delivery(0, 1, 2), 'Dec 7 to 8'],
  ['paid on a Saturday', '2026-12-05T15:00:00Z', delivery(0, 1, 1), 'Dec 7'],
  ['paid on a Sunday', '2026-12-06T15:00:00Z', delivery(1, 1, 1), 'Dec 7 to 8'],
  ['into the next month', '2026-11-25T15:00:00Z', delivery(1, 3, 5), 'Nov 30 to Dec 3'],
  ['into the next year', '2026-12-29T15:00:00Z', delivery(1, 2, 4), 'Dec 31 to Jan 5'],
  ['the same days of another month', '2026-12-30T15:00:00Z', delivery(22, 1, 1), 'Dec 31 to Feb 1'],
  ['late in the evening, still Friday in the shop', '2026-12-05T03:00:00Z', delivery(0, 1, 1), 'Dec 7'],
  ['on the day of the change to summer time', '2027-03-12T15:00:00Z', delivery(0, 1, 3), 'Mar 15 to 17'],
])('arrival, %s', (_, paidAt, time, text) => {
  expect(arrivalText(arrivalDays(time, new Date(paidAt), 'America/New_York'))).toBe(text);
});

it('the shop counts its own days', () => {
  const paidAt = new Date('2026-12-01T03:00:00Z');
  expect(arrivalDays(delivery(0, 1, 1), paidAt, 'America/New_York').first).toBe('2026-12-01');
  expect(arrivalDays(delivery(0, 1, 1), paidAt, 'UTC').first).toBe('2026-12-02');
});
