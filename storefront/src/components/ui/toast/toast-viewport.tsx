import { useEffect, useRef } from 'react';
import { useTopModal } from '../dialog/modal-stack.ts';
import { ToastCard } from './toast-card.tsx';
import { useVisibleToast } from './toast.ts';
import styles from './toast.module.css';

/** The toast region; F8 focuses it. Each open dialog has its own, because content outside a modal dialog is inert. */
export function ToastViewport({ modal }: { modal?: string }) {
  const region = useRef<HTMLElement>(null);
  const active = useTopModal() === modal;
  const visible = useVisibleToast();
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [active]);
  const toast = active ? visible : undefined;
  return (
    <section ref={region} aria-label="Notifications (F8)" tabIndex={-1} className={styles.region} data-dock={toast?.dock}>
      <div aria-live="polite">{toast?.tone === 'plain' && <ToastCard key={toast.id} toast={toast} />}</div>
      <div aria-live="assertive">{toast?.tone === 'error' && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>
  );
}
