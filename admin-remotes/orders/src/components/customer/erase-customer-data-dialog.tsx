import { ConfirmDialog } from '@shop/admin-kit';
import type { Customer } from '@shop/contract';
import { useEraseCustomerData } from '../../api/erase-customer-data.ts';
import styles from '../../styles/order-items.module.css';

interface EraseCustomerDataDialogProps {
  open: boolean;
  customer: Customer;
  onClose: () => void;
}

/** Erases a customer after showing the consequences. */
export function EraseCustomerDataDialog({ open, customer, onClose }: EraseCustomerDataDialogProps) {
  const { email, orderCount, unfinishedOrders, invoices } = customer;
  const erasing = useEraseCustomerData();
  const finished = orderCount - unfinishedOrders;
  const erase = (): void => {
    if (!erasing.isPending) erasing.mutate(email, { onSettled: onClose });
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Erase ${email}?`}
      confirmText="Erase customer"
      cancelText="Keep customer"
      danger
      busy={erasing.isPending}
      width={480}
      onConfirm={erase}
      onCancel={onClose}
    >
      <p>For a customer who asks you to delete their data.</p>
      <ul className={styles.consequences}>
        {finished > 0 && (
          <li>
            Name, email, phone, street, city, tracking number, instructions and internal notes of{' '}
            {finished === 1 ? '1 finished order' : `${finished} finished orders`} are deleted.
          </li>
        )}
        <li>Messages from this address and notes about it are deleted.</li>
        {unfinishedOrders > 0 && (
          <li>
            {unfinishedOrders === 1
              ? '1 order is not finished and keeps'
              : `${unfinishedOrders} orders are not finished and keep`}{' '}
            the customer. Erase again when all are delivered or cancelled.
          </li>
        )}
        <li>Order numbers, items, amounts, payments and states of residence stay for your books.</li>
        {invoices.length > 0 && <li>Invoices stay as they are, because they are documents of your books.</li>}
        <li>Backups and your payment provider still have the data. This cannot be undone.</li>
      </ul>
    </ConfirmDialog>
  );
}
