import {
  Button,
  Card,
  CheckOutlined,
  CopyOutlined,
  CustomerLink,
  EditOutlined,
  EyeOutlined,
  formatCalendarDay,
  formatMoney,
  SendOutlined,
  StatusTag,
  useRight,
  useShopTime,
} from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { isAwaitingPayment, isOverdue } from '../../rules/due-date.ts';
import { formatItemCount, STATUS_TAGS } from '../../rules/invoice-labels.ts';
import { changedAfterSending } from '../../rules/sent-amount.ts';
import styles from '../../styles/invoices.module.css';

interface InvoiceCardProps {
  invoice: Invoice;
  /** The day in the shop, YYYY-MM-DD. */
  today: string;
  onView: () => void;
  onEdit: () => void;
  onSend: () => void;
  onMarkPaid: () => void;
  onDuplicate: () => void;
}

export function InvoiceCard({ invoice, today, ...actions }: InvoiceCardProps) {
  const { invoiceNumber, status, clientName, clientEmail, clientPhone, totalAmount } = invoice;
  const tag = STATUS_TAGS[status];
  const change = changedAfterSending(invoice);
  const time = useShopTime();
  return (
    <Card className={styles.card} classNames={{ body: styles.cardBody }}>
      <div className={styles.cardHead}>
        <h3>#{invoiceNumber}</h3>
        <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
      </div>
      <p className={styles.cardClient}>
        <CustomerLink email={clientEmail}>{clientName}</CustomerLink>
      </p>
      <div className={styles.cardDetails}>
        <p>
          {time.day(invoice.createdAt)} · {formatItemCount(invoice.items)}
        </p>
        {invoice.dueOn && isAwaitingPayment(invoice) && (
          <p>
            Due {formatCalendarDay(invoice.dueOn)} {isOverdue(invoice, today) && <StatusTag tone="danger">Overdue</StatusTag>}
          </p>
        )}
        {clientEmail && <p>{clientEmail}</p>}
        {clientPhone && <p>{clientPhone}</p>}
      </div>
      {change && <StatusTag tone="warning">{change}</StatusTag>}
      <p className={styles.cardTotal}>{formatMoney(totalAmount)}</p>
      <InvoiceActions invoice={invoice} {...actions} />
    </Card>
  );
}

function InvoiceActions({ invoice, onView, onEdit, onSend, onMarkPaid, onDuplicate }: Omit<InvoiceCardProps, 'today'>) {
  const { invoiceNumber } = invoice;
  const edits = useRight('edit-invoices');
  return (
    <div className={styles.cardActions}>
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
          {isAwaitingPayment(invoice) && (
            <Button icon={<CheckOutlined aria-hidden />} aria-label={`Mark paid: invoice ${invoiceNumber}`} onClick={onMarkPaid}>
              Mark Paid
            </Button>
          )}
          <Button icon={<CopyOutlined aria-hidden />} aria-label={`Duplicate invoice ${invoiceNumber}`} onClick={onDuplicate}>
            Duplicate
          </Button>
        </>
      )}
    </div>
  );
}
