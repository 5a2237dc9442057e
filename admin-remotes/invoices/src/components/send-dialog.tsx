import { Modal } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useSendInvoice } from '../api/send-invoice.ts';

interface SendDialogProps {
  open: boolean;
  /** null before the first question. */
  invoice: Invoice | null;
  onClose: () => void;
  onEdit: (invoice: Invoice) => void;
}

/** Asks before a mail leaves, or says what is in its way. */
export function SendDialog({ open, invoice, onClose, onEdit }: SendDialogProps) {
  const sending = useSendInvoice();
  const obstacle = invoice && sendBlockedReason(invoice);
  const go = (): void => {
    if (!invoice) return;
    if (!obstacle) return sending.mutate(invoice, { onSuccess: onClose });
    onClose();
    onEdit(invoice);
  };
  return (
    <Modal
      open={open}
      title={`Send invoice #${invoice?.invoiceNumber ?? ''}`}
      okText={obstacle ? 'Edit Invoice' : 'Send Invoice'}
      okButtonProps={{ loading: sending.isPending }}
      cancelButtonProps={{ disabled: sending.isPending }}
      onOk={go}
      onCancel={() => !sending.isPending && onClose()}
      width={460}
      destroyOnHidden
    >
      <p className="invoice-send">{invoice && (obstacle ?? confirmationText(invoice))}</p>
    </Modal>
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
