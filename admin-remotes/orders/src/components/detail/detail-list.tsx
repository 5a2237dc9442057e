import type { ReactNode } from 'react';
import styles from '../../styles/order-page.module.css';

/** Labelled values, one per line. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className={styles.details}>{children}</dl>;
}

/** A labelled value; renders nothing if the value is empty. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '' || children === false) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
