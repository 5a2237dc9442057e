import { api, keys, useMutation } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';

interface StatusChange extends Pick<Invoice, 'id' | 'version'> {
  /** As it is shown: when somebody has changed the invoice meanwhile, nothing is saved. */
  next: Invoice['status'];
}

const sendStatus = ({ id, version, next }: StatusChange) =>
  api.put('/api/invoices/{id}', { path: { id }, body: { version, invoice: { status: next } } });

const EFFECTS = { failure: 'Failed to update invoice', invalidates: [keys.invoices] };

/** Marks an invoice as paid as it is shown; the toast gives it back the status that it had. */
export function useMarkPaid() {
  const moveBack = useMutation({
    mutationFn: sendStatus,
    meta: { ...EFFECTS, success: ({ invoiceNumber }) => `Invoice #${invoiceNumber} is unpaid again` },
  });
  return useMutation({
    mutationFn: (invoice: Invoice) => sendStatus({ ...invoice, next: 'paid' }),
    meta: {
      ...EFFECTS,
      success: (paid, { status: next }) => ({
        description: 'Invoice updated successfully',
        action: { label: 'Undo', run: () => moveBack.mutate({ ...paid, next }) },
      }),
    },
  });
}
