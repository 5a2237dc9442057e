import { type ReactNode, useId } from 'react';

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
    <section className="order-panel" aria-labelledby={titleId}>
      <div className="order-panel-head">
        <h3 id={titleId}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Labelled values, one per line. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="order-details">{children}</dl>;
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
