import {
  Form,
  formatMoney,
  FormDialog,
  fromCents,
  type InputRef,
  parseMoney,
  TextItem,
  toCents,
  useDialogForm,
  usePaymentMethods,
} from '@shop/admin-kit';
import { ORDER_TEXTS, type OrderRow } from '@shop/contract';
import { useRef } from 'react';
import { useMarkPaid } from '../../api/mark-paid.ts';
import { AmountItem, atMost } from './amount-item.tsx';
import styles from '../../styles/order-items.module.css';

const FORM_ID = 'order-pay-form';

interface PaymentValues {
  reference: string;
  amount?: string;
}

interface MarkPaidDialogProps {
  open: boolean;
  order: Pick<OrderRow, 'id' | 'orderNumber' | 'customerName' | 'amountDue' | 'paymentMethod' | 'paymentStatus'>;
  onClose: () => void;
}

/** Marks a manual payment as paid: asks how much arrived, and for the reference of the transfer. */
export function MarkPaidDialog({ open, order, onClose }: MarkPaidDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<PaymentValues>({ onClose });
  const referenceInput = useRef<InputRef>(null);
  const markPaid = useMarkPaid();
  const methods = usePaymentMethods();
  const { id, amountDue, paymentStatus, paymentMethod } = order;
  const isRest = paymentStatus === 'paid';
  const save = ({ reference, amount = amountDue }: PaymentValues): void => {
    const cents = parseMoney(amount).cents ?? 0;
    const differs = isRest || cents !== toCents(amountDue);
    const payment = { id, reference: reference.trim(), ...(differs && { amount: fromCents(cents) }) };
    submit((keyed) => markPaid.mutateAsync(payment, keyed));
  };
  return (
    <FormDialog
      open={open}
      title={isRest ? `The rest of ${order.orderNumber}` : `Mark ${order.orderNumber} paid`}
      submitText={isRest ? 'Mark received' : 'Mark paid'}
      formId={FORM_ID}
      {...dialog}
      busy={markPaid.isPending}
      onOpened={() => referenceInput.current?.focus()}
      width={480}
    >
      <p className={styles.dialogLead}>
        Did <strong>{formatMoney(amountDue)}</strong> arrive from {order.customerName}
        {isRest ? '?' : ` by ${methods.labelOf(paymentMethod)}? The order is then confirmed and ready to pack.`}
      </p>
      <Form {...inputs} id={FORM_ID} name="order-pay" layout="vertical" onFinish={save}>
        <TextItem
          name="reference"
          label="Reference"
          extra="What identifies the transfer, for example its confirmation number"
          rule={ORDER_TEXTS.reference}
          input={{ ref: referenceInput }}
        />
        {toCents(amountDue) > 0 && (
          <AmountItem
            label="Amount received"
            extra={isRest ? undefined : 'Less leaves the order unpaid with the rest; more can be refunded'}
            initial={amountDue}
            max={isRest && !methods.isManual(paymentMethod) ? atMost(toCents(amountDue), 'is still to be paid') : undefined}
          />
        )}
      </Form>
    </FormDialog>
  );
}
