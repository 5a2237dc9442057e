import { editConflict, ConfirmDialog, formatMoney } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useState } from 'react';
import { useSendInvoice } from '../api/send-invoice.ts';
import { STATUS_TAGS } from '../rules/invoice-labels.ts';
import { UnprintableNote } from './unprintable-note.tsx';
import styles from '../styles/invoices.module.css';

interface SendDialogProps {
  open: boolean;
  /** Null until the dialog is opened for the first time. */
  invoice: Invoice | null;
  onClose: () => void;
  onEdit: (invoice: Invoice) => void;
}

/** Asks for confirmation before the invoice is mailed, and again when it was changed meanwhile, or explains why it cannot be. */
export function SendDialog({ open, invoice: listed, onClose, onEdit }: SendDialogProps) {
  const sending = useSendInvoice();
  const [saved, setSaved] = useState<Invoice | null>(null);
  const invoice = saved ?? listed;
  const blocked = invoice && sendBlockedReason(invoice);
  const confirm = (): void => {
    if (!invoice) return;
    const onError = (error: Error): void => setSaved((editConflict(error) as Invoice | undefined) ?? saved);
    if (!blocked) return sending.mutate(invoice, { onSuccess: onClose, onError });
    onClose();
    onEdit(invoice);
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Send invoice #${invoice?.invoiceNumber ?? ''}`}
      confirmText={blocked ? 'Edit Invoice' : 'Send Invoice'}
      busy={sending.isPending}
      width={460}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {saved && (
        <p className={styles.send} role="alert">
          Someone else has changed this invoice meanwhile. Its status is {STATUS_TAGS[saved.status].label} now, its total{' '}
          {formatMoney(saved.totalAmount)}.
        </p>
      )}
      <UnprintableNote invoice={invoice} />
      <p className={styles.send}>{invoice && (blocked ?? confirmationText(invoice))}</p>
    </ConfirmDialog>
  );
}

function sendBlockedReason({ status, clientEmail }: Invoice): string | undefined {
  if (status === 'cancelled') return 'A cancelled invoice cannot be sent. Change its status first.';
  return clientEmail === null ? 'This invoice has no client email. Add one before sending it.' : undefined;
}

function confirmationText({ status, clientEmail }: Invoice): string {
  const question = `Mail this invoice to ${clientEmail}?`;
  if (status === 'draft') return `${question} Its status becomes Sent.`;
  return `${question} Its status stays ${status === 'paid' ? 'Paid' : 'Sent'}.`;
}
