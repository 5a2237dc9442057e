import { Button, formatMoney, toCents, usePaymentMethods } from '@shop/admin-kit';
import type { PaymentLine } from '@shop/contract';
import { type ReactNode, useState } from 'react';
import { type Parts, paidTogether } from '../../rules/payment-files/matching-sums.ts';
import { offeredOrder, sharesName, sumOf } from '../../rules/payment-files/offered-orders.ts';
import { FindOrder, UseChosen } from './find-order.tsx';
import { OrderChoice } from './order-choice.tsx';
import { PaymentText } from './payment-text.tsx';
import { type ChosenOrders, useChosenOrders } from './use-chosen-orders.ts';
import choiceStyles from '../../styles/order-choices.module.css';
import styles from '../../styles/payment-files.module.css';

interface LineToCheckProps {
  line: PaymentLine;
  /** Whether the account may decide. */
  decides: boolean;
  isBusy: boolean;
  /** This payment and others that pay one order together. */
  parts: Parts | undefined;
  /** Selects the payment, beside its amount. */
  check: ReactNode;
  onUse: (orderIds: string[], lineIds?: string[]) => void;
  onOwe: () => void;
  onDismiss: () => void;
}

/** A payment on the left, what can become of it on the right. */
export function LineToCheck({ line, decides, isBusy, parts, check, onUse, onOwe, onDismiss }: LineToCheckProps) {
  const [isFinding, setFinding] = useState(false);
  const methods = usePaymentMethods();
  const together = paidTogether(line, methods).map(({ orderId }) => orderId);
  const chosen = useChosenOrders();
  // What it pays already counts, and stays as it is.
  const booked = line.orders.map(({ orderId }) => orderId);
  const book = (orderIds: string[]): void => onUse([...new Set([...booked, ...orderIds])]);
  const cents = toCents(line.amount) - sumOf(line.orders.map(({ totalAmount }) => ({ amount: totalAmount })));
  const named = `${formatMoney(line.amount)} of ${line.payer ?? 'nobody'}`;
  const shared = { isBusy, chosen: isFinding ? chosen : undefined, onUse: (id: string) => book([id]) };
  return (
    <li className={styles.line} aria-busy={isBusy}>
      <PaymentText line={line} check={check} />
      <div className={choiceStyles.decision}>
        <Candidates line={line} cents={cents} decides={decides && (together.length === 0 || isFinding)} {...shared} />
        {decides && (
          <>
            <div className={styles.buttons}>
              {together.length > 0 && (
                <Button type="primary" disabled={isBusy} onClick={() => book(together)}>
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
              <Refusals line={line} named={named} isBusy={isBusy} onOwe={onOwe} onDismiss={onDismiss} />
            </div>
            {isFinding && (
              <>
                <FindOrder isBusy={isBusy} chosen={chosen} onUse={shared.onUse} />
                <UseChosen chosen={chosen} cents={cents} isBusy={isBusy} onUse={book} />
              </>
            )}
          </>
        )}
      </div>
    </li>
  );
}

type RefusalsProps = Pick<LineToCheckProps, 'line' | 'isBusy' | 'onOwe' | 'onDismiss'> & { named: string };

/** What is booked in part, or went back, can only be booked. */
function Refusals({ line, named, isBusy, onOwe, onDismiss }: RefusalsProps) {
  if (line.orders.length > 0 || line.returnedAt !== null) return null;
  return (
    <>
      <Button disabled={isBusy} onClick={onOwe}>
        Send {formatMoney(line.amount)} back
      </Button>
      <Button disabled={isBusy} aria-label={`Not for the shop: ${named}`} onClick={onDismiss}>
        Not for the shop
      </Button>
    </>
  );
}

interface CandidatesProps {
  line: PaymentLine;
  /** What no order has got yet. */
  cents: number;
  decides: boolean;
  isBusy: boolean;
  chosen: ChosenOrders | undefined;
  onUse: (orderId: string) => void;
}

function Candidates({ line: { candidates, orders, payer }, cents, ...shared }: CandidatesProps) {
  const methods = usePaymentMethods();
  const shown = [...orders, ...candidates.filter(({ orderId }) => orders.every((order) => order.orderId !== orderId))];
  if (shown.length === 0) return null;
  return (
    <ul className={choiceStyles.candidates} aria-label="Orders">
      {shown.map((order) => (
        <OrderChoice
          key={order.orderId}
          order={offeredOrder(order, methods)}
          isPrimary={toCents(order.amountDue) === cents && sharesName(payer, order.customerName)}
          payer={payer}
          {...shared}
        />
      ))}
    </ul>
  );
}
