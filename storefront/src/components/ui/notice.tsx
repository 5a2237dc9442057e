import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  title: string;
  /** `h1` when the notice is the only content of the screen. */
  as?: 'h1' | 'h2' | 'p';
  children?: ReactNode;
  actions?: ReactNode;
}

/** The empty, not-found or error state of a screen or section. */
export function Notice({ title, as: Title = 'p', children, actions }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, Title === 'h1' && styles.screen)}>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
