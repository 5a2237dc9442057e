import { useEffect } from 'react';

/** While active, the browser asks before the window is closed or loaded again. */
export function useUnloadGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
