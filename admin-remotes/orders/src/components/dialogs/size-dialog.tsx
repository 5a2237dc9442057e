import {
  CountItem,
  Form,
  formatCents,
  FormDialog,
  QueryState,
  type TypedCount,
  Radio,
  toCents,
  useDialogForm,
} from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import type { AdminOrder, OrderItem } from '@shop/contract';
import { sizesQuery, useChangeSize } from '../../api/change-size.ts';
import { itemName } from '../../rules/format.ts';
import { centsMore, sizeOptions } from '../../rules/money/size-change.ts';
import styles from '../../styles/order-items.module.css';

const FORM_ID = 'order-size-form';

interface SizeValues {
  variantId?: string;
  quantity?: TypedCount;
}

interface SizeDialogProps {
  open: boolean;
  order: AdminOrder;
  item: OrderItem;
  onClose: () => void;
}

/** Asks for the size that pieces of an order get instead, and says what it costs more or less. */
export function SizeDialog({ open, order, item, onClose }: SizeDialogProps) {
  const { form, dialog, inputs, submit } = useDialogForm<SizeValues>({ onClose });
  const changing = useChangeSize();
  const sizes = useQuery(sizesQuery(item.productId));
  const values = Form.useWatch((all: SizeValues) => all, form) ?? {};
  const { variantId } = values;
  const left = piecesLeft(item);
  const pieces = piecesOf(values, item);
  const save = (values: SizeValues): void => {
    const wanted = values.variantId;
    if (wanted === undefined) return;
    const change = { version: order.version, itemId: item.id, variantId: wanted, quantity: piecesOf(values, item) };
    submit((keyed) => changing.mutateAsync({ id: order.id, ...change }, keyed));
  };
  return (
    <FormDialog
      open={open}
      title={`Another size for ${itemName(item)}`}
      submitText="Change size"
      formId={FORM_ID}
      {...dialog}
      busy={changing.isPending}
      width={480}
    >
      <p className={styles.dialogLead}>The pieces change places in stock at once, and {order.customerName} gets a mail.</p>
      <QueryState query={sizes} failure="Failed to load the sizes" placeholders={1}>
        {({ variants }) => (
          <Form<SizeValues> {...inputs} id={FORM_ID} name="order-size" layout="vertical" onFinish={save}>
            <Form.Item name="variantId" label="New size" rules={[{ required: true, message: 'Please choose a size' }]}>
              <Radio.Group options={sizeOptions(variants, item.variant?.id ?? '', pieces)} />
            </Form.Item>
            {left > 1 && (
              <CountItem
                name="quantity"
                label="Pieces"
                initialValue={left}
                min={1}
                max={left}
                required="Please enter how many pieces"
                suffix={`of ${left}`}
              />
            )}
            <p aria-live="polite">{variantId && priceText(order, centsMore(order, item, variants, variantId) * pieces)}</p>
          </Form>
        )}
      </QueryState>
    </FormDialog>
  );
}

/** Without those that are not sent. */
const piecesLeft = ({ quantity, notSent = 0 }: OrderItem): number => quantity - notSent;

/** The field is there for a line of several pieces only, and its rule refuses what is no number. */
const piecesOf = ({ quantity }: SizeValues, item: OrderItem): number =>
  typeof quantity === 'number' ? quantity : piecesLeft(item);

/** What the change does to the money of the order. */
function priceText({ paymentStatus, totalAmount }: AdminOrder, cents: number): string {
  if (cents === 0) return 'The price stays the same.';
  const amount = formatCents(Math.abs(cents));
  if (paymentStatus === 'unpaid') return `The new total is ${formatCents(toCents(totalAmount) + cents)}.`;
  return cents > 0 ? `${amount} to collect: the order is paid already.` : `${amount} to refund: the order is paid already.`;
}
