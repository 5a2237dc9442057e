import { ConfirmDialog, formatMoney, MailOutlined, useShopTime } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useState } from 'react';
import { useRemindClient } from '../../api/payments.ts';
import styles from '../../styles/invoices.module.css';
import { Action } from './action.tsx';

/** Mails the client what is due, after a question: a reminder cannot be taken back. */
export function RemindAction({ invoice }: { invoice: Invoice }) {
  const { invoiceNumber, remindedAt, balanceDue, clientEmail } = invoice;
  const time = useShopTime();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const reminding = useRemindClient(time.moment);
  const last = remindedAt === null ? '' : `, last on ${time.moment(remindedAt)}`;
  return (
    <>
      <Action
        text="Remind"
        label={`Remind the client of invoice ${invoiceNumber}${last}`}
        icon={<MailOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <ConfirmDialog
        open={open}
        title={`Remind of invoice #${invoiceNumber}`}
        confirmText="Send Reminder"
        busy={reminding.isPending}
        width={460}
        onConfirm={() => reminding.mutate(invoice, { onSuccess: close, onError: close })}
        onCancel={close}
      >
        <p className={styles.send}>
          Mail {clientEmail} that {formatMoney(balanceDue)} is due?
          {remindedAt !== null && ` The last reminder was sent on ${time.moment(remindedAt)}.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
