import { parseMoney, toCents } from '@shop/admin-kit';
import type { Invoice, InvoiceStatus, SaveInvoice } from '@shop/contract';
import { emptyRow, type InvoiceRow, itemOf, rowOf } from './invoice-rows.ts';

/** The input values of the invoice form. */
export interface InvoiceValues {
  clientName: string;
  clientEmail: string;
  clientPhone: string;
  status: InvoiceStatus;
  notes: string;
  /** YYYY-MM-DD, or empty: no due date. */
  dueOn: string;
  /** Empty: none. */
  taxAmount: string;
  items: InvoiceRow[];
}

/** The initial values: those of the invoice, or an empty draft with one item and the usual due date. */
export function valuesOf(invoice: Invoice | null, usualDueOn = ''): InvoiceValues {
  return {
    clientName: invoice?.clientName ?? '',
    clientEmail: invoice?.clientEmail ?? '',
    clientPhone: invoice?.clientPhone ?? '',
    status: invoice?.status ?? 'draft',
    notes: invoice?.notes ?? '',
    dueOn: invoice ? (invoice.dueOn ?? '') : usualDueOn,
    taxAmount: invoice && toCents(invoice.taxAmount) > 0 ? invoice.taxAmount : '',
    items: invoice ? invoice.items.map(rowOf) : [emptyRow()],
  };
}

/** The cents of a typed sales tax; 0 for none and for what is no amount. */
export const taxCents = (typed: string): number => parseMoney(typed).cents ?? 0;

interface ShopTerms {
  usualDueOn?: string | undefined;
  /** The shop collects sales tax. */
  isTaxed?: boolean;
}

/** The request body: empty optional fields as null. The server sets the usual due date by itself, so that is not sent. */
export function bodyOf(values: InvoiceValues, { usualDueOn, isTaxed = false }: ShopTerms): SaveInvoice {
  return {
    invoice: {
      clientName: values.clientName.trim(),
      clientEmail: values.clientEmail.trim() || null,
      clientPhone: values.clientPhone.trim() || null,
      status: values.status,
      notes: values.notes.trim() || null,
      ...(values.dueOn === usualDueOn ? {} : { dueOn: values.dueOn || null }),
      ...(isTaxed ? { taxAmount: values.taxAmount.trim() || null } : {}),
    },
    items: values.items.map(itemOf),
  };
}
