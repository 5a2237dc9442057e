import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import styles from './button.module.css';

interface Look {
  /** primary: the one thing to do here; outline: the rest; quiet: text only. */
  look?: 'primary' | 'outline' | 'quiet' | 'onNight';
  wide?: boolean;
  small?: boolean;
}

function classOf({ look = 'primary', wide, small }: Look, className?: string): string {
  return classNames(styles.button, styles[look], wide && styles.wide, small && styles.small, className);
}

export function Button({
  look,
  wide,
  small,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classOf({ look, wide, small }, className)} {...rest} />;
}

export function ButtonLink({ look, wide, small, className, ...rest }: Look & LinkProps) {
  return <Link className={classOf({ look, wide, small }, className)} {...rest} />;
}
