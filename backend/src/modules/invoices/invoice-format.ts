import type { InvoiceShop } from './invoice-shop.js';
import type { InvoiceItemView, InvoiceView } from './invoice.view.js';

/** How the PDF and the email of an invoice write amounts, dates and names. */
export const formatDollars = (amount: string): string => `$${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** The day of a moment, in the shop's time zone. */
export const formatDay = (date: Date, timeZone: string): string =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone });

/** A calendar day, YYYY-MM-DD, which no time zone moves. */
export const formatCalendarDay = (day: string): string => formatDay(new Date(day), 'UTC');

/** "Harbor Tee, M". */
export function itemName({
  productName,
  customProductName,
  size,
}: Pick<InvoiceItemView, 'productName' | 'customProductName' | 'size'>): string {
  const name = productName ?? customProductName ?? 'Item';
  return size ? `${name}, ${size}` : name;
}

export const thankYou = (shopName: string): string =>
  `Thank you for your business. Every purchase at ${shopName} supports second-chance employment.`;

/** The lines below the total of an invoice with payments: what was paid and what is due. */
export function paymentLines({
  payments,
  paidAmount,
  balanceDue,
}: Pick<InvoiceView, 'payments' | 'paidAmount' | 'balanceDue'>): { label: string; amount: string }[] {
  if (payments.every(({ undoneAt }) => undoneAt !== null)) return [];
  return [
    { label: 'Paid', amount: paidAmount },
    { label: 'Balance due', amount: balanceDue },
  ];
}

/** The lines below "How to pay". None for an invoice that is paid or cancelled, or when the shop offers no way. */
export function howToPay(
  { status, invoiceNumber }: Pick<InvoiceView, 'status' | 'invoiceNumber'>,
  { paymentHandles, paymentNote }: Pick<InvoiceShop, 'paymentHandles' | 'paymentNote'>,
): string[] {
  if (status === 'paid' || status === 'cancelled') return [];
  const ways = [...paymentHandles.map(({ label, handle }) => `${label}: ${handle}`), ...paymentNote.split(/\r?\n/)].filter(
    Boolean,
  );
  return ways.length === 0 ? [] : [...ways, `Please quote ${invoiceNumber} with your payment.`];
}
