import { priceInCents, priceText, stockOf } from './number-input';

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
  [-4, 0],
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
  expect(priceInCents(priceText(typed))).toBe(cents);
});
