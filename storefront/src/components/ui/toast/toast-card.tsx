import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { TOAST_DURATION_MS, TOAST_SWIPE_PX } from '#config/limits.ts';
import { classNames } from '#lib/class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { ResponsiveImage } from '../responsive-image.tsx';
import { dismissToast, type Toast } from './toast.ts';
import styles from './toast.module.css';

/** Dismisses the toast after its duration, unless paused. */
function useCountdown(id: number, paused: boolean): void {
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, paused]);
}

/** Tracks a drag to the right; releasing beyond the threshold dismisses the toast. */
function useSwipe(id: number) {
  const start = useRef<number | null>(null);
  const [distance, setDistance] = useState(0);
  const end = () => {
    if (start.current !== null && distance >= TOAST_SWIPE_PX) dismissToast(id);
    start.current = null;
    setDistance(0);
  };
  return {
    distance,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      if (distance > 0) event.currentTarget.setPointerCapture(event.pointerId);
      setDistance(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function ActionButton({ toast: { id }, action: { label, onClick } }: { toast: Toast; action: NonNullable<Toast['action']> }) {
  const act = () => {
    dismissToast(id);
    onClick();
  };
  return (
    <button type="button" className={styles.action} onClick={act}>
      {label}
    </button>
  );
}

export function ToastCard({ toast }: { toast: Toast }) {
  const [paused, setPaused] = useState(false);
  const { distance, ...swipe } = useSwipe(toast.id);
  useCountdown(toast.id, paused);
  return (
    <div
      className={classNames(styles.toast, toast.tone === 'error' && styles.error)}
      style={distance > 0 ? { transform: `translateX(${distance}px)`, transition: 'none' } : undefined}
      // Not on enter: a toast that appears below a resting pointer would stay for ever.
      onMouseMove={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      {...swipe}
    >
      {toast.image && (
        <ResponsiveImage src={toast.image.src} color={toast.image.color} alt="" sizes="56px" className={styles.image} />
      )}
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
        {toast.action && <ActionButton toast={toast} action={toast.action} />}
      </div>
      <IconButton label="Dismiss notification" onClick={() => dismissToast(toast.id)} className={styles.close}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}
