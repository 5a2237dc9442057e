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
  ['into the next month', '2026-10-27T15:00:00Z', delivery(1, 3, 5), 'Oct 30 to Nov 4'],
  ['into the next year', '2026-12-29T15:00:00Z', delivery(1, 2, 4), 'Dec 31 to Jan 6'],
  ['the same days of another month', '2026-12-30T15:00:00Z', delivery(20, 1, 1), 'Dec 31 to Feb 1'],
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

it.each([
  ["New Year's Day", '2027-12-31', '2028-01-03'],
  ["New Year's Day on a Friday", '2026-12-31', '2027-01-04'],
  ['Martin Luther King Day', '2027-01-15', '2027-01-19'],
  ["Washington's Birthday", '2027-02-12', '2027-02-16'],
  ['Memorial Day, the last Monday of five', '2027-05-28', '2027-06-01'],
  ['Memorial Day, the last Monday of four', '2026-05-22', '2026-05-26'],
  ['the last Monday but one of May', '2027-05-21', '2027-05-24'],
  ['Juneteenth', '2026-06-18', '2026-06-22'],
  ['Independence Day on a Sunday', '2027-07-02', '2027-07-06'],
  ['Independence Day on a Saturday', '2026-07-02', '2026-07-03'],
  ['Labor Day', '2026-09-04', '2026-09-08'],
  ['Columbus Day', '2026-10-09', '2026-10-13'],
  ['Veterans Day', '2026-11-10', '2026-11-12'],
  ['Thanksgiving', '2026-11-25', '2026-11-27'],
  ['Christmas Day', '2026-12-24', '2026-12-28'],
])('no mail arrives on %s', (_, paidOn, next) => {
  expect(arrivalDays(delivery(0, 1, 1), new Date(`${paidOn}T17:00:00Z`), 'America/New_York').first).toBe(next);
});
