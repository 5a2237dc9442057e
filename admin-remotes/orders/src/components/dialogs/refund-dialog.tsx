import { Form, formatCents, formatMoney, FormDialog, fromCents, Input, parseMoney, Radio, toCents } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useState } from 'react';
import { useRefundOrder } from '../../api/refund-order.ts';
import { isManualPayment, PAYMENT_METHOD_LABELS } from '../../rules/order-labels.ts';

const FORM_ID = 'order-refund-form';

interface RefundValues {
  share: 'all' | 'part';
  amount?: string;
  reason?: string;
}

interface RefundDialogProps {
  open: boolean;
  order: DeskOrder;
  onClose: () => void;
}

/** Refunds the remaining amount or a part of it. */
export function RefundDialog({ open, order, onClose }: RefundDialogProps) {
  const [form] = Form.useForm<RefundValues>();
  const [dirty, setDirty] = useState(false);
  const refunding = useRefundOrder();
  const refundable = toCents(order.refundable);
  const values = Form.useWatch((all: RefundValues) => all, form);
  const cents = values?.share === 'part' ? parseMoney(values.amount ?? '') : refundable;
  const close = (): void => {
    setDirty(false);
    onClose();
  };
  const save = ({ share, amount = '', reason = '' }: RefundValues): void => {
    const requested = share === 'part' ? parseMoney(amount) : refundable;
    if (requested === undefined || refunding.isPending) return;
    refunding.mutate({ id: order.id, amount: fromCents(requested), reason: reason.trim() }, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={`Refund ${order.orderNumber}`}
      submitText={cents === undefined || cents > refundable ? 'Refund' : `Refund ${formatCents(cents)}`}
      formId={FORM_ID}
      dirty={dirty}
      busy={refunding.isPending}
      onClose={close}
      width={480}
    >
      <p className="order-dialog-lead">{refundNotice(order)}</p>
      <Form<RefundValues>
        form={form}
        id={FORM_ID}
        name="order-refund"
        layout="vertical"
        initialValues={{ share: 'all' }}
        onValuesChange={() => setDirty(true)}
        onFinish={save}
      >
        <Form.Item name="share" label="How much">
          <Radio.Group options={shareOptions(order)} />
        </Form.Item>
        {values?.share === 'part' && <AmountField refundable={refundable} />}
        <Form.Item name="reason" label="Reason (optional)" extra="For the timeline; the shopper does not see it">
          <Input maxLength={300} autoComplete="off" />
        </Form.Item>
      </Form>
    </FormDialog>
  );
}

const shareOptions = ({ refundable }: DeskOrder): { value: RefundValues['share']; label: string }[] => [
  { value: 'all', label: `Everything left (${formatMoney(refundable)})` },
  { value: 'part', label: 'An amount' },
];

function AmountField({ refundable }: { refundable: number }) {
  const validator = (_: unknown, text: string | undefined): Promise<void> => {
    const cents = parseMoney(text ?? '');
    if (cents === undefined || cents < 1) return Promise.reject(new Error('Please enter an amount above zero'));
    return cents > refundable
      ? Promise.reject(new Error(`At most ${formatCents(refundable)} can be refunded`))
      : Promise.resolve();
  };
  return (
    <Form.Item name="amount" label="Amount" rules={[{ validator }]} validateTrigger="onBlur">
      <Input inputMode="decimal" prefix="$" autoComplete="off" />
    </Form.Item>
  );
}

function refundNotice({ paymentMethod, customerName, customerErasedAt }: DeskOrder): string {
  const mail = customerErasedAt === null ? `${customerName} gets a mail` : 'nobody gets a mail';
  return isManualPayment(paymentMethod)
    ? `Send the money back by ${PAYMENT_METHOD_LABELS[paymentMethod]} yourself: this writes it down, and ${mail}.`
    : `The money goes back the way it came, and ${mail}.`;
}
