import type { ReactNode } from 'react';

interface StatusTagProps {
  /** neutral: gray, info: blue, success: green, danger: red, warning: amber. */
  tone: 'neutral' | 'info' | 'success' | 'danger' | 'warning';
  children: ReactNode;
}

/** A small label for a status or a flag. Replaces antd's coloured tags, whose contrast is too low. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return <span className={`kit-tag kit-tag-${tone}`}>{children}</span>;
}
