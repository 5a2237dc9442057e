import { newRow } from './size-row';
import { optionProblem, priceProblem, valuesProblem } from './size-validation';

test('every size needs a name of its own, whatever its case', () => {
  const rows = [newRow(['M', 'Black']), newRow(['m ', ' black']), newRow(['M', ' '])];
  expect(valuesProblem(rows, 0, 0)).toBeUndefined();
  expect(valuesProblem(rows, 1, 0)).toBe('The size m / black exists already');
  expect(valuesProblem(rows, 1, 1)).toBeUndefined();
  expect(valuesProblem(rows, 2, 1)).toBe('Every size needs a name');
  expect(valuesProblem(rows, 7, 0)).toBeUndefined();
});

test.each([
  [null, undefined],
  ['', undefined],
  ['48.00', undefined],
  ['47.99', 'At least $48.00'],
  ['0', 'Price must be a valid positive number'],
  ['x', 'Price must be a valid positive number'],
])('priceProblem of %j beside a product of $48', (priceOverride, problem) => {
  expect(priceProblem({ ...newRow(['M']), priceOverride }, '48')).toBe(problem);
});

test('priceProblem leaves a hidden size and an unknown price of the product alone', () => {
  expect(priceProblem({ ...newRow(['M']), priceOverride: '1', isActive: false }, '48')).toBeUndefined();
  expect(priceProblem({ ...newRow(['M']), priceOverride: '1' }, null)).toBeUndefined();
});

test('every option needs a name of its own', () => {
  const names = ['Size', ' size', ''];
  expect([0, 1, 2].map((index) => optionProblem(names, index))).toEqual([
    undefined,
    'Two options have the same name',
    'Every option needs a name',
  ]);
});
