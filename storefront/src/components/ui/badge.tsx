import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './badge.module.css';

export function Badge({ tone, children }: { tone: 'sun' | 'vermilion' | 'night'; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
