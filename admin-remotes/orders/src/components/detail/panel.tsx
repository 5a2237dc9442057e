import { type ReactNode, useId } from 'react';
import styles from '../../styles/order-page.module.css';

interface PanelProps {
  title: string;
  /** A button to the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section of the order page. */
export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.panelHead}>
        <h3 id={titleId}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}

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
