import { dayIn } from '#platform/calendar-day.js';
import { comparedPeriod, daysBeside, daysOf, periodOf } from './figures-period.js';

const TODAY = '2026-03-10';

describe('the period of the figures', () => {
  it.each([
    [{}, '2026-02-09', '2026-03-10'],
    [{ to: '2026-01-30' }, '2026-01-01', '2026-01-30'],
    [{ from: '2026-03-10' }, '2026-03-10', '2026-03-10'],
    [{ from: '2028-01-01', to: '2028-12-31' }, '2028-01-01', '2028-12-31'],
  ])('%j is %s to %s', (asked, from, to) => {
    expect(periodOf(asked, TODAY)).toEqual({ from, to });
  });

  it.each([
    [{ from: '2026-03-11' }, 'The first day must not be after the last day'],
    [{ from: '2025-01-01', to: '2026-01-02' }, 'Please choose at most 366 days'],
  ])('%j is refused', (asked, message) => {
    expect(() => periodOf(asked, TODAY)).toThrow(message);
  });

  it.each([
    ['2026-03-10', '2026-03-10', '2026-03-09', '2026-03-09'],
    ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ])('before %s to %s lies %s to %s, as long', (from, to, beforeFrom, beforeTo) => {
    const before = comparedPeriod({ from, to }, 'before');
    expect(before).toEqual({ from: beforeFrom, to: beforeTo });
    expect(daysOf(before)).toHaveLength(daysOf({ from, to }).length);
  });

  it.each([
    ['2026-03-10', '2026-03-10', '2025-03-10', '2025-03-10'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2028-02-29', '2028-03-01', '2027-02-28', '2027-03-01'],
    ['2029-02-01', '2029-02-28', '2028-02-01', '2028-02-29'],
    ['2029-01-01', '2029-12-31', '2028-01-01', '2028-12-31'],
  ])('the days of %s to %s were %s to %s last year', (from, to, otherFrom, otherTo) => {
    expect(comparedPeriod({ from, to }, 'last-year')).toEqual({ from: otherFrom, to: otherTo });
  });

  it.each(['2026-02-01', '2028-02-01', '2029-02-01'])('every day of the compared quarter stands beside one, from %s', (from) => {
    const period = { from, to: `${from.slice(0, 4)}-04-30` };
    for (const comparison of ['before', 'last-year'] as const) {
      const compared = comparedPeriod(period, comparison);
      const beside = daysBeside(period, compared, comparison);
      expect([...beside.keys()]).toEqual(daysOf(period));
      expect([...beside.values()].flat().toSorted()).toEqual(daysOf(compared));
    }
  });

  it('February 29 of last year is added to February 28, and this year’s stands beside nothing', () => {
    const beside = (from: string, to: string) => {
      const period = { from, to };
      return daysBeside(period, comparedPeriod(period, 'last-year'), 'last-year');
    };
    expect(beside('2029-02-28', '2029-03-01').get('2029-02-28')).toEqual(['2028-02-28', '2028-02-29']);
    expect(beside('2028-02-28', '2028-03-01').get('2028-02-29')).toEqual([]);
  });

  it('lists its days', () => {
    expect(daysOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  });

  it.each([
    ['America/New_York', '2026-03-09'],
    ['Asia/Tokyo', '2026-03-10'],
  ])('in %s the day is %s', (timeZone, day) => {
    expect(dayIn(timeZone, new Date('2026-03-10T03:30:00Z'))).toBe(day);
  });
});
