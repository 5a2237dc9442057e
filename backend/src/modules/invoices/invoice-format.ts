import type { InvoiceItemView } from './invoice.view.js';

/** How the PDF and the email of an invoice write amounts, dates and names. */
export const formatDollars = (amount: string): string => `$${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;

export const formatDay = (date: Date): string =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

export const itemName = (item: InvoiceItemView): string => item.productName ?? item.customProductName ?? 'Item';

export const thankYou = (shopName: string): string =>
  `Thank you for your business. Every purchase at ${shopName} supports second-chance employment.`;
