import type { InvoiceFilter } from './invoice-filter.ts';

export type SortColumn = 'issued' | 'client' | 'due' | 'total' | 'balance';
export type InvoiceSort = `${SortColumn}-${'asc' | 'desc'}`;

export const DEFAULT_SORT: InvoiceSort = 'issued-desc';
const COLUMNS: readonly SortColumn[] = ['issued', 'client', 'due', 'total', 'balance'];

export const isInvoiceSort = (text: string | null): text is InvoiceSort =>
  COLUMNS.some((column) => text === `${column}-asc` || text === `${column}-desc`);

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
