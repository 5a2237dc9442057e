import { toCents } from '@shop/contract/money';
import {
  formatCalendarDay,
  formatDay,
  formatDollars,
  howToPay,
  type InvoiceShop,
  type InvoiceView,
  itemName,
  paymentLines,
  thankYou,
} from '#modules/invoices/index.js';
import type { EmailContent } from '../email-content.js';

interface InvoiceEmailOptions {
  hasPdf: boolean;
}

/** An invoice for its client, with all its items. */
export function invoiceEmail(invoice: InvoiceView, shop: InvoiceShop, options: InvoiceEmailOptions): EmailContent {
  return {
    subject: `Invoice ${invoice.invoiceNumber} from ${shop.shopName}`,
    heading: `Invoice ${invoice.invoiceNumber}`,
    paragraphs: [`Hello ${invoice.clientName},`, introduction(invoice, options)],
    lines: invoice.items.map((item) => ({
      name: `${item.quantity} × ${itemName(item)} at ${formatDollars(item.unitPrice)}`,
      amount: formatDollars(item.totalPrice),
    })),
    sums: sumsOf(invoice),
    total: formatDollars(invoice.totalAmount),
    details: details(invoice, shop),
    closing: thankYou(shop.shopName),
  };
}

/** Nothing without sales tax: the total is that of the items then. */
function sumsOf({ subtotal, taxAmount }: InvoiceView): NonNullable<EmailContent['sums']> {
  if (toCents(taxAmount) === 0) return [];
  return [
    { label: 'Subtotal', amount: formatDollars(subtotal) },
    { label: 'Sales tax', amount: formatDollars(taxAmount) },
  ];
}

/** Asks for what is left of an invoice. */
export function invoiceReminderEmail(invoice: InvoiceView, shop: InvoiceShop): EmailContent {
  const { invoiceNumber, clientName, balanceDue, dueOn } = invoice;
  const due = dueOn === null ? '' : ` It was to be paid by ${formatCalendarDay(dueOn)}.`;
  return {
    subject: `Reminder: invoice ${invoiceNumber} from ${shop.shopName}`,
    heading: `${formatDollars(balanceDue)} of invoice ${invoiceNumber} is still open`,
    paragraphs: [
      `Hello ${clientName},`,
      `We have not received ${formatDollars(balanceDue)} of invoice ${invoiceNumber} yet.${due} If you have sent it already, please ignore this email.`,
    ],
    details: details(invoice, shop),
    closing: thankYou(shop.shopName),
  };
}

function details(invoice: InvoiceView, shop: InvoiceShop): { label: string; value: string }[] {
  const ways = howToPay(invoice, shop);
  return [
    { label: 'Invoice number', value: invoice.invoiceNumber },
    { label: 'Date', value: formatDay(invoice.createdAt, shop.timeZone) },
    ...(invoice.dueOn ? [{ label: 'Due', value: formatCalendarDay(invoice.dueOn) }] : []),
    ...paymentLines(invoice).map(({ label, amount }) => ({ label, value: formatDollars(amount) })),
    ...(ways.length > 0 ? [{ label: 'How to pay', value: ways.join('\n') }] : []),
    ...(invoice.notes ? [{ label: 'Notes', value: invoice.notes }] : []),
  ];
}

function introduction({ status, totalAmount }: InvoiceView, { hasPdf }: InvoiceEmailOptions): string {
  return status === 'paid'
    ? `This invoice for ${formatDollars(totalAmount)} is paid. You owe nothing; please keep it for your records.`
    : `Here is your invoice for ${formatDollars(totalAmount)}${hasPdf ? ', also attached as a PDF' : ''}. Just reply to this email if anything is unclear.`;
}
