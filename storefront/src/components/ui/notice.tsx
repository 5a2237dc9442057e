import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  /** The screen's own heading, when there is no other. */
  as?: 'h1' | 'h2' | 'p';
  label?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** What a screen says when it has nothing to show: empty, not found, failed. */
export function Notice({ title, as: Title = 'p', label, children, actions }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, Title === 'h1' && styles.screen)}>
      {label && <p className={styles.label}>{label}</p>}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
