import { searchedAmount } from './searched-amount.js';

it.each([
  ['160', '160.00'],
  ['160.00', '160.00'],
  [' $160.50 ', '160.50'],
  ['$1,160.00', '1160.00'],
  ['1160', '1160.00'],
  ['0.50', '0.50'],
  ['16,0', undefined],
  ['160.0', undefined],
  ['160 main street', undefined],
  ['ORD-160', undefined],
  ['4105550199', undefined],
  ['-160', undefined],
  ['', undefined],
])('a search for %j means the amount %j', (search, amount) => {
  expect(searchedAmount(search)).toBe(amount);
});
