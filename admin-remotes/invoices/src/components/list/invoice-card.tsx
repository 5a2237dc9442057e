import {
  Button,
  Card,
  CustomerLink,
  EditOutlined,
  EyeOutlined,
  formatMoney,
  SendOutlined,
  StatusTag,
  useRight,
} from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { formatDate, formatItemCount, STATUS_TAGS } from '../../rules/invoice-labels.ts';
import { changedAfterSending } from '../../rules/sent-amount.ts';

interface InvoiceCardProps {
  invoice: Invoice;
  onView: () => void;
  onEdit: () => void;
  onSend: () => void;
}

export function InvoiceCard({ invoice, onView, onEdit, onSend }: InvoiceCardProps) {
  const { invoiceNumber, status, clientName, clientEmail, clientPhone, totalAmount } = invoice;
  const tag = STATUS_TAGS[status];
  const change = changedAfterSending(invoice);
  const edits = useRight('edit-invoices');
  return (
    <Card className="invoice-card">
      <div className="invoice-card-head">
        <h3>#{invoiceNumber}</h3>
        <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
      </div>
      <p className="invoice-card-client">
        <CustomerLink email={clientEmail}>{clientName}</CustomerLink>
      </p>
      <div className="invoice-card-details">
        <p>
          {formatDate(invoice.createdAt)} · {formatItemCount(invoice.items)}
        </p>
        {clientEmail && <p>{clientEmail}</p>}
        {clientPhone && <p>{clientPhone}</p>}
      </div>
      {change && <StatusTag tone="warning">{change}</StatusTag>}
      <p className="invoice-card-total">{formatMoney(totalAmount)}</p>
      <div className="invoice-card-actions">
        <Button icon={<EyeOutlined aria-hidden />} aria-label={`View invoice ${invoiceNumber}`} onClick={onView}>
          View
        </Button>
        {edits && (
          <>
            <Button icon={<EditOutlined aria-hidden />} aria-label={`Edit invoice ${invoiceNumber}`} onClick={onEdit}>
              Edit
            </Button>
            <Button icon={<SendOutlined aria-hidden />} aria-label={`Send invoice ${invoiceNumber}`} onClick={onSend}>
              Send
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
