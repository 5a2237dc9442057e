import {
  editConflict,
  Form,
  formatMoney,
  FormDialog,
  fromCents,
  Input,
  notifySuccess,
  parseMoney,
  parsePositiveMoney,
  Select,
  TextItem,
  toCents,
  useDialogForm,
  useShopTime,
} from '@shop/admin-kit';
import { type AddInvoicePayment, type Invoice, INVOICE_PAYMENT_TEXTS } from '@shop/contract';
import { INVOICE_PAYMENT_METHODS, wayLabel } from '@shop/contract/ways-to-pay';
import { useState } from 'react';
import { useAddPayment } from '../api/payments.ts';
import { STATUS_TAGS } from '../rules/invoice-labels.ts';
import styles from '../styles/invoices.module.css';

const FORM_ID = 'invoice-payment-form';
const METHOD_OPTIONS = INVOICE_PAYMENT_METHODS.map((value) => ({ value, label: wayLabel(value) }));

interface PaymentValues extends Pick<AddInvoicePayment, 'method'> {
  amount: string;
  receivedOn: string;
  note: string;
}

interface PaymentDialogProps {
  open: boolean;
  invoice: Invoice;
  onClose: () => void;
}

/** Asks what has arrived for an invoice, by default all that is due, and again when the invoice was changed meanwhile. */
export function PaymentDialog({ open, invoice, onClose }: PaymentDialogProps) {
  const { form, dialog, inputs, submit } = useDialogForm<PaymentValues>({ onClose });
  const [saved, setSaved] = useState<Invoice | null>(null);
  const adding = useAddPayment();
  const [openedAt] = useState(Date.now);
  const today = useShopTime().calendarDay(openedAt);
  const { id, version, invoiceNumber, clientName, balanceDue, totalAmount, status } = saved ?? invoice;
  const amount = Form.useWatch('amount', form);
  const isPart = (parseMoney(amount ?? balanceDue).cents ?? 0) < toCents(balanceDue);

  const showChange = (error: unknown): void => {
    const current = editConflict(error) as Invoice | undefined;
    if (!current) return;
    if (current.status === 'paid') {
      notifySuccess(`Invoice #${current.invoiceNumber} was marked as paid already`);
      return dialog.onClose();
    }
    if (amount === balanceDue) form.setFieldValue('amount', current.balanceDue);
    setSaved(current);
  };
  const save = ({ amount: typed, note, ...values }: PaymentValues): void => {
    const body = { ...values, amount: fromCents(parseMoney(typed).cents ?? 0), note: note.trim() || null, version };
    submit(async (keyed) => {
      try {
        await adding.mutateAsync({ id, ...body }, keyed);
      } catch (error) {
        showChange(error);
        throw error;
      }
    });
  };
  return (
    <FormDialog
      open={open}
      title="Mark as paid"
      submitText={isPart ? 'Record Payment' : 'Mark Paid'}
      formId={FORM_ID}
      {...dialog}
      busy={adding.isPending}
      width={480}
    >
      {saved && (
        <p className={styles.send} role="alert">
          Someone else has changed this invoice meanwhile. Its status is {STATUS_TAGS[status].label} now, its total{' '}
          {formatMoney(totalAmount)}.
        </p>
      )}
      <p className={styles.send}>
        Did {clientName} pay {formatMoney(balanceDue)} for invoice #{invoiceNumber}?{' '}
        {isPart ? 'The rest stays due.' : 'Its status becomes Paid.'}
      </p>
      <Form
        {...inputs}
        id={FORM_ID}
        name="invoice-payment"
        layout="vertical"
        className={styles.payment}
        initialValues={{ amount: balanceDue, receivedOn: today, method: 'bank-transfer', note: '' }}
        onFinish={save}
      >
        <Form.Item name="amount" label="Amount received" rules={[{ validator: amountRule(balanceDue) }]} validateTrigger="onBlur">
          <Input inputMode="decimal" prefix="$" autoComplete="off" />
        </Form.Item>
        <Form.Item name="receivedOn" label="Received on" rules={[{ required: true, message: 'Please enter the day' }]}>
          <Input type="date" min="2000-01-01" max={today} />
        </Form.Item>
        <Form.Item name="method" label="Method">
          <Select options={METHOD_OPTIONS} />
        </Form.Item>
        <TextItem name="note" label="Note" extra="For example the number of a check" rule={INVOICE_PAYMENT_TEXTS.note} optional />
      </Form>
    </FormDialog>
  );
}

const amountRule =
  (balanceDue: string) =>
  (_: unknown, typed = ''): Promise<void> => {
    const { cents, problem } = parsePositiveMoney(typed);
    if (cents === undefined) return Promise.reject(new Error(problem));
    return cents > toCents(balanceDue)
      ? Promise.reject(new Error(`At most ${formatMoney(balanceDue)} is due`))
      : Promise.resolve();
  };
