import {
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
import { useRefundOrder } from '../../api/refund-order.ts';
import { centsOfPieces, type Pieces } from '../../rules/returns.ts';
import { AmountItem, atMost } from './amount-item.tsx';
import { PieceInputs } from './piece-inputs.tsx';
import styles from '../../styles/order-items.module.css';

const FORM_ID = 'order-refund-form';

interface RefundValues {
  share?: 'all' | 'part' | 'pieces';
  amount?: string;
  pieces?: Pieces;
  reason?: string;
}

interface RefundDialogProps {
  open: boolean;
  order: AdminOrder;
  onClose: () => void;
}

/** The chosen amount in cents; undefined while the input is none. */
function centsOf({ share, amount = '', pieces = {} }: RefundValues, order: AdminOrder): number | undefined {
  if (share === 'part') return parseMoney(amount).cents;
  if (share === 'pieces') return centsOfPieces(order.items, pieces);
  return share === 'all' ? toCents(order.refundable) : undefined;
}

/** Refunds the remaining amount, a part of it, or the price of some pieces. Nothing is chosen at first, because refunds are final. */
export function RefundDialog({ open, order, onClose }: RefundDialogProps) {
  const { form, dialog, inputs, submit } = useDialogForm<RefundValues>({ onClose });
  const refunding = useRefundOrder();
  const methods = usePaymentMethods();
  const refundable = toCents(order.refundable);
  const values = Form.useWatch((all: RefundValues) => all, form);
  const overpaid = toCents(order.overpaidAmount);
  const cents = values && centsOf(values, order);
  const save = (input: RefundValues): void => {
    const requested = centsOf(input, order);
    if (requested === undefined || requested > refundable) return;
    const reason = (input.reason ?? '').trim();
    submit(() => refunding.mutateAsync({ id: order.id, amount: fromCents(requested), reason }));
  };
  return (
    <FormDialog
      open={open}
      title={`Refund ${order.orderNumber}`}
      submitText={cents === undefined || cents > refundable ? 'Refund' : `Refund ${formatCents(cents)}`}
      formId={FORM_ID}
      {...dialog}
      busy={refunding.isPending}
      width={480}
    >
      <p className={styles.dialogLead}>{refundNotice(order, methods)}</p>
      <Form<RefundValues>
        {...inputs}
        id={FORM_ID}
        name="order-refund"
        layout="vertical"
        initialValues={overpaid > 0 ? { share: 'part', amount: order.overpaidAmount } : {}}
        onFinish={save}
      >
        <Form.Item name="share" label="How much" rules={[{ required: true, message: 'Please choose how much to refund' }]}>
          <Radio.Group options={shareOptions(order)} />
        </Form.Item>
        {values?.share === 'part' && <AmountItem label="Amount" max={atMost(refundable, 'can be refunded')} />}
        {values?.share === 'pieces' && <PiecesField order={order} cents={cents} />}
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

/** The price of each piece is that of the order. Stock does not change: pieces come back with "Return to stock". */
function PiecesField({ order, cents }: { order: AdminOrder; cents: number | undefined }) {
  const isTooMuch = cents !== undefined && cents > toCents(order.refundable);
  return (
    <>
      <PieceInputs items={order.items} max={new Map(order.items.map(({ id, quantity }) => [id, quantity]))} />
      <p aria-live="polite" className={isTooMuch ? styles.importProblem : styles.dialogLead}>
        {cents === undefined && 'Please enter how many pieces are refunded.'}
        {isTooMuch && `At most ${formatMoney(order.refundable)} can be refunded`}
      </p>
    </>
  );
}

function refundNotice({ paymentMethod, customerName, customerErasedAt }: AdminOrder, methods: PaymentMethods): string {
  const mail = customerErasedAt === null ? `${customerName} gets a mail` : 'nobody gets a mail';
  return methods.isManual(paymentMethod)
    ? `Send the money back by ${methods.labelOf(paymentMethod)} yourself: this writes it down, and ${mail}.`
    : `The money goes back the way it came, and ${mail}.`;
}
