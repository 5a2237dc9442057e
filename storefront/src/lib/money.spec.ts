import { formatCharge, formatPrice } from './money.ts';

test.each([
  ['48', '$48.00'],
  ['48.5', '$48.50'],
  ['1248.00', '$1,248.00'],
  ['99999999.99', '$99,999,999.99'],
])('%s is formatted as %s', (amount, formatted) => expect(formatPrice(amount)).toBe(formatted));

test.each([
  ['6.00', '$6.00'],
  ['-1250.50', '-$1,250.50'],
  ['-0.05', '-$0.05'],
])('what changes a total by %s is formatted as %s', (amount, formatted) => expect(formatCharge(amount)).toBe(formatted));
