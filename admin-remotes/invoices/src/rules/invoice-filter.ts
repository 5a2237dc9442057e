import type { InvoiceStatus } from '@shop/contract';
import { STATUS_OPTIONS } from './invoice-labels.ts';

export interface InvoiceFilter {
  /** In number, client, email or phone. */
  search: string;
  status: InvoiceStatus | 'all';
}

export const NO_FILTER: InvoiceFilter = { search: '', status: 'all' };

/** Reads the filter from the address; an unknown status counts as not set. */
export function parseInvoiceFilter(params: URLSearchParams): InvoiceFilter {
  const status = STATUS_OPTIONS.find(({ value }) => value === params.get('status'))?.value;
  return { search: params.get('search') ?? '', status: status ?? 'all' };
}

/** The address of a filter; what is not set is left out. */
export function invoiceSearch({ search, status }: InvoiceFilter): URLSearchParams {
  const entries = { search, status: status === 'all' ? '' : status };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
}

export const isFiltered = ({ search, status }: InvoiceFilter): boolean => search !== '' || status !== 'all';

/** What is searched for: cards show a number with a leading #, which the server does not store. */
export const searchOf = (text: string): string => text.trim().replace(/^#/, '');
