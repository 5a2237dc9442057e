import { lineCents, type CartLine } from '@shop/contract';
import { formatCents } from '#lib/money.ts';
import type { PaymentMethod } from '../payment/payment-methods.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  lines: readonly CartLine[];
  totalCents: number;
  method: PaymentMethod | undefined;
}

export function OrderSummary({ lines, totalCents, method }: OrderSummaryProps) {
  return (
    <section className={styles.card} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        Order Summary
      </h2>
      <ul>
        {lines.map(({ id, quantity, product }) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>
              {product.name} <span className={styles.quantity}>× {quantity}</span>
            </span>
            <span className={styles.amount}>{formatCents(lineCents(product.price, quantity))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Total</span>
        <strong>{formatCents(totalCents)}</strong>
      </p>
      {method && (
        <p className={styles.method}>
          Payment method: <strong>{method.label}</strong>
        </p>
      )}
    </section>
  );
}
