import { formatCents, formatMoney, parseMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    ['48', '$48.00'],
    ['48.5', '$48.50'],
    [0, '$0.00'],
    ['1234.5', '$1,234.50'],
    ['99999999.99', '$99,999,999.99'],
    [1000000, '$1,000,000.00'],
  ])('formats %s as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

describe('formatCents', () => {
  it('puts the minus sign before the dollar sign', () => {
    expect(formatCents(-123_456)).toBe('-$1,234.56');
  });
});

describe('parseMoney', () => {
  it.each([
    ['48', 4_800],
    [' $1,234.50 ', 123_450],
    ['0.1', 10],
    ['', undefined],
    ['-1', undefined],
    ['1.234', undefined],
    ['1,2', undefined],
    ['1e3', undefined],
    ['abc', undefined],
  ])('parses "%s" as %s cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });
});
