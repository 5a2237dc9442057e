import {
  Checkbox,
  Form,
  formatCents,
  formatMoney,
  FormDialog,
  fromCents,
  parseMoney,
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
import {
  centsOfLines,
  chosenLines,
  type LineAmounts,
  presetAmount,
  type RefundLine,
  refundLinesOf,
} from '../../rules/money/refund-lines.ts';
import { chosenPieces, type Pieces } from '../../rules/returns.ts';
import { AmountItem, atMost } from './amount-item.tsx';
import { RefundLines } from './refund-lines.tsx';
import styles from '../../styles/order-items.module.css';

const FORM_ID = 'order-refund-form';

interface RefundValues {
  share?: 'all' | 'part' | 'pieces';
  amount?: string;
  pieces?: Pieces;
  amounts?: LineAmounts;
  borneByShop?: boolean;
  reason?: string;
}

interface RefundDialogProps {
  open: boolean;
  order: AdminOrder;
  onClose: () => void;
}

/** What the form asks for; no cents while an input is none. */
function requestOf(
  { share, amount = '', pieces = {}, amounts = {} }: RefundValues,
  order: AdminOrder,
  all: readonly RefundLine[],
) {
  const isShared = all.some(({ hasShare }) => hasShare);
  if (share === 'all') return { cents: toCents(order.refundable), isShared };
  if (share === 'part') return { cents: parseMoney(amount).cents, isShared };
  if (share === undefined) return { cents: undefined, isShared: false };
  const chosen = chosenLines(all, pieces, amounts);
  const wanted = new Set(chosenPieces(pieces).map(({ itemId }) => itemId));
  const isWantedShared = all.some(({ itemId, hasShare }) => hasShare && wanted.has(itemId));
  return { cents: chosen && centsOfLines(chosen), chosen, isShared: isWantedShared };
}

/** The form, what it asks for, and how that is sent. */
function useRefundForm({ order, onClose }: Omit<RefundDialogProps, 'open'>) {
  const sentItems = useRef<string[]>([]);
  const fieldPath = (name: string) => {
    const [, position] = /^lines\.(\d+)\.amount$/.exec(name) ?? [];
    return position === undefined ? name : ['amounts', sentItems.current[Number(position)] ?? ''];
  };
  const { form, dialog, inputs, submit } = useDialogForm<RefundValues>({ onClose, fieldPath });
  const refunding = useRefundOrder();
  const lines = refundLinesOf(order);
  const values = Form.useWatch((all: RefundValues) => all, form) ?? {};
  const save = (input: RefundValues): void => {
    const { cents, chosen, isShared } = requestOf(input, order, lines);
    if (cents === undefined || cents > toCents(order.refundable)) return;
    const parts = chosen?.map(({ line, netCents }) => ({ itemId: line.itemId, amount: fromCents(netCents) }));
    sentItems.current = parts?.map(({ itemId }) => itemId) ?? [];
    const refund = { id: order.id, amount: fromCents(cents), reason: (input.reason ?? '').trim() };
    const borne = isShared && input.borneByShop ? { borneByShop: true as const } : {};
    submit(() => refunding.mutateAsync({ ...refund, ...(parts && { lines: parts }), ...borne }));
  };
  /** The amounts follow the numbers of pieces, until somebody types another one. */
  const onValuesChange = ({ pieces }: RefundValues): void => {
    inputs.onValuesChange();
    for (const { itemId, quantity } of chosenPieces(pieces ?? {})) {
      const line = lines.find((candidate) => candidate.itemId === itemId);
      if (line) form.setFieldValue(['amounts', itemId], presetAmount(line, quantity));
    }
  };
  const request = requestOf(values, order, lines);
  return { dialog, inputs: { ...inputs, onValuesChange, onFinish: save }, busy: refunding.isPending, lines, values, request };
}

/** Refunds the remaining amount, a part of it, or some pieces with their tax. Nothing is chosen at first, because refunds are final. */
export function RefundDialog({ open, order, onClose }: RefundDialogProps) {
  const { dialog, inputs, busy, lines, values, request } = useRefundForm({ order, onClose });
  const { cents, chosen, isShared } = request;
  const methods = usePaymentMethods();
  const refundable = toCents(order.refundable);
  const overpaid = toCents(order.overpaidAmount);
  return (
    <FormDialog
      open={open}
      title={`Refund ${order.orderNumber}`}
      submitText={cents === undefined || cents > refundable ? 'Refund' : `Refund ${formatCents(cents)}`}
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
        {values.share === 'part' && <AmountItem label="Amount" max={atMost(refundable, 'can be refunded')} />}
        {values.share === 'pieces' && <RefundLines order={order} lines={lines} pieces={values.pieces ?? {}} chosen={chosen} />}
        {isShared && (
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

function refundNotice({ paymentMethod, customerName, customerErasedAt }: AdminOrder, methods: PaymentMethods): string {
  const mail = customerErasedAt === null ? `${customerName} gets a mail` : 'nobody gets a mail';
  return methods.isManual(paymentMethod)
    ? `Send the money back by ${methods.labelOf(paymentMethod)} yourself: this writes it down, and ${mail}.`
    : `The money goes back the way it came, and ${mail}.`;
}
