import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Amount, amountProblem } from './money-fields.js';

const rules = { label: 'Price', invalid: 'Price must be a valid positive number' };

describe('amountProblem', () => {
  it.each([1, 0.01, 48, 48.5, 99_999_999.99, '1', '0.01', '48.50', ' 48 ', '00048', '99999999.99'])('accepts %j', (value) => {
    expect(amountProblem(value, rules)).toBeUndefined();
  });

  it.each<[unknown, string]>([
    ...[
      0,
      -1,
      NaN,
      Infinity,
      1e21,
      1e-7,
      '',
      ' ',
      '0',
      '0.00',
      '-1',
      '+1',
      '1e3',
      '0x10',
      '1,000',
      '1.',
      '.5',
      '$5',
      '٣',
      null,
      undefined,
      true,
      {},
      [5],
      5n,
    ].map((value): [unknown, string] => [value, 'Price must be a valid positive number']),
    ['1.005', 'Price can have at most 2 decimals'],
    [0.1 + 0.2, 'Price can have at most 2 decimals'],
    ['100000000', 'Price must be at most 99,999,999.99'],
    [100_000_000, 'Price must be at most 99,999,999.99'],
  ])('rejects %p', (value, problem) => {
    expect(amountProblem(value, rules)).toBe(problem);
  });

  it('accepts zero when the rules allow it', () => {
    expect(amountProblem(0, { ...rules, allowZero: true })).toBeUndefined();
    expect(amountProblem('-0', { ...rules, allowZero: true })).toBe(rules.invalid);
  });
});

describe('an amount field', () => {
  class Priced {
    @Amount(rules)
    price: unknown;
  }
  const read = (price: unknown): { price: unknown; problems: unknown[] } => {
    const priced = plainToInstance(Priced, { price });
    return { price: priced.price, problems: validateSync(priced).map(({ constraints }) => constraints) };
  };

  it.each([
    [' 48 ', '48.00'],
    [48.5, '48.50'],
    ['0.05', '0.05'],
  ])('reads %j as %s', (written, price) => {
    expect(read(written)).toEqual({ price, problems: [] });
  });

  it.each([
    ['many', rules.invalid],
    ['1.005', 'Price can have at most 2 decimals'],
    [100_000_000, 'Price must be at most 99,999,999.99'],
  ])('keeps %j and says: %s', (written, problem) => {
    expect(read(written)).toEqual({ price: written, problems: [{ amount: problem }] });
  });
});
