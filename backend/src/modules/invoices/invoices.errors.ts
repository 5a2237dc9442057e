import { notFound, AppError } from '#platform/app-error.js';
import { MAX_AMOUNT } from '#platform/http/money-fields.js';
import type { InvoiceView } from './invoice.view.js';

export const invoiceNotFound = (): AppError => notFound('Invoice not found');

export const sentPdfNotFound = (): AppError => notFound('This PDF was not sent');

/** Someone else saved first; the form shows `current` beside the entered values. */
export const editConflict = (current: InvoiceView): AppError =>
  new AppError(409, 'Someone else has changed this invoice meanwhile', { code: 'EDIT_CONFLICT', extensions: { current } });

export const totalTooLarge = (): AppError =>
  new AppError(422, `The invoice total must be at most ${MAX_AMOUNT}`, { code: 'TOTAL_TOO_LARGE' });

export const productUnknown = (position: number): AppError =>
  new AppError(400, 'Product not found', { code: 'INVALID', errors: { [`items.${position}.productId`]: 'Product not found' } });

export const noClientEmail = (): AppError =>
  new AppError(400, 'Add a client email before sending the invoice', {
    code: 'NO_CLIENT_EMAIL',
    errors: { 'invoice.clientEmail': 'Add a client email before sending the invoice' },
  });

export const cancelledInvoice = (): AppError =>
  new AppError(409, 'A cancelled invoice cannot be sent', { code: 'INVOICE_CANCELLED' });

export const pdfFailed = (): AppError =>
  new AppError(422, 'The PDF of this invoice cannot be made. Remove unusual characters from its texts and try again.', {
    code: 'PDF_FAILED',
  });

export const pdfNotReady = (): AppError =>
  new AppError(503, 'The PDF is still being made, please try again in a moment', { code: 'PDF_NOT_READY', retryAfterSeconds: 3 });

/** The texts of an invoice cannot be drawn. Another attempt fails too, unlike after an error of the database. */
export class PdfFailedError extends Error {
  constructor(invoiceId: string, cause: unknown) {
    super(`The PDF of invoice ${invoiceId} cannot be rendered`, { cause });
    this.name = 'PdfFailedError';
  }
}
