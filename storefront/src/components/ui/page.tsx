import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './page.module.css';

/** Limits the content width and adds the gutters. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.page, className)}>{children}</div>;
}

interface PageTitleProps {
  title: string;
  lead?: ReactNode;
}

export function PageTitle({ title, lead }: PageTitleProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </header>
  );
}

interface SectionHeaderProps {
  title: string;
  id?: string;
  action?: ReactNode;
}

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
