import { useEffect, useRef } from 'react';

interface Typed {
  text: string;
  /** Enter was the last key. */
  isEntered: boolean;
}

interface EarlyKeys {
  /** From now on what is typed is kept, and reaches nothing else on the page. */
  start: () => void;
  /** Ends that and returns what was typed; nothing without `start`. */
  take: () => Typed;
}

const NOTHING: Typed = { text: '', isEntered: false };

function collectKeys(): () => Typed {
  let text = '';
  let isEntered = false;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    // Enter must not press the button that still has the focus.
    else if (event.key !== 'Enter') return;
    isEntered = event.key === 'Enter';
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    return { text, isEntered };
  };
}

/**
 * What is typed while a dialog opens: it takes several renderings until its field can have the focus. Ends when `canOpen`
 * turns false: a dialog that never opens must not keep the keys.
 */
export function useEarlyKeys(canOpen: boolean): EarlyKeys {
  const stop = useRef<() => Typed>(undefined);
  const take = (): Typed => {
    const typed = stop.current?.() ?? NOTHING;
    stop.current = undefined;
    return typed;
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
