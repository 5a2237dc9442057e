import type { Invoice, InvoiceStatus } from '@shop/contract';

export interface InvoiceFilter {
  search: string;
  status: InvoiceStatus | 'all';
}

/** The search reads number, client, email and phone, whatever the case; a leading # of the number does not count. */
export function matchesFilter(invoice: Invoice, { search, status }: InvoiceFilter): boolean {
  if (status !== 'all' && invoice.status !== status) return false;
  const { invoiceNumber, clientName, clientEmail, clientPhone } = invoice;
  const text = [invoiceNumber, clientName, clientEmail, clientPhone].filter((part) => part !== null).join('\n');
  return text.toLowerCase().includes(search.trim().replace(/^#/, '').toLowerCase());
}
