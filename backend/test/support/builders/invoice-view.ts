import type { InvoiceItemView, InvoiceView } from '#modules/invoices/invoice.view.js';

/** One of two pieces for $5.00 each. */
export const sampleItem = (name: string): InvoiceItemView => ({
  id: 'i',
  invoiceId: 'v',
  productId: null,
  productName: null,
  size: null,
  customProductName: name,
  customProductPrice: null,
  quantity: 2,
  unitPrice: '5.00',
  totalPrice: '10.00',
  createdAt: '2026-11-21T00:00:00Z',
});

/** An invoice as the API and the PDF show it. */
export const sampleInvoice = (over: Partial<InvoiceView> = {}): InvoiceView => ({
  id: 'v',
  invoiceNumber: 'INV-2026-0042',
  clientName: 'Ada Moore',
  clientEmail: null,
  clientPhone: null,
  subtotal: '10.00',
  taxAmount: '0.00',
  totalAmount: '10.00',
  status: 'draft',
  notes: null,
  dueOn: '2026-12-21',
  sentTotal: null,
  sentAt: null,
  remindedAt: null,
  paidAmount: '0.00',
  balanceDue: '10.00',
  payments: [],
  createdAt: new Date('2026-11-21'),
  updatedAt: new Date('2026-11-21'),
  version: 1,
  unprintable: [],
  items: [sampleItem('Mural')],
  ...over,
});
