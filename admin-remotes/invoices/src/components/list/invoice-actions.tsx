import { CheckOutlined, CopyOutlined, EditOutlined, EyeOutlined, SendOutlined, useRight } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { awaitsRest, canBeReminded } from '../../rules/due-date.ts';
import styles from '../../styles/invoices.module.css';
import { Action } from './action.tsx';
import { RemindAction } from './remind-action.tsx';

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
          {canBeReminded(invoice) && <RemindAction invoice={invoice} />}
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
