import { assert, integer, property } from 'fast-check';
import { readPrice, readQuantity } from './feed-amounts.js';
import { ABSENT, given, unreadable } from './feed-value.js';
import { TEST_SEED } from '#test/support/tier.js';

describe('prices', () => {
  it.each([
    ['48.00', 4800],
    ['48', 4800],
    ['48.5', 4850],
    ['48.', 4800],
    ['19.9900', 1999],
    ['48.00000', 4800],
    ['48.500', 4850],
    ['0.01', 1],
    ['007.10', 710],
    ['0000000010.00', 1000],
    ['99999999.99', 9_999_999_999],
    ['0.29', 29],
    ['1.15', 115],
  ])('%s is %i cents', (cell, cents) => expect(readPrice(cell)).toEqual(given(cents)));

  it('an empty cell says nothing', () => expect(readPrice('')).toEqual(ABSENT));

  it.each([
    ['0', 'the price must be above 0'],
    ['0.00', 'the price must be above 0'],
    ['10,00', 'the price "10,00" has a comma; write 10.00'],
    ['19.9901', 'the price "19.9901" has more than two decimals'],
    ['10.001', 'the price "10.001" has more than two decimals'],
    ['100000000', 'the price "100000000" is above 99999999.99'],
    ['9'.repeat(30), `the price "${'9'.repeat(30)}" is above 99999999.99`],
    ['9'.repeat(400), `the price "${'9'.repeat(30)}…" is above 99999999.99`],
    ['-1', 'the price "-1" is not a plain decimal number'],
    ['1e9', 'the price "1e9" is not a plain decimal number'],
    ['1,000.00', 'the price "1,000.00" is not a plain decimal number'],
    ['x10,00', 'the price "x10,00" is not a plain decimal number'],
    ['10,00x', 'the price "10,00x" is not a plain decimal number'],
    ['$10', 'the price "$10" is not a plain decimal number'],
    ['=1+1', 'the price "=1+1" is not a plain decimal number'],
    ['NaN', 'the price "NaN" is not a plain decimal number'],
    ['Infinity', 'the price "Infinity" is not a plain decimal number'],
    ['0x10', 'the price "0x10" is not a plain decimal number'],
    ['.5', 'the price ".5" is not a plain decimal number'],
    ['١٠', 'the price "١٠" is not a plain decimal number'],
    ['10 USD', 'the price "10 USD" is not a plain decimal number'],
  ])('rejects %s', (cell, reason) => expect(readPrice(cell)).toEqual(unreadable(reason)));

  it('reads every amount of cents exactly', () => {
    assert(
      property(integer({ min: 1, max: 9_999_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(readPrice(text)).toEqual(given(cents));
      }),
      { seed: TEST_SEED },
    );
  });
});

describe('quantities', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['-3', -3],
    ['1000000', 1_000_000],
  ])('%s', (cell, pieces) => expect(readQuantity(cell)).toEqual(given(pieces)));
  it('an empty cell says nothing', () => expect(readQuantity('')).toEqual(ABSENT));
  it.each([
    ...['1.5', '1e3', 'many', '+1', '1x', 'x1', '--1'].map((cell) => [cell, `the quantity "${cell}" is not a whole number`]),
    ['1000001', 'the quantity 1000001 is above 1000000'],
    ['9'.repeat(31), `the quantity ${'9'.repeat(30)}… is above 1000000`],
  ])('rejects %s', (cell, reason) => expect(readQuantity(cell)).toEqual(unreadable(reason)));
});
