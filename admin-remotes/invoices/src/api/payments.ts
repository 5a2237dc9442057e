import { api, formatMoney, keys, useMutation } from '@shop/admin-kit';
import type { AddInvoicePayment, Invoice } from '@shop/contract';
import { lastPayment } from '../rules/payments.ts';

const EFFECTS = { failure: 'Failed to update invoice', invalidates: [keys.invoices] };

/** Undoes the last payment of the invoice. */
export const useUndoPayment = () =>
  useMutation({
    mutationFn: ({ id, paymentId }: { id: string; paymentId: string }) =>
      api.post('/api/invoices/{id}/payments/{paymentId}/undo', { path: { id, paymentId } }),
    meta: {
      ...EFFECTS,
      success: ({ invoiceNumber, balanceDue }) => `${formatMoney(balanceDue)} of #${invoiceNumber} is due again`,
    },
  });

/** Records an amount that arrived for an invoice as it is shown; the toast undoes it. */
export function useAddPayment() {
  const undo = useUndoPayment();
  return useMutation({
    mutationFn: ({ id, ...body }: AddInvoicePayment & { id: string }, keyed) =>
      api.post('/api/invoices/{id}/payments', { path: { id }, body, ...keyed }),
    meta: {
      ...EFFECTS,
      success: (invoice) => {
        const { id, status, balanceDue, invoiceNumber } = invoice;
        const payment = lastPayment(invoice);
        return {
          description:
            status === 'paid' ? 'Invoice updated successfully' : `${formatMoney(balanceDue)} of #${invoiceNumber} is still due`,
          action: payment && { label: 'Undo', run: () => undo.mutate({ id, paymentId: payment.id }) },
        };
      },
    },
  });
}

/** Mails the client what is due. The server sends at most one reminder a day; `remindedAt` says when the last one was sent. */
export const useRemindClient = (moment: (isoTime: string) => string) =>
  useMutation({
    mutationFn: ({ id }: Invoice, keyed) => api.post('/api/invoices/{id}/remind', { path: { id }, ...keyed }),
    meta: {
      failure: 'Failed to remind the client',
      invalidates: [keys.invoices],
      success: ({ remindedAt, clientEmail }, before) => {
        const isNew = remindedAt !== before.remindedAt && remindedAt !== null;
        return isNew
          ? `A reminder is on its way to ${clientEmail}`
          : `A reminder was sent on ${moment(remindedAt ?? '')} already; one a day is enough`;
      },
    },
  });
