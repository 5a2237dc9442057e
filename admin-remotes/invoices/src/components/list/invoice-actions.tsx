import {
  Button,
  CheckOutlined,
  CopyOutlined,
  EditOutlined,
  EyeOutlined,
  MailOutlined,
  SendOutlined,
  useRight,
  useShopTime,
} from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import type { ReactNode } from 'react';
import { useRemindClient } from '../../api/payments.ts';
import { awaitsRest, canBeReminded } from '../../rules/due-date.ts';
import styles from '../../styles/invoices.module.css';

/** What is done with an invoice of the list. */
export interface InvoiceHandlers {
  onView: (invoice: Invoice) => void;
  onEdit: (invoice: Invoice) => void;
  onSend: (invoice: Invoice) => void;
  onMarkPaid: (invoice: Invoice) => void;
  onDuplicate: (invoice: Invoice) => void;
}

interface InvoiceActionsProps extends InvoiceHandlers {
  invoice: Invoice;
}

export function InvoiceActions({ invoice, onView, onEdit, onSend, onMarkPaid, onDuplicate }: InvoiceActionsProps) {
  const { invoiceNumber } = invoice;
  const edits = useRight('edit-invoices');
  const time = useShopTime();
  const reminding = useRemindClient(time.moment);
  const reminded = invoice.remindedAt === null ? '' : `, last on ${time.moment(invoice.remindedAt)}`;
  return (
    <div className={styles.actions}>
      <Action
        text="View"
        label={`View invoice ${invoiceNumber}`}
        icon={<EyeOutlined aria-hidden />}
        onClick={() => onView(invoice)}
      />
      {edits && (
        <>
          <Action
            text="Edit"
            label={`Edit invoice ${invoiceNumber}`}
            icon={<EditOutlined aria-hidden />}
            onClick={() => onEdit(invoice)}
          />
          <Action
            text="Send"
            label={`Send invoice ${invoiceNumber}`}
            icon={<SendOutlined aria-hidden />}
            onClick={() => onSend(invoice)}
          />
          {awaitsRest(invoice) && (
            <Action
              text="Mark Paid"
              label={`Mark paid: invoice ${invoiceNumber}`}
              icon={<CheckOutlined aria-hidden />}
              onClick={() => onMarkPaid(invoice)}
            />
          )}
          {canBeReminded(invoice) && (
            <Action
              text="Remind"
              label={`Remind the client of invoice ${invoiceNumber}${reminded}`}
              icon={<MailOutlined aria-hidden />}
              busy={reminding.isPending}
              onClick={() => reminding.mutate(invoice)}
            />
          )}
          <Action
            text="Duplicate"
            label={`Duplicate invoice ${invoiceNumber}`}
            icon={<CopyOutlined aria-hidden />}
            onClick={() => onDuplicate(invoice)}
          />
        </>
      )}
    </div>
  );
}

interface ActionProps {
  text: string;
  label: string;
  icon: ReactNode;
  busy?: boolean;
  onClick: () => void;
}

/** Tables show the icon alone, with its text as a tip. */
function Action({ text, label, icon, busy = false, onClick }: ActionProps) {
  return (
    <Button icon={icon} aria-label={label} title={label} loading={busy} onClick={onClick}>
      <span className={styles.actionText}>{text}</span>
    </Button>
  );
}
