import type { InvoiceStatus } from '@shop/contract';
import { DEFAULT_SORT, type InvoiceSort, isInvoiceSort } from './invoice-sort.ts';

export interface InvoiceFilter {
  /** In number, client, email or phone. */
  search: string;
  status: InvoiceStatus | 'overdue' | 'all';
  sort: InvoiceSort;
}

export const NO_FILTER: Omit<InvoiceFilter, 'sort'> = { search: '', status: 'all' };

/** An invoice that was sent and not paid yet is open; when its due date is over, it is overdue too. */
export const FILTER_OPTIONS: readonly { value: InvoiceFilter['status']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'cancelled', label: 'Cancelled' },
];

/** Reads the filter from the address; an unknown status or order counts as not set. */
export function parseInvoiceFilter(params: URLSearchParams): InvoiceFilter {
  const status = FILTER_OPTIONS.find(({ value }) => value === params.get('status'))?.value;
  const sort = params.get('sort');
  return { search: params.get('search') ?? '', status: status ?? 'all', sort: isInvoiceSort(sort) ? sort : DEFAULT_SORT };
}

/** The address of a filter; what is not set is left out. */
export function invoiceSearch({ search, status, sort }: InvoiceFilter): URLSearchParams {
  const entries = { search, status: status === 'all' ? '' : status, sort: sort === DEFAULT_SORT ? '' : sort };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
}

export const isFiltered = ({ search, status }: Pick<InvoiceFilter, 'search' | 'status'>): boolean =>
  search !== '' || status !== 'all';

/** What is searched for: the list shows a number with a leading #, which the server does not store. */
export const searchOf = (text: string): string => text.trim().replace(/^#/, '');
