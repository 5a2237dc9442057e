import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Buttons to the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section of the page of one item. */
export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
