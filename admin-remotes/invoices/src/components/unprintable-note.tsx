import type { Invoice } from '@shop/contract';
import styles from '../styles/invoices.module.css';

/** With its number: the font of the screen may not have it either. */
function nameOf(character: string): string {
  const numbers = Array.from(character, (part) => part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0'));
  return `${character} (U+${numbers.join(' U+')})`;
}

/** Says before an invoice is sent which of its characters the PDF leaves out. */
export function UnprintableNote({ invoice }: { invoice: Invoice | null }) {
  if (!invoice || invoice.unprintable.length === 0) return null;
  return (
    <p className={styles.unprintable}>
      The PDF leaves out characters that it cannot print: <bdi>{invoice.unprintable.map(nameOf).join(', ')}</bdi>
    </p>
  );
}
