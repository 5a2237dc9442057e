import type { InvoiceView } from '#modules/invoices/invoice.view.js';
import type { TestShop } from '../shop.js';

/** The body of POST /api/invoices; by default with one custom item of $10.00. */
export function invoiceBody(over: { invoice?: Record<string, unknown>; items?: Record<string, unknown>[] } = {}) {
  return {
    invoice: {
      clientName: 'Ada Moore',
      clientEmail: 'ada.moore@example.com',
      clientPhone: null,
      status: 'draft',
      notes: null,
      ...over.invoice,
    },
    items: over.items ?? [
      {
        invoiceId: '',
        productId: 'custom',
        customProductName: 'Mural',
        customProductPrice: '10.00',
        quantity: 1,
        unitPrice: '10.00',
      },
    ],
  };
}

/** Creates an invoice through the API as `admin`. */
export async function givenInvoice(
  shop: Pick<TestShop, 'http'>,
  admin: { authorization: string },
  over: Parameters<typeof invoiceBody>[0] = {},
): Promise<InvoiceView> {
  const { body } = await shop.http().post('/api/invoices').set(admin).send(invoiceBody(over)).expect(201);
  return body as InvoiceView;
}
