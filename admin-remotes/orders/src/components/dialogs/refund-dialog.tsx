import {
  Checkbox,
  Form,
  formatMoney,
  FormDialog,
  type PaymentMethods,
  Radio,
  TextItem,
  toCents,
  useDialogForm,
  usePaymentMethods,
} from '@shop/admin-kit';
import { type AdminOrder, ORDER_TEXTS } from '@shop/contract';
import { useRef } from 'react';
import { useRefundOrder } from '../../api/refund-order.ts';
import { useRefundPreview } from '../../api/refund-preview.ts';
import { presetAmount, presetNotSent, refundLinesOf } from '../../rules/money/refund-lines.ts';
import { isShared, leavesNothingToSend, refundParts, type RefundValues } from '../../rules/money/refund-request.ts';
import { chosenPieces, piecesOut } from '../../rules/returns.ts';
import { AmountItem, atMost } from './amount-item.tsx';
import { RefundLines } from './refund-lines.tsx';
import { RefundSummary } from './refund-summary.tsx';
import styles from '../../styles/order-items.module.css';

const FORM_ID = 'order-refund-form';

interface RefundDialogProps {
  open: boolean;
  order: AdminOrder;
  onClose: () => void;
}

/** The form, what the server says of its input, and how that is sent. */
function useRefundForm({ open, order, onClose }: RefundDialogProps) {
  const sentItems = useRef<string[]>([]);
  const fieldPath = (name: string) => {
    const [, position, field] = /^lines\.(\d+)\.(amount|notSent)$/.exec(name) ?? [];
    return position === undefined
      ? name
      : [field === 'amount' ? 'amounts' : 'notSent', sentItems.current[Number(position)] ?? ''];
  };
  const { form, dialog, inputs, submit } = useDialogForm<RefundValues>({ onClose, fieldPath });
  const refunding = useRefundOrder();
  const lines = refundLinesOf(order);
  const values = Form.useWatch((all: RefundValues) => all, form) ?? {};
  const parts = open ? refundParts(values, order, lines) : undefined;
  const preview = useRefundPreview(order, parts);
  /** Sends nothing until the server has said what this input refunds: the button has no amount before. */
  const save = (input: RefundValues): void => {
    const wanted = refundParts(input, order, lines);
    const amount = preview.totalOf(wanted);
    if (wanted === undefined || amount === undefined) return preview.retry();
    sentItems.current = 'amount' in wanted ? [] : (wanted.lines ?? []).map(({ itemId }) => itemId);
    submit((keyed) => refunding.mutateAsync({ ...wanted, id: order.id, amount, reason: (input.reason ?? '').trim() }, keyed));
  };
  /** Amounts and pieces that are not sent follow the numbers of pieces, until somebody types another one. */
  const onValuesChange = ({ pieces }: RefundValues): void => {
    inputs.onValuesChange();
    for (const { itemId, quantity } of chosenPieces(pieces ?? {})) {
      const line = lines.find((candidate) => candidate.itemId === itemId);
      if (!line) continue;
      form.setFieldValue(['amounts', itemId], presetAmount(line, quantity));
      form.setFieldValue(['notSent', itemId], presetNotSent(line, quantity));
    }
  };
  const total = preview.totalOf(parts);
  return {
    dialog,
    inputs: { ...inputs, onValuesChange, onFinish: save },
    busy: refunding.isPending,
    lines,
    values,
    preview,
    total,
  };
}

/** Refunds the remaining amount, a part of it, or some pieces with their tax. Nothing is chosen at first, because refunds are final. */
export function RefundDialog({ open, order, onClose }: RefundDialogProps) {
  const { dialog, inputs, busy, lines, values, preview, total } = useRefundForm({ open, order, onClose });
  const { share, pieces = {}, shipping = '' } = values;
  const hasNothing = chosenPieces(pieces).length === 0 && shipping.trim() === '';
  const methods = usePaymentMethods();
  const overpaid = toCents(order.overpaidAmount);
  const hasShares = isShared(values, lines);
  return (
    <FormDialog
      open={open}
      title={`Refund ${order.orderNumber}`}
      submitText={total === undefined ? 'Refund' : `Refund ${formatMoney(total)}`}
      formId={FORM_ID}
      {...dialog}
      busy={busy}
      width={480}
    >
      <p className={styles.dialogLead}>{refundNotice(order, methods)}</p>
      <Form<RefundValues>
        {...inputs}
        id={FORM_ID}
        name="order-refund"
        layout="vertical"
        initialValues={overpaid > 0 ? { share: 'part', amount: order.overpaidAmount } : {}}
      >
        <Form.Item name="share" label="How much" rules={[{ required: true, message: 'Please choose how much to refund' }]}>
          <Radio.Group options={shareOptions(order)} />
        </Form.Item>
        {share === 'part' && <AmountItem label="Amount" max={atMost(toCents(order.refundable), 'can be refunded')} />}
        {share === 'pieces' && <RefundLines lines={lines} shipping={order.refundableShipping} pieces={pieces} />}
        {leavesNothingToSend(values, piecesOut(order)) && <p>{endNotice(order, methods)}</p>}
        {share !== undefined && (share !== 'pieces' || lines.length > 0 || order.refundableShipping) && (
          <RefundSummary
            share={share}
            preview={preview}
            hint={share === 'pieces' && hasNothing ? 'Please enter how many pieces are refunded.' : undefined}
            artists={hasShares ? (order.artistShares?.length ?? 1) : 0}
          />
        )}
        {hasShares && (
          <Form.Item name="borneByShop" valuePropName="checked">
            <Checkbox>The shop bears it: the artist keeps the share</Checkbox>
          </Form.Item>
        )}
        <TextItem
          name="reason"
          label="Reason (optional)"
          extra="For the timeline; the shopper does not see it"
          rule={ORDER_TEXTS.reason}
        />
      </Form>
    </FormDialog>
  );
}

const shareOptions = ({ refundable }: AdminOrder): { value: NonNullable<RefundValues['share']>; label: string }[] => [
  { value: 'all', label: `Everything left (${formatMoney(refundable)})` },
  { value: 'part', label: 'An amount' },
  { value: 'pieces', label: 'Some pieces' },
];

function endNotice({ paymentMethod }: AdminOrder, methods: PaymentMethods): string {
  const rest = methods.isManual(paymentMethod)
    ? 'what is left of its money is yours to send back'
    : 'what is left of its money goes back, too';
  return `Nothing is left to send: the order will be cancelled, and ${rest}.`;
}

function refundNotice({ paymentMethod, customerName, customerErasedAt }: AdminOrder, methods: PaymentMethods): string {
  const mail = customerErasedAt === null ? `${customerName} gets a mail` : 'nobody gets a mail';
  return methods.isManual(paymentMethod)
    ? `Send the money back by ${methods.labelOf(paymentMethod)} yourself: this writes it down, and ${mail}.`
    : `The money goes back the way it came, and ${mail}.`;
}
