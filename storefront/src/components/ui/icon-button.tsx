import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  framed?: boolean;
  /** Ignores clicks but keeps the focus, which a disabled button would lose. */
  busy?: boolean;
  children: ReactNode;
}

export function IconButton({ label, framed = false, busy = false, className, onClick, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={busy || undefined}
      className={classNames(styles.button, framed && styles.framed, className)}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {children}
    </button>
  );
}
