import { formatDay, formatDollars, type InvoiceView, itemName, thankYou } from '#modules/invoices/index.js';
import type { ShopSettingsView } from '#modules/settings/index.js';
import type { EmailContent } from '../email-content.js';

interface InvoiceEmailOptions {
  hasPdf: boolean;
}

/** An invoice for its client, with all its items. */
export function invoiceEmail(invoice: InvoiceView, { shopName }: ShopSettingsView, options: InvoiceEmailOptions): EmailContent {
  return {
    subject: `Invoice ${invoice.invoiceNumber} from ${shopName}`,
    heading: `Invoice ${invoice.invoiceNumber}`,
    paragraphs: [`Hello ${invoice.clientName},`, introduction(invoice, options)],
    lines: invoice.items.map((item) => ({
      name: `${item.quantity} × ${itemName(item)} at ${formatDollars(item.unitPrice)}`,
      amount: formatDollars(item.totalPrice),
    })),
    total: formatDollars(invoice.totalAmount),
    details: [
      { label: 'Invoice number', value: invoice.invoiceNumber },
      { label: 'Date', value: formatDay(invoice.createdAt) },
      ...(invoice.notes ? [{ label: 'Notes', value: invoice.notes }] : []),
    ],
    closing: thankYou(shopName),
  };
}

function introduction({ status, totalAmount }: InvoiceView, { hasPdf }: InvoiceEmailOptions): string {
  return status === 'paid'
    ? `This invoice for ${formatDollars(totalAmount)} is paid. You owe nothing; please keep it for your records.`
    : `Here is your invoice for ${formatDollars(totalAmount)}${hasPdf ? ', also attached as a PDF' : ''}. Just reply to this email if anything is unclear.`;
}
