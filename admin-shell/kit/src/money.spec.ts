import { formatCents, formatMoney, parseMoney, parsePositiveMoney } from './money.ts';

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
    ['48.5', 4_850],
    [' $1,234.50 ', 123_450],
    ['0.1', 10],
    ['12,50', 1_250],
    ['25,5', 2_550],
    ['$ 1,250', 125_000],
    ['0', 0],
    ['99999999.99', 9_999_999_999],
  ])('parses "%s" as %s cents', (text, cents) => {
    expect(parseMoney(text)).toEqual({ cents });
  });

  it.each([
    ['', 'Please enter an amount'],
    [' $ ', 'Please enter an amount'],
    ['-1', 'Please enter an amount without a minus sign'],
    ['(5.00)', 'Please enter an amount without a minus sign'],
    ['12.345', 'An amount has at most two decimals, for example 12.50'],
    ['1e9', '"1e9" is not an amount. Please write it like 12.50'],
    ['1.234,50', '"1.234,50" is not an amount. Please write it like 12.50'],
    ['1,2500', '"1,2500" is not an amount. Please write it like 12.50'],
    ['12.', '"12." is not an amount. Please write it like 12.50'],
    ['5 €', '"5 €" is not an amount. Please write it like 12.50'],
    ['100000000', 'At most $99,999,999.99'],
  ])('names what is wrong with "%s"', (text, problem) => {
    expect(parseMoney(text)).toEqual({ problem });
  });

  it('asks for more than zero where zero is no amount', () => {
    expect(parsePositiveMoney('0,00')).toEqual({ problem: 'Please enter an amount above zero' });
    expect(parsePositiveMoney('0.01')).toEqual({ cents: 1 });
  });
});
