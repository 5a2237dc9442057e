import { fromCents } from '@shop/contract/money';
import { notFound, AppError } from '#platform/app-error.js';
import { MAX_AMOUNT } from '#platform/http/money-fields.js';
import { formatDollars } from './invoice-format.js';
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

export const noClientEmail = (action = 'sending the invoice'): AppError =>
  new AppError(400, `Add a client email before ${action}`, {
    code: 'NO_CLIENT_EMAIL',
    errors: { 'invoice.clientEmail': `Add a client email before ${action}` },
  });

export const cancelledInvoice = (): AppError =>
  new AppError(409, 'A cancelled invoice cannot be sent', { code: 'INVOICE_CANCELLED' });

export const paymentInFuture = (): AppError =>
  new AppError(422, 'A payment cannot have arrived in the future', {
    code: 'PAYMENT_IN_FUTURE',
    errors: { receivedOn: 'A payment cannot have arrived in the future' },
  });

/** 422, because the money is kept: the items would cost less than the client has paid. */
export const totalBelowPaid = (paidCents: number): AppError =>
  new AppError(
    422,
    `${formatDollars(fromCents(paidCents))} of this invoice is paid, so its total cannot be less. Undo a payment first.`,
    {
      code: 'TOTAL_BELOW_PAID',
    },
  );

export const notLastPayment = (): AppError =>
  new AppError(409, 'Only the last payment can be undone', { code: 'NOT_LAST_PAYMENT' });

export const paymentNotFound = (): AppError => notFound('Payment not found');

export const takesNoPayment = (status: 'paid' | 'cancelled'): AppError =>
  new AppError(409, status === 'paid' ? 'This invoice is paid already' : 'A cancelled invoice takes no payment', {
    code: 'TAKES_NO_PAYMENT',
  });

export const paymentTooLarge = (balanceCents: number): AppError => {
  const message = `Amount must be at most ${formatDollars(fromCents(balanceCents))}, which is due`;
  return new AppError(422, message, { code: 'PAYMENT_TOO_LARGE', errors: { amount: message } });
};

export const notAwaitingPayment = (): AppError =>
  new AppError(409, 'Only an invoice that was sent and is not paid yet has a reminder', { code: 'NOT_AWAITING_PAYMENT' });

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
