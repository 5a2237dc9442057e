import { Button, formatMoney, toCents, usePaymentMethods } from '@shop/admin-kit';
import type { LineOrder, StatementLine } from '@shop/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Parts, paidTogether, takesPayment } from '../../rules/statements/matching-sums.ts';
import { OrderTags } from '../order-tags.tsx';
import { FindOrder } from './find-order.tsx';
import { PaymentText } from './payment-text.tsx';
import styles from '../../styles/statements.module.css';

interface LineToCheckProps {
  line: StatementLine;
  /** Whether the account may decide. */
  decides: boolean;
  isBusy: boolean;
  /** This payment and others that pay one order together. */
  parts: Parts | undefined;
  onUse: (orderIds: string[], lineIds?: string[]) => void;
  onOwe: () => void;
  onDismiss: () => void;
}

/** A payment on the left, what can become of it on the right. */
export function LineToCheck({ line, decides, isBusy, parts, onUse, onOwe, onDismiss }: LineToCheckProps) {
  const [isFinding, setFinding] = useState(false);
  const methods = usePaymentMethods();
  const together = paidTogether(line, methods).map(({ orderId }) => orderId);
  // What is booked in part, or went back, can only be booked.
  const isWhole = line.orders.length === 0 && line.returnedAt === null;
  const named = `${formatMoney(line.amount)} of ${line.payer ?? 'nobody'}`;
  return (
    <li className={styles.line} aria-busy={isBusy}>
      <PaymentText line={line} />
      <div className={styles.decision}>
        <Candidates line={line} decides={decides && together.length === 0} isBusy={isBusy} onUse={(id) => onUse([id])} />
        {decides && (
          <>
            <div className={styles.buttons}>
              {together.length > 0 && (
                <Button type="primary" disabled={isBusy} onClick={() => onUse(together)}>
                  Use these {together.length} orders
                </Button>
              )}
              {parts && (
                <Button
                  type="primary"
                  disabled={isBusy}
                  aria-label={`Use these ${parts.lineIds.length} payments for ${parts.order.orderNumber}`}
                  onClick={() => onUse([parts.order.orderId], parts.lineIds)}
                >
                  Use these {parts.lineIds.length} payments
                </Button>
              )}
              <Button
                disabled={isBusy}
                aria-expanded={isFinding}
                aria-label={`Find another order for ${named}`}
                onClick={() => setFinding(!isFinding)}
              >
                Find another order
              </Button>
              {isWhole && (
                <>
                  <Button disabled={isBusy} onClick={onOwe}>
                    Send {formatMoney(line.amount)} back
                  </Button>
                  <Button disabled={isBusy} aria-label={`Not for the shop: ${named}`} onClick={onDismiss}>
                    Not for the shop
                  </Button>
                </>
              )}
            </div>
            {isFinding && <FindOrder isBusy={isBusy} onUse={(id) => onUse([id])} />}
          </>
        )}
      </div>
    </li>
  );
}

interface CandidatesProps {
  line: StatementLine;
  decides: boolean;
  isBusy: boolean;
  onUse: (orderId: string) => void;
}

function Candidates({ line: { candidates, orders, amount }, decides, isBusy, onUse }: CandidatesProps) {
  const methods = usePaymentMethods();
  const shown = [...orders, ...candidates.filter(({ orderId }) => orders.every((order) => order.orderId !== orderId))];
  if (shown.length === 0) return null;
  return (
    <ul className={styles.candidates} aria-label="Orders">
      {shown.map((order) => (
        <li key={order.orderId}>
          <CandidateText order={order} />
          <strong className={styles.amount}>{formatMoney(order.totalAmount)}</strong>
          {decides && takesPayment(order, methods) && (
            <Button
              type={toCents(order.totalAmount) === toCents(amount) ? 'primary' : 'default'}
              disabled={isBusy}
              aria-label={`Use this order: ${order.orderNumber}`}
              onClick={() => onUse(order.orderId)}
            >
              Use this order
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function CandidateText({ order }: { order: LineOrder }) {
  const methods = usePaymentMethods();
  return (
    <span className={styles.candidate}>
      <Link to={`/orders/${order.orderId}`}>{order.orderNumber}</Link>
      <span>
        <bdi>{order.customerName}</bdi>, {methods.labelOf(order.paymentMethod)}
      </span>
      <OrderTags {...order} paymentSentAt={null} />
    </span>
  );
}
