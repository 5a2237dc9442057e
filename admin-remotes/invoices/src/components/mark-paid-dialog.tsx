import { editConflict, ConfirmDialog, formatMoney, notifySuccess } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useState } from 'react';
import { useMarkPaid } from '../api/mark-paid.ts';
import { STATUS_TAGS } from '../rules/invoice-labels.ts';
import styles from '../styles/invoices.module.css';

interface MarkPaidDialogProps {
  open: boolean;
  invoice: Invoice;
  onClose: () => void;
}

/** Asks for confirmation before an invoice is marked as paid, and again when it was changed meanwhile. */
export function MarkPaidDialog({ open, invoice, onClose }: MarkPaidDialogProps) {
  const marking = useMarkPaid();
  const [saved, setSaved] = useState<Invoice | null>(null);
  const { invoiceNumber, clientName, totalAmount, status } = saved ?? invoice;
  const onError = (error: Error): void => {
    const current = editConflict(error) as Invoice | undefined;
    if (current?.status !== 'paid') return setSaved(current ?? saved);
    notifySuccess(`Invoice #${current.invoiceNumber} was marked as paid already`);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Mark as paid"
      confirmText="Mark Paid"
      busy={marking.isPending}
      width={460}
      onConfirm={() => marking.mutate(saved ?? invoice, { onSuccess: onClose, onError })}
      onCancel={onClose}
    >
      {saved && (
        <p className={styles.send} role="alert">
          Someone else has changed this invoice meanwhile. Its status is {STATUS_TAGS[status].label} now, its total{' '}
          {formatMoney(totalAmount)}.
        </p>
      )}
      <p className={styles.send}>
        Did {clientName} pay {formatMoney(totalAmount)} for invoice #{invoiceNumber}? Its status becomes Paid.
      </p>
    </ConfirmDialog>
  );
}
