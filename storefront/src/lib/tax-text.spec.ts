import { taxText } from './tax-text.ts';

it.each([
  ['included', 'Sales tax is included.'],
  ['not-collected', 'No sales tax is added.'],
  ['undecided', undefined],
] as const)('sales tax that is %s is said as "%s"', (salesTax, text) => {
  expect(taxText({ salesTax, taxMode: 'off' })).toBe(text);
  expect(taxText({ salesTax, taxMode: 'table' })).toBeUndefined();
});
