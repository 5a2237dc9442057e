/** The value of a cell, or the reason why it cannot be used. */
type ParsedCell<T> = { value: T } | { reason: string };

/** The column is numeric(10,2): at most 99,999,999.99. */
const MAX_WHOLE_DIGITS = 8;
const MAX_PIECES = 1_000_000;
const PLAIN_DECIMAL = /^(\d+)(?:\.(\d*))?$/;

/** Integer cents of a price cell, read from its digits because a float cannot hold every amount exactly. */
export function readPrice(cell: string): ParsedCell<number> {
  if (cell === '') return { reason: 'the price is missing' };
  if (/^\d+,\d+$/.test(cell)) return { reason: `the price "${shortened(cell)}" has a comma; write 10.00` };
  const match = PLAIN_DECIMAL.exec(cell);
  if (!match?.[1]) return { reason: `the price "${shortened(cell)}" is not a plain decimal number` };
  const whole = match[1].replace(/^0+(?=\d)/, '');
  // Some shops export four decimals: "19.9900".
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > 2) return { reason: `the price "${shortened(cell)}" has more than two decimals` };
  if (whole.length > MAX_WHOLE_DIGITS) return { reason: `the price "${shortened(cell)}" is above 99999999.99` };
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > 0 ? { value: cents } : { reason: 'the price must be above 0' };
}

/** The pieces of a quantity cell. An empty cell is unknown (null); a negative number (oversold) is returned as it is. */
export function readQuantity(cell: string): ParsedCell<number | null> {
  if (cell === '') return { value: null };
  if (!/^-?\d+$/.test(cell)) return { reason: `the quantity "${shortened(cell)}" is not a whole number` };
  const pieces = Number(cell);
  return pieces > MAX_PIECES ? { reason: `the quantity ${shortened(cell)} is above ${MAX_PIECES}` } : { value: pieces };
}

function shortened(cell: string): string {
  return cell.length > 30 ? `${cell.slice(0, 30)}…` : cell;
}
