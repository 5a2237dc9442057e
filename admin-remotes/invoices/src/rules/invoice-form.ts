import type { Invoice, InvoiceStatus, SaveInvoice } from '@shop/contract';
import { emptyRow, type InvoiceRow, itemOf, rowOf } from './invoice-rows.ts';

/** The input values of the invoice form. */
export interface InvoiceValues {
  clientName: string;
  clientEmail: string;
  clientPhone: string;
  status: InvoiceStatus;
  notes: string;
  items: InvoiceRow[];
}

/** The initial values: those of the invoice, or an empty draft with one item. */
export function valuesOf(invoice: Invoice | null): InvoiceValues {
  return {
    clientName: invoice?.clientName ?? '',
    clientEmail: invoice?.clientEmail ?? '',
    clientPhone: invoice?.clientPhone ?? '',
    status: invoice?.status ?? 'draft',
    notes: invoice?.notes ?? '',
    items: invoice ? invoice.items.map(rowOf) : [emptyRow()],
  };
}

/** The request body: empty optional fields as null. */
export function bodyOf(values: InvoiceValues): SaveInvoice {
  return {
    invoice: {
      clientName: values.clientName.trim(),
      clientEmail: values.clientEmail.trim() || null,
      clientPhone: values.clientPhone.trim() || null,
      status: values.status,
      notes: values.notes.trim() || null,
    },
    items: values.items.map(itemOf),
  };
}
