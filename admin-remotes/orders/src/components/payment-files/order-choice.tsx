import { Button, Checkbox, formatMoney, usePaymentMethods } from '@shop/admin-kit';
import { Link } from 'react-router-dom';
import { type OfferedOrder, sharesName } from '../../rules/payment-files/offered-orders.ts';
import { OrderTags } from '../order-tags.tsx';
import type { ChosenOrders } from './use-chosen-orders.ts';
import styles from '../../styles/order-choices.module.css';

interface OrderChoiceProps {
  order: OfferedOrder;
  /** False: the order is only shown. */
  decides: boolean;
  isBusy: boolean;
  isPrimary?: boolean;
  /** Named beside the buyer when it seems to be somebody else. */
  payer?: string | null;
  /** Undefined: one order is chosen at once. */
  chosen?: ChosenOrders | undefined;
  onUse: (orderId: string) => void;
}

/** An order that a payment may be for. While several are chosen, they are used together. */
export function OrderChoice({ order, decides, isBusy, isPrimary = false, payer = null, chosen, onUse }: OrderChoiceProps) {
  const methods = usePaymentMethods();
  const { orderId, orderNumber, customerName, paymentMethod, amount, isOpen } = order;
  const takes = decides && isOpen;
  return (
    <li>
      <span className={styles.candidate}>
        {takes && chosen && (
          <Checkbox
            aria-label={`Choose ${orderNumber}`}
            checked={chosen.has(orderId)}
            disabled={isBusy}
            onChange={() => chosen.toggle(order)}
          />
        )}
        <Link to={`/orders/${orderId}`}>{orderNumber}</Link>
        <span>
          <People payer={payer} customerName={customerName} />, {methods.labelOf(paymentMethod)}
        </span>
        <OrderTags {...order} />
      </span>
      <strong className={styles.amount}>{formatMoney(amount)}</strong>
      {takes && (chosen === undefined || chosen.orders.length === 0) && (
        <Button
          type={isPrimary ? 'primary' : 'default'}
          disabled={isBusy}
          aria-label={`Use this order: ${orderNumber}`}
          onClick={() => onUse(orderId)}
        >
          Use this order
        </Button>
      )}
    </li>
  );
}

function People({ payer, customerName }: { payer: string | null; customerName: string }) {
  const buyer = <bdi>{customerName}</bdi>;
  if (payer === null || sharesName(payer, customerName)) return buyer;
  return (
    <>
      paid by <bdi>{payer}</bdi>, ordered by {buyer}
    </>
  );
}
