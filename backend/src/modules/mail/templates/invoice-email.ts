import type { InvoiceItemView, InvoiceView } from '#modules/invoices/index.js';
import type { ShopSettingsView } from '#modules/settings/index.js';
import type { EmailContent } from '../email-content.js';

const dollars = (amount: string): string => `$${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
const day = (date: Date): string =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
const nameOf = (item: InvoiceItemView): string => item.productName ?? item.customProductName ?? 'Item';

/** An invoice for its client, with all its lines. */
export function invoiceEmail(invoice: InvoiceView, { shopName }: ShopSettingsView): EmailContent {
  return {
    subject: `Invoice ${invoice.invoiceNumber} from ${shopName}`,
    heading: `Invoice ${invoice.invoiceNumber}`,
    paragraphs: [`Hello ${invoice.clientName},`, standing(invoice)],
    lines: invoice.items.map((item) => ({
      name: `${item.quantity} × ${nameOf(item)} at ${dollars(item.unitPrice)}`,
      amount: dollars(item.totalPrice),
    })),
    total: dollars(invoice.totalAmount),
    facts: [
      { label: 'Invoice number', value: invoice.invoiceNumber },
      { label: 'Date', value: day(invoice.createdAt) },
      ...(invoice.notes ? [{ label: 'Notes', value: invoice.notes }] : []),
    ],
    closing: `Thank you for your business. Every purchase at ${shopName} supports second-chance employment.`,
  };
}

function standing({ status, totalAmount }: InvoiceView): string {
  return status === 'paid'
    ? `This invoice of ${dollars(totalAmount)} is paid. Nothing is owed; please keep it for your records.`
    : `Here is your invoice of ${dollars(totalAmount)}, also attached as a PDF. Just answer this mail if anything on it is unclear.`;
}
