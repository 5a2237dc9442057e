import { fromCents, lineCents, signedCents, toCents } from './money.js';

describe('cents of an amount', () => {
  it.each([
    ['48', 4800],
    ['48.5', 4850],
    ['48.05', 4805],
    ['48.50', 4850],
    ['0', 0],
    ['0.01', 1],
    ['0.10', 10],
    ['007.10', 710],
    [48, 4800],
    [48.5, 4850],
    [0.29, 29],
    ['999999999999.99', 99_999_999_999_999],
  ])('%j is %i', (amount, cents) => expect(toCents(amount)).toBe(cents));

  it.each([
    '',
    ' 48',
    '48.',
    '.5',
    '48.001',
    '-1',
    '+1',
    '1e3',
    '1,000',
    '48,00',
    '$48',
    '0x10',
    'NaN',
    '1000000000000',
    '٤٨',
    1e21,
    NaN,
    -1,
    0.001,
  ])('%j is none', (amount) => expect(() => toCents(amount)).toThrow(new RangeError(`Not an amount of money: ${amount}`)));
});

it.each([
  ['6.00', 600],
  ['-5.00', -500],
  ['-0.05', -5],
])('%j, which changes a total, is %i', (amount, cents) => expect(signedCents(amount)).toBe(cents));

it.each(['--5', '-', '+5', '5-'])('%j changes no total', (amount) => expect(() => signedCents(amount)).toThrow(RangeError));

describe('the amount of cents', () => {
  it.each([
    [4800, '48.00'],
    [4850, '48.50'],
    [4805, '48.05'],
    [0, '0.00'],
    [1, '0.01'],
    [99, '0.99'],
    [100, '1.00'],
    [-5, '-0.05'],
    [-4850, '-48.50'],
  ])('%i is %s', (cents, amount) => expect(fromCents(cents)).toBe(amount));
});

it('the cents of a line are exact', () => {
  expect([lineCents('0.10', 3), lineCents('1.15', 9), lineCents('48.05', 0)]).toEqual([30, 1035, 0]);
});
