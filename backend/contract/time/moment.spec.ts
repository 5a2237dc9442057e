import { formatMoment } from './moment.js';

it.each([
  ['2026-11-28T00:00:00Z', 'America/New_York', 'Fri, Nov 27, 7:00 PM ET'],
  ['2026-07-01T16:30:00Z', 'America/New_York', 'Wed, Jul 1, 12:30 PM ET'],
  ['2026-11-01T05:30:00Z', 'America/New_York', 'Sun, Nov 1, 1:30 AM ET'],
  ['2026-11-28T03:00:00Z', 'America/Los_Angeles', 'Fri, Nov 27, 7:00 PM PT'],
])('%s in %s is "%s"', (moment, timeZone, text) => {
  expect(formatMoment(moment, timeZone)).toBe(text);
});
