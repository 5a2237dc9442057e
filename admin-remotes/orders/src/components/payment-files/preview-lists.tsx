import { Button, Checkbox, classNames, formatMoney, kitStyles } from '@shop/admin-kit';
import type { PaymentLine, PaymentFileReading } from '@shop/contract';
import { type ReactNode, useState } from 'react';
import { unreadableText } from '../../rules/payment-files/preview-labels.ts';
import { PaidOn } from './paid-on.tsx';
import styles from '../../styles/payment-files.module.css';

/** More rows at once make the page slow. */
const SHOWN_ROWS = 200;

interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  children: (row: Row, index: number) => ReactNode;
}

function Rows<Row>({ label, rows, children }: RowsProps<Row>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, SHOWN_ROWS);
  return (
    <>
      <ul className={kitStyles.rows} aria-label={label}>
        {shown.map(children)}
      </ul>
      {shown.length < rows.length && (
        <Button onClick={() => setShowsAll(true)}>Show all {rows.length.toLocaleString('en-US')}</Button>
      )}
    </>
  );
}

/** What the payer has written, and the bank around it. */
function Memo({ note }: Pick<PaymentLine, 'note'>) {
  if (note === null || note === '') return null;
  return (
    <small className={styles.memo}>
      <bdi>{note}</bdi>
    </small>
  );
}

interface PreviewPaymentsProps {
  lines: readonly PaymentLine[];
  except: ReadonlySet<string>;
  onToggle: (externalId: string) => void;
}

/** The payments that would be booked, each with a mark that can be taken off. */
export function PreviewPayments({ lines, except, onToggle }: PreviewPaymentsProps) {
  return (
    <Rows label="Payments to book" rows={lines}>
      {({ externalId, orders, payer, amount, paidOn, note }) => {
        const numbers = orders.map(({ orderNumber }) => orderNumber).join(', ');
        return (
          <li key={externalId} className={classNames(styles.booked, styles.marked)}>
            <Checkbox
              checked={!except.has(externalId)}
              aria-label={`Mark ${numbers} paid`}
              onChange={() => onToggle(externalId)}
            />
            <strong className={styles.number}>{numbers}</strong>
            <span className={styles.payer}>
              <bdi>{payer}</bdi>
            </span>
            <PaidOn day={paidOn} />
            <strong className={styles.amount}>{formatMoney(amount)}</strong>
            <Memo note={note} />
          </li>
        );
      }}
    </Rows>
  );
}

/** The payments that would wait for a person, with their reasons. */
export function PreviewToCheck({ lines }: { lines: readonly PaymentLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4>To check</h4>
      <Rows label="Payments to check" rows={lines}>
        {({ externalId, payer, amount, paidOn, message, note }) => (
          <li key={externalId} className={styles.unsure}>
            <span>{message}</span>
            <span className={styles.payer}>
              <bdi>{payer}</bdi>
            </span>
            <PaidOn day={paidOn} />
            <strong className={styles.amount}>{formatMoney(amount)}</strong>
            <Memo note={note} />
          </li>
        )}
      </Rows>
    </>
  );
}

export function UnreadableRows({ rows }: { rows: PaymentFileReading['unreadable'] }) {
  const title = unreadableText(rows);
  if (title === undefined) return null;
  return (
    <>
      <h4>{title}</h4>
      <Rows label="Rows that cannot be read" rows={rows}>
        {({ row, message, text }) => (
          <li key={row} className={styles.unreadable}>
            <span>
              Row {row}: {message}
            </span>
            <small>
              <bdi>{text}</bdi>
            </small>
          </li>
        )}
      </Rows>
    </>
  );
}
