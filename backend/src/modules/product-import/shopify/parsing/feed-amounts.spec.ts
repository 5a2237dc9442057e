import { assert, integer, property } from 'fast-check';
import { readPrice, readQuantity } from './feed-amounts.js';
import { TEST_SEED } from '#test/support/tier.js';

describe('prices', () => {
  it.each([
    ['48.00', 4800],
    ['48', 4800],
    ['48.5', 4850],
    ['48.', 4800],
    ['0.01', 1],
    ['007.10', 710],
    ['99999999.99', 9_999_999_999],
    ['0.29', 29],
    ['1.15', 115],
  ])('%s is %i cents', (cell, cents) => expect(readPrice(cell)).toEqual({ value: cents }));

  it.each([
    ['', 'missing'],
    ['0', 'above 0'],
    ['0.00', 'above 0'],
    ['-1', 'not a plain'],
    ['1e9', 'not a plain'],
    ['10,00', 'comma'],
    ['1,000.00', 'not a plain'],
    ['10.001', 'two decimals'],
    ['100000000', 'above 99999999.99'],
    ['9'.repeat(400), 'above 99999999.99'],
    ['$10', 'not a plain'],
    ['=1+1', 'not a plain'],
    ['NaN', 'not a plain'],
    ['Infinity', 'not a plain'],
    ['0x10', 'not a plain'],
    ['.5', 'not a plain'],
    ['١٠', 'not a plain'],
    ['10 USD', 'not a plain'],
  ])('rejects %s', (cell, reason) => expect(readPrice(cell)).toEqual({ reason: expect.stringContaining(reason) as unknown }));

  it('reads every amount of cents exactly', () => {
    assert(
      property(integer({ min: 1, max: 9_999_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(readPrice(text)).toEqual({ value: cents });
      }),
      { seed: TEST_SEED },
    );
  });
});

describe('quantities', () => {
  it.each([
    ['', null],
    ['0', 0],
    ['12', 12],
    ['-3', -3],
    ['1000000', 1_000_000],
  ])('%s', (cell, pieces) => expect(readQuantity(cell)).toEqual({ value: pieces }));
  it.each(['1.5', '1e3', 'many', '1000001', '9'.repeat(30), '+1'])('rejects %s', (cell) =>
    expect(readQuantity(cell)).toHaveProperty('reason'),
  );
});
