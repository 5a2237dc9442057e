import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './status-tag.module.css';

interface StatusTagProps {
  /** neutral: gray, info: blue, success: green, danger: red, warning: amber. */
  tone: keyof typeof TONES;
  /** Its place in a grid. */
  className?: string | undefined;
  children: ReactNode;
}

const TONES = {
  neutral: styles.tagNeutral,
  info: styles.tagInfo,
  success: styles.tagSuccess,
  danger: styles.tagDanger,
  warning: styles.tagWarning,
};

/** A small label for a status or a flag. Replaces antd's coloured tags, whose contrast is too low. */
export function StatusTag({ tone, className, children }: StatusTagProps) {
  return <span className={classNames(styles.tag, TONES[tone], className)}>{children}</span>;
}
