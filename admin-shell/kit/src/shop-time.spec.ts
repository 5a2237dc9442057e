import { shopTime } from './shop-time.ts';

describe('times of the shop', () => {
  it.each([
    ['America/New_York', 'Dec 31, 2026, 7:30 PM', 'Dec 31, 2026', '7:30 PM'],
    ['Asia/Tokyo', 'Jan 1, 2027, 9:30 AM', 'Jan 1, 2027', '9:30 AM'],
    ['UTC', 'Jan 1, 2027, 12:30 AM', 'Jan 1, 2027', '12:30 AM'],
  ])('are those of its time zone %s', (timeZone, moment, day, timeOfDay) => {
    const time = shopTime(timeZone);
    const spaced = (text: string): string => text.replaceAll('\u202f', ' ');
    expect(spaced(time.moment('2027-01-01T00:30:00Z'))).toBe(moment);
    expect(time.day('2027-01-01T00:30:00Z')).toBe(day);
    expect(spaced(time.timeOfDay('2027-01-01T00:30:00Z'))).toBe(timeOfDay);
  });
});
