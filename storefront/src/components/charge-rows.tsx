import { formatCharge } from '#lib/money.ts';
import styles from './charge-rows.module.css';

interface ChargeRowsProps {
  /** Of the pieces, "64.00". */
  subtotal: string;
  charges: readonly { label: string; amount: string }[];
  /** Where the total does not stand already. */
  total?: string;
}

/** What makes up a total; nothing when only the pieces do. */
export function ChargeRows({ subtotal, charges, total }: ChargeRowsProps) {
  if (charges.length === 0) return null;
  const sums = total === undefined ? [] : [{ label: 'Total', amount: total }];
  return (
    <dl className={styles.rows}>
      {[{ label: 'Subtotal', amount: subtotal }, ...charges, ...sums].map(({ label, amount }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{formatCharge(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
