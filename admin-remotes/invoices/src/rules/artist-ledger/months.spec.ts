import { monthName, previousMonth, recentMonths } from './months.ts';

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
