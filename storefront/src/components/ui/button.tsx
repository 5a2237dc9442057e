import type { ButtonHTMLAttributes } from 'react';
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

export function Button({
  variant,
  wide,
  small,
  className,
  type = 'button',
  ...rest
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classOf({ variant, wide, small }, className)} {...rest} />;
}

export function ButtonLink({ variant, wide, small, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link className={classOf({ variant, wide, small }, className)} {...rest} />;
}
