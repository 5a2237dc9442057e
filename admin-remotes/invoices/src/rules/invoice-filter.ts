import type { Invoice, InvoiceStatus } from '@shop/contract';

export interface InvoiceFilter {
  search: string;
  status: InvoiceStatus | 'all';
}

/** Searches number, client, email and phone, ignoring case and a leading # of the number. */
export function matchesFilter(invoice: Invoice, { search, status }: InvoiceFilter): boolean {
  if (status !== 'all' && invoice.status !== status) return false;
  const { invoiceNumber, clientName, clientEmail, clientPhone } = invoice;
  const text = [invoiceNumber, clientName, clientEmail, clientPhone].filter((part) => part !== null).join('\n');
  return text.toLowerCase().includes(search.trim().replace(/^#/, '').toLowerCase());
}
