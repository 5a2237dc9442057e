import { ConfirmDialog } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useDuplicateInvoice } from '../api/duplicate-invoice.ts';
import { formatItemCount } from '../rules/invoice-labels.ts';
import styles from '../styles/invoices.module.css';

interface DuplicateDialogProps {
  open: boolean;
  invoice: Invoice;
  onClose: () => void;
  /** Called with the new draft. */
  onCreated: (draft: Invoice) => void;
}

/** Asks for confirmation before an invoice is duplicated: a number that is given stays given. */
export function DuplicateDialog({ open, invoice, onClose, onCreated }: DuplicateDialogProps) {
  const duplicating = useDuplicateInvoice();
  const { invoiceNumber, clientName, items } = invoice;
  return (
    <ConfirmDialog
      open={open}
      title={`Duplicate invoice #${invoiceNumber}`}
      confirmText="Create Draft"
      busy={duplicating.isPending}
      width={460}
      onConfirm={() => duplicating.mutate(invoice, { onSuccess: onCreated })}
      onCancel={onClose}
    >
      <p className={styles.send}>
        A new draft for {clientName} with the same {formatItemCount(items)}, with a number and a due date of its own.
      </p>
    </ConfirmDialog>
  );
}
