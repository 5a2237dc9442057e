import { Button, formatCalendarDay, formatMoney, kitStyles, StatusTag, useRight, useShopTime } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { wayLabel } from '@shop/contract/ways-to-pay';
import { useUndoPayment } from '../../api/payments.ts';
import { lastPayment } from '../../rules/payments.ts';
import styles from '../../styles/sent-versions.module.css';

/** Every amount that arrived; the last one can be undone. Not printed. */
export function Payments({ invoice }: { invoice: Invoice }) {
  const undo = useUndoPayment();
  const edits = useRight('edit-invoices');
  const time = useShopTime();
  const last = lastPayment(invoice);
  if (invoice.payments.length === 0) return null;
  return (
    <section className={styles.versions} aria-labelledby="invoice-payments">
      <h3 id="invoice-payments">Payments</h3>
      <ul className={kitStyles.rows}>
        {invoice.payments.map(({ id, amount, receivedOn, method, note, author, createdAt, undoneAt, undoneBy }) => (
          <li key={id} className={styles.version}>
            <span>
              {formatMoney(amount)} by {wayLabel(method)}, received on {formatCalendarDay(receivedOn)}
              {note && <small dir="auto">{note}</small>}
              <small>
                Entered by {author}, {time.moment(createdAt)}
                {undoneAt && `; undone by ${undoneBy}, ${time.moment(undoneAt)}`}
              </small>
            </span>
            {undoneAt && <StatusTag tone="neutral">Undone</StatusTag>}
            {edits && id === last?.id && (
              <Button
                size="small"
                loading={undo.isPending}
                aria-label={`Undo the payment of ${formatMoney(amount)}`}
                onClick={() => undo.mutate({ id: invoice.id, paymentId: id })}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
