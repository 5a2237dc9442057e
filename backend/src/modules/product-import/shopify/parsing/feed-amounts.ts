import { ABSENT, type FeedValue, given, unreadable } from './feed-value.js';

/** The column is numeric(10,2): at most 99,999,999.99. */
const MAX_WHOLE_DIGITS = 8;
const MAX_PIECES = 1_000_000;
const PLAIN_DECIMAL = /^(\d+)(?:\.(\d*))?$/;

/** Integer cents of a price cell; an empty one says nothing. It is read from its digits because a float cannot hold every amount exactly. */
export function readPrice(cell: string): FeedValue<number> {
  if (cell === '') return ABSENT;
  if (/^\d+,\d+$/.test(cell)) return unreadable(`the price "${shortened(cell)}" has a comma; write 10.00`);
  const match = PLAIN_DECIMAL.exec(cell);
  if (!match?.[1]) return unreadable(`the price "${shortened(cell)}" is not a plain decimal number`);
  const whole = match[1].replace(/^0+(?=\d)/, '');
  // Some shops export four decimals: "19.9900".
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > 2) return unreadable(`the price "${shortened(cell)}" has more than two decimals`);
  if (whole.length > MAX_WHOLE_DIGITS) return unreadable(`the price "${shortened(cell)}" is above 99999999.99`);
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > 0 ? given(cents) : unreadable('the price must be above 0');
}

/** The pieces of a quantity cell. An empty cell says nothing; a negative number (oversold) is returned as it is. */
export function readQuantity(cell: string): FeedValue<number> {
  if (cell === '') return ABSENT;
  if (!/^-?\d+$/.test(cell)) return unreadable(`the quantity "${shortened(cell)}" is not a whole number`);
  const pieces = Number(cell);
  return pieces > MAX_PIECES ? unreadable(`the quantity ${shortened(cell)} is above ${MAX_PIECES}`) : given(pieces);
}

function shortened(cell: string): string {
  return cell.length > 30 ? `${cell.slice(0, 30)}…` : cell;
}
