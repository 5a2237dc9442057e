import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  framed?: boolean;
  children: ReactNode;
}

export function IconButton({ label, framed = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={classNames(styles.button, framed && styles.framed, className)} {...rest}>
      {children}
    </button>
  );
}
