import { Button, formatMoney, StatusTag, toCents } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { actorOf, isByHand, METHODS, momentOf, PAYMENT_LOOKS, REFUND_LOOKS } from './order-words.ts';
import { Fact, Facts, Panel } from './panel.tsx';

interface MoneyPanelProps {
  order: DeskOrder;
  onRefund: () => void;
}

/** How it was paid, what went back, and what is still to be done by hand. */
export function MoneyPanel({ order, onRefund }: MoneyPanelProps) {
  const { paymentMethod, paymentStatus, paymentReference, paymentIntentId, totalAmount, refundedAmount, refundable } = order;
  const payment = PAYMENT_LOOKS[paymentStatus];
  const canRefund = toCents(refundable) > 0;
  const owed = order.status === 'cancelled' && isByHand(paymentMethod) && canRefund;
  return (
    <Panel title="Money" action={canRefund && <Button onClick={onRefund}>Refund</Button>}>
      {owed && (
        <p className="order-owed">
          The order was cancelled after it was paid. Send {formatMoney(refundable)} back by {METHODS[paymentMethod]}, then write
          it down with Refund.
        </p>
      )}
      <Facts>
        <Fact label="Payment">
          <StatusTag tone={payment.tone}>{payment.label}</StatusTag>
        </Fact>
        <Fact label="Method">{METHODS[paymentMethod]}</Fact>
        <Fact label="Reference">{paymentReference}</Fact>
        <Fact label="Payment id">{paymentIntentId && <code>{paymentIntentId}</code>}</Fact>
        <Fact label="Total">{formatMoney(totalAmount)}</Fact>
        <Fact label="Refunded">{toCents(refundedAmount) > 0 && formatMoney(refundedAmount)}</Fact>
      </Facts>
      {order.refunds.length > 0 && <Refunds order={order} />}
    </Panel>
  );
}

function Refunds({ order }: { order: DeskOrder }) {
  return (
    <ul className="order-refunds" aria-label="Refunds">
      {order.refunds.map(({ id, amount, reason, actor, status, createdAt }) => (
        <li key={id}>
          <span>
            <strong>{formatMoney(amount)}</strong>{' '}
            <StatusTag tone={REFUND_LOOKS[status].tone}>{REFUND_LOOKS[status].label}</StatusTag>
          </span>
          {reason && <span>{reason}</span>}
          <small>
            {actorOf(actor)} · {momentOf(createdAt)}
          </small>
        </li>
      ))}
    </ul>
  );
}
