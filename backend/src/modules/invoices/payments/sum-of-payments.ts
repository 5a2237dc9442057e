import { toCents } from '@shop/contract/money';
import type { InvoiceView } from '../invoice.view.js';

/** What the client has paid, in cents; also of an invoice that was marked as paid without payments. */
export const sumOfPayments = ({ payments }: Pick<InvoiceView, 'payments'>): number =>
  payments.reduce((sum, { amount, undoneAt }) => (undoneAt === null ? sum + toCents(amount) : sum), 0);
