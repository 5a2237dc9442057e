import { formatMoney, kitStyles, toCents, usePaymentMethods } from '@shop/admin-kit';
import type { PaymentLine } from '@shop/contract';
import { Link } from 'react-router-dom';
import { PaidOn } from './paid-on.tsx';
import styles from '../../styles/payment-files.module.css';

/** Payments with the orders that they have paid. */
export function BookedLines({ lines }: { lines: readonly PaymentLine[] }) {
  const methods = usePaymentMethods();
  return (
    <ul className={kitStyles.rows} aria-label="Booked payments">
      {lines.map((line) => (
        <li key={line.id} className={styles.booked}>
          <span className={styles.number}>
            {line.orders.map(({ orderId, orderNumber }) => (
              <Link key={orderId} to={`/orders/${orderId}`}>
                {orderNumber}
              </Link>
            ))}
          </span>
          <span className={styles.payer}>
            <bdi>{line.payer}</bdi>
            <small>
              {methods.labelOf(line.source)}
              {line.decidedBy !== null && `, booked by ${line.decidedBy}`}
              {toCents(line.owed) > 0 && owedNote(line)}
            </small>
          </span>
          <PaidOn day={line.paidOn} />
          <strong className={styles.amount}>{formatMoney(line.amount)}</strong>
        </li>
      ))}
    </ul>
  );
}

const owedNote = ({ owed, returnedAt, returnedReference }: PaymentLine): string =>
  returnedAt === null ? `, ${formatMoney(owed)} is owed back` : `, ${formatMoney(owed)} went back (${returnedReference})`;
