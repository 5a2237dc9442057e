import type { InvoiceFilter } from './invoice-filter.ts';

export type SortColumn = 'issued' | 'client' | 'due' | 'total' | 'balance';
export type InvoiceSort = `${SortColumn}-${'asc' | 'desc'}`;

export const DEFAULT_SORT: InvoiceSort = 'issued-desc';

/** For lists without columns. */
export const SORT_OPTIONS: { value: InvoiceSort; label: string }[] = [
  { value: 'issued-desc', label: 'Newest first' },
  { value: 'issued-asc', label: 'Oldest first' },
  { value: 'client-asc', label: 'Client, A to Z' },
  { value: 'client-desc', label: 'Client, Z to A' },
  { value: 'due-asc', label: 'Due first' },
  { value: 'due-desc', label: 'Due last' },
  { value: 'total-desc', label: 'Largest total' },
  { value: 'total-asc', label: 'Smallest total' },
  { value: 'balance-desc', label: 'Largest due amount' },
  { value: 'balance-asc', label: 'Smallest due amount' },
];

export const isInvoiceSort = (text: string | null): text is InvoiceSort => SORT_OPTIONS.some(({ value }) => value === text);

/** Whether the list is sorted by the column, and how. */
export const directionOf = (
  { sort }: Pick<InvoiceFilter, 'sort'>,
  column: SortColumn,
): 'ascending' | 'descending' | undefined => {
  if (sort === `${column}-asc`) return 'ascending';
  return sort === `${column}-desc` ? 'descending' : undefined;
};

/** The order after a press on the heading of a column: amounts and days begin with the largest, names with A. */
export function nextSort({ sort }: Pick<InvoiceFilter, 'sort'>, column: SortColumn): InvoiceSort {
  const first: InvoiceSort = column === 'client' || column === 'due' ? `${column}-asc` : `${column}-desc`;
  if (sort !== first) return first;
  return first.endsWith('-asc') ? `${column}-desc` : `${column}-asc`;
}
