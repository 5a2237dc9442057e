import { Button, formatMoney, toCents } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { Link } from 'react-router-dom';
import { formatDateTime, formatPieces } from '../../rules/format.ts';
import { useAllowedStep } from '../../api/allowed-step.ts';
import { type Step, STEP_LABELS } from '../../rules/next-step.ts';
import { PAYMENT_METHOD_LABELS } from '../../rules/order-labels.ts';
import { OrderTags } from '../order-tags.tsx';

interface OrderListItemProps {
  order: OrderRow;
  busy: boolean;
  onStep: (step: Step) => void;
}

/** One row of the order list with a button for the next step. */
export function OrderListItem({ order, busy, onStep }: OrderListItemProps) {
  const { id, orderNumber, customerName, customerEmail, createdAt, totalAmount, refundedAmount, pieces, paymentMethod } = order;
  const step = useAllowedStep(order);
  return (
    <li className="order-item">
      <div className="order-item-number">
        <h3>
          <Link to={id}>{orderNumber}</Link>
        </h3>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </div>
      <div className="order-item-customer">
        <span>{customerName}</span>
        <small>{customerEmail}</small>
      </div>
      <div className="order-item-amount">
        {!order.moneyHidden && <strong>{formatMoney(totalAmount)}</strong>}
        <small>
          {PAYMENT_METHOD_LABELS[paymentMethod]} · {formatPieces(pieces)}
        </small>
        {toCents(refundedAmount) > 0 && <small>{formatMoney(refundedAmount)} refunded</small>}
      </div>
      <OrderTags {...order} />
      <div className="order-item-step">
        {step && (
          <Button
            type={step === 'deliver' ? 'default' : 'primary'}
            disabled={busy}
            aria-label={`${STEP_LABELS[step]}: ${orderNumber}`}
            onClick={() => onStep(step)}
          >
            {STEP_LABELS[step]}
          </Button>
        )}
      </div>
    </li>
  );
}
