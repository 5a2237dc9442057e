import type { InvoiceStatus } from '@shop/contract';

export interface InvoiceFilter {
  /** In number, client, email or phone. */
  search: string;
  status: InvoiceStatus | 'all';
}

export const NO_FILTER: InvoiceFilter = { search: '', status: 'all' };

export const isFiltered = ({ search, status }: InvoiceFilter): boolean => search !== '' || status !== 'all';

/** What is searched for: cards show a number with a leading #, which the server does not store. */
export const searchOf = (text: string): string => text.trim().replace(/^#/, '');
