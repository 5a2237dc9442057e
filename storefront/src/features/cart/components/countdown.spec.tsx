import { renderToString } from 'react-dom/server';
import { Countdown, countdownText } from './countdown.tsx';

const HOUR_MS = 3_600_000;

it.each([
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [1, '00:00:01'],
  [61_000, '00:01:01'],
  [24 * HOUR_MS - 1, '1 day 00:00:00'],
  [24 * HOUR_MS - 1_000, '23:59:59'],
  [53 * HOUR_MS + 1_000, '2 days 05:00:01'],
])('%d ms are "%s"', (milliseconds, text) => expect(countdownText(milliseconds)).toBe(text));

it('is not in the HTML of the server, which is kept', () => {
  expect(renderToString(<Countdown until="2036-11-29T00:00:00.000Z" clockOffset={0} />)).toBe('<span aria-hidden="true"></span>');
});
