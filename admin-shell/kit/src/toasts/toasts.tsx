import { CloseOutlined } from '@ant-design/icons';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { dismissToast, type Toast, useToast } from './notify.ts';

const TOAST_DURATION_MS = 5_000;
const SWIPE_DISTANCE_PX = 50;

/** Where toasts appear, once in the shell. F8 brings the keyboard there. */
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
    <section ref={region} className="kit-toasts" aria-label="Notifications (F8)" tabIndex={-1}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const swipe = useSwipeToDismiss(() => dismissToast(toast.id));
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  return (
    <div
      className={toast.destructive ? 'kit-toast kit-toast-error' : 'kit-toast'}
      role={toast.destructive ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe}
    >
      <div className="kit-toast-text">
        <div className="kit-toast-title">{toast.title}</div>
        {toast.description && <div>{toast.description}</div>}
      </div>
      <button type="button" className="kit-toast-close" aria-label="Close notification" onClick={() => dismissToast(toast.id)}>
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}

/** Pointer handlers and style of something that leaves to the right when it is drawn far enough. */
function useSwipeToDismiss(leave: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = (): void => {
    if (offset > SWIPE_DISTANCE_PX) leave();
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
