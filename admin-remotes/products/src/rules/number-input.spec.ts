import { priceInCents, stockNote, stockOf, stockProblem, weightOf, weightProblem } from './number-input';

test.each([
  ['48', 4800],
  ['48.5', 4850],
  [0.01, 1],
  ['99999999.99', 9_999_999_999],
  ['100000000', undefined],
  ['0', undefined],
  ['0.00', undefined],
  ['-1', undefined],
  ['1.999', undefined],
  ['abc', undefined],
  [null, undefined],
])('priceInCents parses %j as %j', (price, cents) => {
  expect(priceInCents(price)).toBe(cents);
});

test.each([
  ['12', 12],
  [7, 7],
  ['3.9', 3],
  ['', 0],
  [null, 0],
  ['x', 0],
  [-4, -4],
])('stockOf parses %j as %j', (stock, pieces) => {
  expect(stockOf(stock)).toBe(pieces);
});

test.each([
  ['25,50', 2550],
  ['25,5', 2550],
  ['25.50', 2550],
  ['$ 1,250', 125_000],
  ['1,250.50', 125_050],
  ['12,34,56', undefined],
  ['1,2500', undefined],
])('a typed price of %j is %j cents', (typed, cents) => {
  expect(priceInCents(typed)).toBe(cents);
});

const RANGE = 'Stock must be a whole number from 0 to 1,000,000, for example 12';

test.each<[typed: string, pieces: number, note: string | undefined, problem: string | undefined]>([
  ['-1', -1, undefined, RANGE],
  ['1e9', 1, 'Will be saved as 1', undefined],
  ['12,50', 12, 'Will be saved as 12', undefined],
  ['$1,200.00', 1200, 'Will be saved as 1,200', undefined],
  ['1,200', 1200, 'Will be saved as 1,200', undefined],
  ['3.7', 3, 'Will be saved as 3', undefined],
  ['99999999999', 99_999_999_999, undefined, RANGE],
  ['🦊', 0, 'Will be saved as 0', undefined],
  ['', 0, undefined, undefined],
  ['12', 12, undefined, undefined],
])('a typed stock of %j is %j pieces, and the field says so', (typed, pieces, note, problem) => {
  expect([stockOf(typed), stockNote(typed), stockProblem(typed)]).toEqual([pieces, note, problem]);
});

test.each<[typed: string | number | null, ounces: number | null, problem: string | undefined]>([
  [null, null, undefined],
  [' ', null, undefined],
  [18.5, 18.5, undefined],
  ['18,5', 18.5, undefined],
  ['1,200', 1200, undefined],
  ['0', 0, 'Weight must be at least 0.1 oz'],
  ['1.25', 1.25, 'Weight must be a number with at most one decimal'],
  ['heavy', Number.NaN, 'Weight must be a number with at most one decimal'],
  ['100000', 100_000, 'Weight must be at most 99999.9 oz'],
])('a typed weight of %j is %j ounces, and the field says what is wrong', (typed, ounces, problem) => {
  expect([weightOf(typed), weightProblem(typed)]).toEqual([ounces, problem]);
});
