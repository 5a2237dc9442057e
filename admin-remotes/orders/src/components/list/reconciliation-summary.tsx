import { Button, classNames, type ShopTime, useRight, useShopTime } from '@shop/admin-kit';
import type { PaymentDifference, Reconciliation } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { reconciliationQuery, useCompareNow, useRepairDifference } from '../../api/reconciliation.ts';
import styles from '../../styles/reconciliation.module.css';

interface ReconciliationSummaryProps {
  /** Differences are shown above the orders; that all is well can wait below them. */
  place: 'above' | 'below';
}

/** Whether card payments and paid orders match, with a repair for each difference. Renders nothing until it has loaded. */
export function ReconciliationSummary({ place }: ReconciliationSummaryProps) {
  const time = useShopTime();
  const { data } = useQuery(reconciliationQuery);
  const comparing = useCompareNow();
  const movesMoney = useRight('move-money');
  if (!data || place !== (data.differences.length > 0 ? 'above' : 'below')) return null;
  const { differences } = data;
  return (
    <section
      className={differences.length > 0 ? classNames(styles.reconciliation, styles.differences) : styles.reconciliation}
      aria-label="Card payments and orders"
    >
      <p>
        <strong>
          Paid {data.paid} / orders {data.orders}
        </strong>{' '}
        {statusText(data, time)}
      </p>
      {movesMoney && (
        <Button size="small" loading={comparing.isPending} onClick={() => comparing.mutate()}>
          Compare now
        </Button>
      )}
      {differences.length > 0 && (
        <ul>
          {differences.map((difference) => (
            <DifferenceListItem key={difference.id} difference={difference} />
          ))}
        </ul>
      )}
    </section>
  );
}

function statusText({ checkedAt, differences }: Reconciliation, time: ShopTime): string {
  if (checkedAt === null) return 'Card payments were not compared yet';
  const checked = `compared ${time.moment(checkedAt)}`;
  if (differences.length === 0) return `No differences, ${checked}`;
  return `${differences.length === 1 ? '1 difference' : `${differences.length} differences`}, ${checked}`;
}

function DifferenceListItem({ difference }: { difference: PaymentDifference }) {
  const { id, message, repair, orderNumber, paymentIntentId } = difference;
  const repairing = useRepairDifference();
  return (
    <li>
      <span>
        {message}
        <small>{orderNumber ?? paymentIntentId}</small>
      </span>
      <Button
        danger
        size="small"
        loading={repairing.isPending}
        aria-label={`${repair}: ${orderNumber ?? paymentIntentId}`}
        onClick={() => repairing.mutate(id)}
      >
        {repair}
      </Button>
    </li>
  );
}
