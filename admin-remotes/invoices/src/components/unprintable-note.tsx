import type { Invoice } from '@shop/contract';
import styles from '../styles/invoices.module.css';

/** Says before an invoice is sent which of its characters the PDF leaves out. */
export function UnprintableNote({ invoice }: { invoice: Invoice | null }) {
  if (!invoice || invoice.unprintable.length === 0) return null;
  return (
    <p className={styles.unprintable}>
      The PDF leaves out characters that it cannot print: <bdi>{invoice.unprintable.join(' ')}</bdi>
    </p>
  );
}
