import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './badge.module.css';

/** A stamped label. */
export function Badge({
  tone = 'ink',
  children,
}: {
  tone?: 'ink' | 'sun' | 'vermilion' | 'night' | 'plain';
  children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
