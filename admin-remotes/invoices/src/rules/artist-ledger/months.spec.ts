import { closesFrom, monthName, offeredMonths, parseMonth, previousMonth, recentMonths } from './months.ts';

it.each([
  ['2026-11', '2026-10'],
  ['2026-01', '2025-12'],
])('the month before %s is %s', (month, before) => {
  expect(previousMonth(month)).toBe(before);
});

it('offers two years up to today', () => {
  const months = recentMonths('2026-02-28');
  expect(months.slice(0, 3)).toEqual([
    { value: '2026-02', label: 'February 2026' },
    { value: '2026-01', label: 'January 2026' },
    { value: '2025-12', label: 'December 2025' },
  ]);
  expect(months.at(-1)).toEqual({ value: '2024-03', label: 'March 2024' });
  expect(monthName('2026-11')).toBe('November 2026');
});

it.each([
  ['2026-11', 'Dec 1, 1:00 AM'],
  ['2026-12', 'Jan 1, 1:00 AM'],
])('%s can be closed from %s', (month, text) => {
  expect(closesFrom(month)).toBe(text);
});

it.each([
  ['', '2026-10'],
  ['month=2026-11', '2026-11'],
  ['month=2020-01', '2020-01'],
  ['month=2019-12', '2026-10'],
  ['month=2026-13', '2026-10'],
])('the month of "%s" is %s', (search, month) => {
  expect(parseMonth(new URLSearchParams(search), '2026-11-27')).toBe(month);
});

it('offers the month that is shown, however old', () => {
  expect(offeredMonths('2026-11-27', '2026-10')).toHaveLength(24);
  expect(offeredMonths('2026-11-27', '2020-01').at(-1)).toEqual({ value: '2020-01', label: 'January 2020' });
});
