import { toCents } from '@shop/admin-kit';
import type { Invoice, InvoiceTerms } from '@shop/contract';

export const isAwaitingPayment = ({ status }: Pick<Invoice, 'status'>): boolean => status === 'draft' || status === 'sent';

/** A payment can be entered. */
export const awaitsRest = (invoice: Pick<Invoice, 'status' | 'balanceDue'>): boolean =>
  isAwaitingPayment(invoice) && toCents(invoice.balanceDue) > 0;

/** A client who has the invoice is reminded of it by email. */
export const canBeReminded = (invoice: Pick<Invoice, 'status' | 'balanceDue' | 'clientEmail'>): boolean =>
  invoice.status === 'sent' && invoice.clientEmail !== null && awaitsRest(invoice);

/** A client who has the invoice did not pay in time; `today` is the shop's day, YYYY-MM-DD. */
export const isOverdue = ({ status, dueOn }: Pick<Invoice, 'status' | 'dueOn'>, today: string): boolean =>
  status === 'sent' && dueOn !== null && dueOn < today;

/** The lines below "How to pay", as in the PDF. None for an invoice that is paid or cancelled, or without any way to pay. */
export function howToPay(
  invoice: Pick<Invoice, 'status' | 'invoiceNumber'>,
  { paymentHandles, paymentNote }: Pick<InvoiceTerms, 'paymentHandles' | 'paymentNote'>,
): string[] {
  if (!isAwaitingPayment(invoice)) return [];
  const ways = [...paymentHandles.map(({ label, handle }) => `${label}: ${handle}`), ...paymentNote.split(/\r?\n/)].filter(
    Boolean,
  );
  return ways.length === 0 ? [] : [...ways, `Please quote ${invoice.invoiceNumber} with your payment.`];
}
