import { formatCalendarDay, shopTime } from './time-format.ts';

const spaced = (text: string): string => text.replaceAll('\u202f', ' ');

describe('times of the shop', () => {
  it.each([
    ['America/New_York', 'Dec 31, 2026, 7:30 PM', 'Dec 31, 2026', '7:30 PM', '2026-12-31', 'December 31, 2026'],
    ['Asia/Tokyo', 'Jan 1, 2027, 9:30 AM', 'Jan 1, 2027', '9:30 AM', '2027-01-01', 'January 1, 2027'],
    ['UTC', 'Jan 1, 2027, 12:30 AM', 'Jan 1, 2027', '12:30 AM', '2027-01-01', 'January 1, 2027'],
  ])('are those of its time zone %s', (timeZone, moment, day, timeOfDay, calendarDay, longDay) => {
    const time = shopTime(timeZone);
    const at = '2027-01-01T00:30:00Z';
    expect(spaced(time.moment(at))).toBe(moment);
    expect(time.day(at)).toBe(day);
    expect(time.longDay(at)).toBe(longDay);
    expect(spaced(time.timeOfDay(at))).toBe(timeOfDay);
    expect(time.calendarDay(at)).toBe(calendarDay);
  });
});

describe('the start of a day', () => {
  it.each([
    ['America/New_York', '2026-11-22', '2026-11-22T05:00:00.000Z'],
    ['America/New_York', '2026-07-04', '2026-07-04T04:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-22', '2026-11-21T15:00:00.000Z'],
    ['UTC', '2026-11-22', '2026-11-22T00:00:00.000Z'],
  ])('in %s of %s is %s', (timeZone, day, start) => {
    expect(shopTime(timeZone).startOfDay(day)?.toISOString()).toBe(start);
  });

  it.each(['', 'tomorrow', '2026-13-01', '2026-1-1'])('is undefined for %j', (day) => {
    expect(shopTime('UTC').startOfDay(day)).toBeUndefined();
  });
});

describe('the moment of a time on the clock', () => {
  it.each([
    ['America/New_York', '2026-11-27T19:00', '2026-11-28T00:00:00.000Z'],
    ['America/New_York', '2026-07-01T12:30', '2026-07-01T16:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-27T19:00', '2026-11-27T13:30:00.000Z'],
    ['America/New_York', '2026-03-08T12:00', '2026-03-08T16:00:00.000Z'],
    ['America/New_York', '2026-11-01T12:00', '2026-11-01T17:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
  ])('in %s at %s is %s', (timeZone, clockTime, moment) => {
    const time = shopTime(timeZone);
    expect(time.momentAt(clockTime)?.toISOString()).toBe(moment);
    expect(time.clockTime(moment)).toBe(clockTime);
  });

  it.each([
    ['comes twice', 'America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['comes twice', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['is left out', 'America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['is left out', 'Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ])('which %s in %s at %s is %s', (_, timeZone, clockTime, moment) => {
    expect(shopTime(timeZone).momentAt(clockTime)?.toISOString()).toBe(moment);
  });

  it.each(['', '2026-11-27', '2026-13-27T19:00', '2026-11-27T19:00:00'])('is undefined for %j', (clockTime) => {
    expect(shopTime('UTC').momentAt(clockTime)).toBeUndefined();
  });

  it('is written with its zone', () => {
    const time = shopTime('America/New_York');
    expect(spaced(time.momentWithZone('2026-11-28T00:00:00Z'))).toBe('Fri, Nov 27, 2026, 7:00 PM EST');
    expect(spaced(time.momentWithZone('2026-11-01T05:30:00Z'))).toBe('Sun, Nov 1, 2026, 1:30 AM EDT');
    expect(spaced(time.shortMoment('2026-11-28T00:00:00Z'))).toBe('Nov 27, 7:00 PM');
    expect(time.zone).toBe('Eastern Time');
  });
});

it('a calendar day is the same in every time zone', () => {
  expect(formatCalendarDay('2026-12-21')).toBe('Dec 21, 2026');
  expect(formatCalendarDay('2026-12-21', 'longDay')).toBe('December 21, 2026');
});
