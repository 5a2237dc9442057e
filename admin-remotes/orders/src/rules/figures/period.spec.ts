import { dayIn, daysOfPeriod, type PeriodName } from './period.ts';

describe('the periods of the figures', () => {
  it.each<[PeriodName, string, string, string]>([
    ['today', '2026-03-10', '2026-03-10', '2026-03-10'],
    ['7-days', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['30-days', '2026-03-10', '2026-02-09', '2026-03-10'],
    ['this-month', '2026-03-10', '2026-03-01', '2026-03-10'],
    ['this-month', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-month', '2028-03-10', '2028-02-01', '2028-02-29'],
    ['last-month', '2026-01-10', '2025-12-01', '2025-12-31'],
    ['this-quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['this-quarter', '2026-12-10', '2026-10-01', '2026-12-10'],
    ['last-quarter', '2026-02-10', '2025-10-01', '2025-12-31'],
    ['last-quarter', '2026-07-01', '2026-04-01', '2026-06-30'],
    ['this-year', '2026-03-10', '2026-01-01', '2026-03-10'],
    ['this-year', '2028-12-31', '2028-01-01', '2028-12-31'],
  ])('%s on %s is %s to %s', (period, today, from, to) => {
    expect(daysOfPeriod(period, today)).toEqual({ from, to });
  });

  it.each([
    ['America/New_York', '2026-03-09'],
    ['Asia/Tokyo', '2026-03-10'],
  ])('begin at midnight in %s', (timeZone, day) => {
    expect(dayIn(timeZone, new Date('2026-03-10T03:30:00Z'))).toBe(day);
  });
});
