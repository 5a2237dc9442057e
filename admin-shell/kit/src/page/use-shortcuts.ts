import { useEffect, useRef } from 'react';

const OFF_KEY = 'adminShortcutsOff';

/** Keys without Ctrl can be turned off, because speech input and unsteady hands press them by accident. */
export const shortcutsAreOff = (): boolean => localStorage.getItem(OFF_KEY) !== null;

export function turnShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(OFF_KEY);
  else localStorage.setItem(OFF_KEY, '1');
}

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(TEXT_FIELDS);

/** Runs the action of a key, for example `j`, while nobody types and no dialog is open. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const run = latest.current[event.key.toLowerCase()];
      // "?" shows how to turn them on again.
      const isOff = shortcutsAreOff() && event.key !== '?';
      if (!run || isOff || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
