import { formatCalendarDay, formatMoney, fromCents, type Merge, mergeConflict } from '@shop/admin-kit';
import type { Invoice, InvoiceItem } from '@shop/contract';
import { type InvoiceValues, taxCents, valuesOf } from './invoice-form.ts';
import { sizedName, STATUS_TAGS } from './invoice-labels.ts';
import { type InvoiceRow, itemOf, rowOfFields } from './invoice-rows.ts';

/** One contested field, as text on both sides. */
interface ContestedField {
  label: string;
  mine: string;
  theirs: string;
}

/** The input of an invoice form and the invoice that somebody else saved meanwhile; `base` is the invoice as it was opened. */
export const mergeInvoice = (base: Invoice, mine: InvoiceValues, theirs: Invoice): Merge<InvoiceValues> =>
  mergeConflict(asSaved(valuesOf(base)), asSaved(mine), asSaved(valuesOf(theirs)));

/** Values as they are saved, so that a space or "10" instead of "10.00" is no change. */
function asSaved(values: InvoiceValues): InvoiceValues {
  return {
    clientName: values.clientName.trim(),
    clientEmail: values.clientEmail.trim(),
    clientPhone: values.clientPhone.trim(),
    status: values.status,
    dueOn: values.dueOn,
    taxAmount: taxCents(values.taxAmount) === 0 ? '' : fromCents(taxCents(values.taxAmount)),
    items: values.items.map((row) => rowOfFields(itemOf(row))),
    notes: values.notes.trim(),
  };
}

const LABELS: Record<keyof InvoiceValues, string> = {
  clientName: 'Client Name',
  clientEmail: 'Client Email',
  clientPhone: 'Client Phone',
  status: 'Status',
  dueOn: 'Due Date',
  taxAmount: 'Sales tax',
  items: 'Items',
  notes: 'Notes',
};

/** The fields that both changed. `items` are those of both invoices: they know the names of products. */
export function contestedFields(merge: Merge<InvoiceValues>, items: readonly InvoiceItem[]): ContestedField[] {
  const products = new Map(
    items.flatMap(({ productId, productName }) => (productId === null || productName === null ? [] : [[productId, productName]])),
  );
  return merge.contested.map((field) => ({
    label: LABELS[field],
    mine: textOf(field, merge.keepMine, products),
    theirs: textOf(field, merge.takeTheirs, products),
  }));
}

function textOf(field: keyof InvoiceValues, values: InvoiceValues, products: ReadonlyMap<string, string>): string {
  if (field === 'items') return values.items.map((row) => rowText(row, products)).join(', ');
  if (field === 'status') return STATUS_TAGS[values.status].label;
  if (field === 'dueOn') return values.dueOn ? formatCalendarDay(values.dueOn) : 'None';
  if (field === 'taxAmount') return values.taxAmount ? formatMoney(values.taxAmount) : 'None';
  return values[field];
}

function rowText(row: InvoiceRow, products: ReadonlyMap<string, string>): string {
  const name = products.get(row.product) ?? (row.customName || 'Item');
  return `${row.quantity} × ${sizedName(name, row.size)} at ${formatMoney(row.unitPrice)}`;
}
