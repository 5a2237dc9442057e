import { Button, formatMoney, toCents } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { Link } from 'react-router-dom';
import { nextStep, type Step } from './next-step.ts';
import { OrderTags } from './order-tags.tsx';
import { METHODS, momentOf, piecesOf } from './order-words.ts';

export const STEP_TEXTS: Record<Step, string> = {
  pay: 'Mark paid',
  pack: 'Start packing',
  ship: 'Ship',
  deliver: 'Mark delivered',
};

interface OrderLineProps {
  order: OrderRow;
  busy: boolean;
  onStep: (step: Step) => void;
}

/** One order of the list: which, whose, how much, where it stands, and what brings it on. */
export function OrderLine({ order, busy, onStep }: OrderLineProps) {
  const { id, orderNumber, customerName, customerEmail, createdAt, totalAmount, refundedAmount, pieces, paymentMethod } = order;
  const step = nextStep(order);
  return (
    <li className="order-line">
      <div className="order-line-which">
        <h3>
          <Link to={id}>{orderNumber}</Link>
        </h3>
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
      </div>
      <div className="order-line-who">
        <span>{customerName}</span>
        <small>{customerEmail}</small>
      </div>
      <div className="order-line-money">
        <strong>{formatMoney(totalAmount)}</strong>
        <small>
          {METHODS[paymentMethod]} · {piecesOf(pieces)}
        </small>
        {toCents(refundedAmount) > 0 && <small>{formatMoney(refundedAmount)} refunded</small>}
      </div>
      <OrderTags {...order} />
      <div className="order-line-step">
        {step && (
          <Button
            type={step === 'deliver' ? 'default' : 'primary'}
            disabled={busy}
            aria-label={`${STEP_TEXTS[step]}: ${orderNumber}`}
            onClick={() => onStep(step)}
          >
            {STEP_TEXTS[step]}
          </Button>
        )}
      </div>
    </li>
  );
}
