import { Button, formatMoney, Panel, StatusTag, toCents, usePaymentMethods, useShopTime } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { restOf } from '../../rules/money/amount-due.ts';
import { formatActor } from '../../rules/format.ts';
import { PAYMENT_STATUS_TAGS, REFUND_STATUS_TAGS } from '../../rules/order-labels.ts';
import { PaidBy } from './paid-by.tsx';
import { Detail, DetailList } from './detail-list.tsx';
import styles from '../../styles/order-panels.module.css';

interface PaymentPanelProps {
  order: AdminOrder;
  onRefund: () => void;
  onReceive: () => void;
}

/** The payment, its refunds, and a notice about money that is due in either direction. */
export function PaymentPanel({ order, onRefund, onReceive }: PaymentPanelProps) {
  const { paymentMethod, paymentStatus, paymentReference, paymentIntentId, totalAmount, refundedAmount, refundable } = order;
  const { receivedAmount, overpaidAmount, canMarkPaid } = order;
  const rest = restOf(order);
  const methods = usePaymentMethods();
  const payment = PAYMENT_STATUS_TAGS[paymentStatus];
  const canRefund = toCents(refundable) > 0;
  const manualRefundDue = order.status === 'cancelled' && methods.isManual(paymentMethod) && canRefund;
  return (
    <Panel title="Money" action={canRefund && <Button onClick={onRefund}>Refund</Button>}>
      {manualRefundDue && (
        <p className={styles.refundDue}>
          The order was cancelled after it was paid. Send {formatMoney(refundable)} back by {methods.labelOf(paymentMethod)}, then
          write it down with Refund.
        </p>
      )}
      {paymentStatus === 'paid' && rest !== undefined && (
        <p className={styles.refundDue}>
          {formatMoney(rest)} to collect{methods.isManual(paymentMethod) ? '' : ': the card is not charged again'}.{' '}
          {canMarkPaid && (
            <Button size="small" onClick={onReceive}>
              Mark received
            </Button>
          )}
        </p>
      )}
      {paymentStatus === 'unpaid' && rest !== undefined && (
        <p className={styles.refundDue}>{formatMoney(rest)} is still to be paid.</p>
      )}
      {toCents(overpaidAmount) > 0 && (
        <p className={styles.refundDue}>{formatMoney(overpaidAmount)} too much was paid. Refund sends it back.</p>
      )}
      <DetailList>
        <Detail label="Payment">
          <StatusTag tone={payment.tone}>{payment.label}</StatusTag>
        </Detail>
        <Detail label="Method">{methods.labelOf(paymentMethod)}</Detail>
        <Detail label="Reference">{paymentReference}</Detail>
        <PaidBy order={order} />
        <Detail label="Payment id">{paymentIntentId && <code>{paymentIntentId}</code>}</Detail>
        <Detail label="Total">{formatMoney(totalAmount)}</Detail>
        <Detail label="Received">
          {toCents(receivedAmount) > 0 && receivedAmount !== totalAmount && formatMoney(receivedAmount)}
        </Detail>
        <Detail label="Refunded">{toCents(refundedAmount) > 0 && formatMoney(refundedAmount)}</Detail>
      </DetailList>
      {order.refunds.length > 0 && <Refunds order={order} />}
    </Panel>
  );
}

function Refunds({ order }: { order: AdminOrder }) {
  const time = useShopTime();
  return (
    <ul className={styles.refunds} aria-label="Refunds">
      {order.refunds.map(({ id, amount, taxAmount, lines, shippingAmount, borneByShop, reason, actor, status, createdAt }) => (
        <li key={id}>
          <span>
            <strong>{formatMoney(amount)}</strong>{' '}
            <StatusTag tone={REFUND_STATUS_TAGS[status].tone}>{REFUND_STATUS_TAGS[status].label}</StatusTag>
          </span>
          {lines.map((line) => (
            <span key={line.itemId}>
              {formatMoney(line.amount)} for {line.name}
              {line.notSent ? `, ${line.notSent} not sent` : ''}
            </span>
          ))}
          {shippingAmount && <span>{formatMoney(shippingAmount)} for shipping</span>}
          {toCents(taxAmount) > 0 && <span>{formatMoney(taxAmount)} of it is sales tax</span>}
          {borneByShop && <span>The shop bears it</span>}
          {reason && <span>{reason}</span>}
          <small>
            {formatActor(actor)} · {time.moment(createdAt)}
          </small>
        </li>
      ))}
    </ul>
  );
}
