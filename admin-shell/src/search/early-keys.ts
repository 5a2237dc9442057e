import { useEffect, useRef } from 'react';

interface EarlyKeys {
  /** From now on what is typed is kept, and reaches nothing else on the page. */
  start: () => void;
  /** Ends that and returns the text; empty without `start`. */
  take: () => string;
}

function collectKeys(): () => string {
  let text = '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    // The button that still has the focus must not be pressed.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    return text;
  };
}

/**
 * What is typed while a dialog opens: it takes several renderings until its field can have the focus. Ends when `canOpen`
 * turns false: a dialog that never opens must not keep the keys.
 */
export function useEarlyKeys(canOpen: boolean): EarlyKeys {
  const stop = useRef<() => string>(undefined);
  const take = (): string => {
    const text = stop.current?.() ?? '';
    stop.current = undefined;
    return text;
  };
  useEffect(() => (canOpen ? () => void stop.current?.() : undefined), [canOpen]);
  return {
    start: () => {
      take();
      stop.current = collectKeys();
    },
    take,
  };
}
