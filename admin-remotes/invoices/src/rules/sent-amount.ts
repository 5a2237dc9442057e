import { formatCents, toCents } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { type InvoiceValues, taxCents } from './invoice-form.ts';
import { rowsTotal } from './invoice-rows.ts';

/** The question before a save that changes the amount of an invoice the client has: undefined when it needs none. */
export function amountQuestion(values: Pick<InvoiceValues, 'items' | 'taxAmount'>, base: Invoice | null): string | undefined {
  if (!base || (base.status !== 'sent' && base.status !== 'paid')) return undefined;
  const after = rowsTotal(values.items) + taxCents(values.taxAmount);
  const before = toCents(base.totalAmount);
  if (after === before) return undefined;
  const known = base.status === 'paid' ? 'is paid' : 'was sent';
  return `This invoice ${known} with ${formatCents(before)}. Save it with ${formatCents(after)}? The client keeps the earlier one until you send it again.`;
}

/** "Changed after sending: was $1,032.00", or undefined while the client has the current amount. */
export function changedAfterSending({ sentTotal, totalAmount }: Pick<Invoice, 'sentTotal' | 'totalAmount'>): string | undefined {
  if (sentTotal === null || sentTotal === totalAmount) return undefined;
  return `Changed after sending: was ${formatCents(toCents(sentTotal))}`;
}
