import { Button, formatMoney, kitStyles, usePaymentMethods, useRight } from '@shop/admin-kit';
import type { PaymentLine } from '@shop/contract';
import { useReopenLine } from '../../api/payment-files/payment-lines.ts';
import { PaidOn } from './paid-on.tsx';
import styles from '../../styles/payment-files.module.css';

/** Payments that are not for the shop, which has forgotten their payers and notes. */
export function DismissedLines({ lines }: { lines: readonly PaymentLine[] }) {
  const decides = useRight('move-money');
  const methods = usePaymentMethods();
  const reopen = useReopenLine();
  return (
    <ul className={kitStyles.rows} aria-label="Payments that are not for the shop">
      {lines.map(({ id, amount, source, paidOn, decidedBy }) => (
        <li key={id} className={styles.dismissed}>
          <strong className={styles.amount}>{formatMoney(amount)}</strong>
          <span className={styles.payer}>
            <span>
              {methods.labelOf(source)}, <PaidOn day={paidOn} />
            </span>
            {decidedBy !== null && <small>set aside by {decidedBy}</small>}
          </span>
          {decides && id !== null && (
            <Button
              aria-label={`Reopen ${formatMoney(amount)} by ${methods.labelOf(source)}`}
              loading={reopen.isPending && reopen.variables === id}
              onClick={() => reopen.mutate(id)}
            >
              Reopen
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
