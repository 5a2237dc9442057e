import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TOOLTIP_DELAY_MS } from '#config/limits.ts';
import styles from './tooltip.module.css';

/** Shows a text after a delay on hover or focus; Escape closes it. The text must not be the only name of its content. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), TOOLTIP_DELAY_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  return (
    <span
      className={styles.anchor}
      role="presentation"
      aria-describedby={open ? id : undefined}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={hide}
      onKeyDown={onKeyDown}
    >
      {children}
      {open && (
        <span role="tooltip" id={id} className={styles.tooltip}>
          {text}
        </span>
      )}
    </span>
  );
}
