import { formatMoney, invoiceSummaryQuery } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import styles from '../../styles/invoices.module.css';

/** What clients owe, how much of it is late, and what they have paid, of all invoices. */
export function InvoiceSums() {
  const sums = useQuery(invoiceSummaryQuery).data;
  if (!sums) return null;
  return (
    <dl className={styles.sums} aria-label="Sums of all invoices">
      <Sum label="Open" amount={sums.openAmount} count={sums.openCount} />
      <Sum label="Overdue" amount={sums.overdueAmount} count={sums.overdueCount} />
      <Sum label="Paid" amount={sums.paidAmount} count={sums.paidCount} />
    </dl>
  );
}

function Sum({ label, amount, count }: { label: string; amount: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{formatMoney(amount)}</strong> <small>{count === 1 ? '1 invoice' : `${count} invoices`}</small>
      </dd>
    </div>
  );
}
