import { CloseOutlined } from '@ant-design/icons';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { dismissToast, useToast } from './notify.ts';
import type { Toast } from './toast-store.ts';
import { classNames } from '../theme/class-names.ts';
import styles from './toasts.module.css';

const TOAST_DURATION_MS = 5_000;
const SWIPE_DISTANCE_PX = 50;

/** The region that shows toasts, rendered once in the shell. F8 moves the focus into it. */
export function Toasts() {
  const toast = useToast();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent): void => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);
  return (
    <section ref={region} className={styles.toasts} aria-label="Notifications (F8)" tabIndex={-1}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [paused, setPaused] = useState(false);
  const swipe = useSwipeToDismiss(() => dismissToast(toast.id));
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [paused, toast.id]);
  return (
    <div
      className={toast.destructive ? classNames(styles.toast, styles.toastError) : styles.toast}
      role={toast.destructive ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      {...swipe}
    >
      <div className={styles.toastText}>
        <div className={styles.toastTitle}>{toast.title}</div>
        {toast.description && <div>{toast.description}</div>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={styles.toastAction}
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={styles.toastClose} aria-label="Close notification" onClick={() => dismissToast(toast.id)}>
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}

/** Pointer handlers and style of an element that is dismissed by swiping it to the right. */
function useSwipeToDismiss(onDismiss: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = (): void => {
    if (offset > SWIPE_DISTANCE_PX) onDismiss();
    setStart(null);
    setOffset(0);
  };
  return {
    onPointerDown: (event: PointerEvent) => setStart(event.clientX),
    onPointerMove: (event: PointerEvent) => {
      if (start !== null) setOffset(Math.max(0, event.clientX - start));
    },
    onPointerUp: end,
    onPointerCancel: end,
    style: offset > 0 ? { transform: `translateX(${offset}px)` } : undefined,
  };
}
