import { notFound, Refusal } from '../../platform/app-error.js';
import { LARGEST_AMOUNT } from '../../platform/http/money-fields.js';

export const invoiceNotFound = (): Refusal => notFound('Invoice not found');

export const totalTooLarge = (): Refusal =>
  new Refusal(422, `The invoice total must be at most ${LARGEST_AMOUNT}`, { code: 'TOTAL_TOO_LARGE' });

export const productUnknown = (position: number): Refusal =>
  new Refusal(400, 'Product not found', { code: 'INVALID', errors: { [`items.${position}.productId`]: 'Product not found' } });

export const noClientEmail = (): Refusal =>
  new Refusal(400, 'Add a client email before sending the invoice', {
    code: 'NO_CLIENT_EMAIL',
    errors: { 'invoice.clientEmail': 'Add a client email before sending the invoice' },
  });

export const cancelledInvoice = (): Refusal =>
  new Refusal(409, 'A cancelled invoice cannot be sent', { code: 'INVOICE_CANCELLED' });

export const pdfNotReady = (): Refusal =>
  new Refusal(503, 'The PDF is still being made, please try again in a moment', { code: 'PDF_NOT_READY', retryAfterSeconds: 3 });
