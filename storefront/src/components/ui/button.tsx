import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import styles from './button.module.css';

interface ButtonStyle {
  /** `primary` marks the main action of a screen, `onNight` an action on a dark band. */
  variant?: 'primary' | 'outline' | 'quiet' | 'onNight';
  wide?: boolean;
  small?: boolean;
}

function classOf({ variant = 'primary', wide, small }: ButtonStyle, className?: string): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, small && styles.small, className);
}

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Ignores clicks but keeps the focus, which a disabled button would lose. */
  busy?: boolean;
}

const ignoreClick = (event: MouseEvent): void => event.preventDefault();

export function Button({ variant, wide, small, busy = false, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      className={classOf({ variant, wide, small }, className)}
      onClick={busy ? ignoreClick : onClick}
      {...rest}
    />
  );
}

export function ButtonLink({ variant, wide, small, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link className={classOf({ variant, wide, small }, className)} {...rest} />;
}
