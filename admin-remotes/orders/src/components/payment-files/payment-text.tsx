import { formatMoney, usePaymentMethods } from '@shop/admin-kit';
import type { PaymentLine } from '@shop/contract';
import type { ReactNode } from 'react';
import { PaidOn } from './paid-on.tsx';
import styles from '../../styles/payment-files.module.css';

/** What the app or bank says about a payment. Its texts are those of strangers. */
export function PaymentText({ line, check }: { line: PaymentLine; check?: ReactNode }) {
  const { amount, payer, source, paidOn, note, message } = line;
  const methods = usePaymentMethods();
  return (
    <div className={styles.payment}>
      <div className={styles.title}>
        {check}
        <h3>
          {formatMoney(amount)} <bdi>{payer ?? 'without a name'}</bdi>
        </h3>
      </div>
      <small>
        {methods.labelOf(source)}, <PaidOn day={paidOn} />
      </small>
      {message !== null && <p>{message}</p>}
      {note !== null && (
        <p className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  );
}
