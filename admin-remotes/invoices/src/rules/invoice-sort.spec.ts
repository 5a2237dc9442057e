import { directionOf, type InvoiceSort, isInvoiceSort, nextSort, type SortColumn } from './invoice-sort.ts';

it.each<[InvoiceSort, SortColumn, InvoiceSort]>([
  ['issued-desc', 'issued', 'issued-asc'],
  ['issued-asc', 'issued', 'issued-desc'],
  ['issued-desc', 'client', 'client-asc'],
  ['client-asc', 'client', 'client-desc'],
  ['issued-desc', 'due', 'due-asc'],
  ['due-asc', 'balance', 'balance-desc'],
  ['balance-desc', 'balance', 'balance-asc'],
])('sorted by %s, a press on %s sorts by %s', (sort, column, next) => {
  expect(nextSort({ sort }, column)).toBe(next);
});

it('knows the direction of the column that sorts, and no other order', () => {
  expect(directionOf({ sort: 'due-asc' }, 'due')).toBe('ascending');
  expect(directionOf({ sort: 'due-desc' }, 'due')).toBe('descending');
  expect(directionOf({ sort: 'due-asc' }, 'total')).toBeUndefined();
  expect([null, '', 'due', 'paid-asc', 'due-up'].filter(isInvoiceSort)).toEqual([]);
});
