import { timeFormat } from './time-format.js';

const hourIn = timeFormat('en-US', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
const NOON = new Date('2026-07-04T12:00Z');

it.each([
  [
    ['UTC', 'America/New_York', 'Asia/Tokyo'],
    ['12:00', '08:00', '21:00'],
  ],
  [
    ['Asia/Tokyo', 'Asia/Tokyo', 'UTC'],
    ['21:00', '21:00', '12:00'],
  ],
])('writes the time of each zone, whichever came before: %j', (zones, times) => {
  expect(zones.map((zone) => hourIn(zone, NOON))).toEqual(times);
});

it('refuses what is no time zone, and goes on with the next', () => {
  expect(() => hourIn('Mars/Olympus', NOON)).toThrow(RangeError);
  expect(hourIn('Asia/Tokyo', NOON)).toBe('21:00');
});
