import { ConfirmDialog } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { useEraseCustomer } from '../../api/erase-customer.ts';
import styles from '../../styles/order-items.module.css';

interface EraseCustomerDialogProps {
  open: boolean;
  order: AdminOrder;
  onClose: () => void;
}

/** Erases the customer of an order after showing the consequences. */
export function EraseCustomerDialog({ open, order, onClose }: EraseCustomerDialogProps) {
  const erasing = useEraseCustomer();
  const erase = (): void => {
    if (!erasing.isPending) erasing.mutate({ id: order.id }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Erase the customer of ${order.orderNumber}?`}
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
        <li>Name, email, phone, street, city, tracking number, instructions and internal notes are deleted.</li>
        <li>Order number, items, amounts, payments and state of residence stay for your books.</li>
        <li>Mails about this order can no longer be sent.</li>
        <li>Backups and your payment provider still have the data. This cannot be undone.</li>
      </ul>
    </ConfirmDialog>
  );
}
