import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './page.module.css';

/** The page's measure and gutters. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.page, className)}>{children}</div>;
}

interface PageTitleProps {
  title: string;
  lead?: ReactNode;
  /** On the right of the title on wide screens. */
  aside?: ReactNode;
}

export function PageTitle({ title, lead, aside }: PageTitleProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </header>
  );
}

interface SectionHeaderProps {
  title: string;
  id?: string;
  action?: ReactNode;
}

/** A heavy rule, a poster heading, and where to go from here. */
export function SectionHeader({ title, id, action }: SectionHeaderProps) {
  return (
    <header className={styles.section}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {action}
    </header>
  );
}
