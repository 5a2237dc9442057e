import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A pressed button that is disabled or leaves gives its focus to the next one of its group, until the next press. */
export function useFocusNextButton(group: RefObject<HTMLElement | null>): void {
  const pressed = useRef(-1);
  useEffect(() => {
    // A click comes after both.
    const forget = (): void => {
      pressed.current = -1;
    };
    const remember = ({ target }: Event): void => {
      pressed.current = buttonsOf(group.current).findIndex((button) => target instanceof Node && button.contains(target));
    };
    document.addEventListener('pointerdown', forget, true);
    document.addEventListener('keydown', forget, true);
    document.addEventListener('click', remember, true);
    return () => {
      document.removeEventListener('pointerdown', forget, true);
      document.removeEventListener('keydown', forget, true);
      document.removeEventListener('click', remember, true);
    };
  }, [group]);
  // After every render, because a step changes the buttons with any of them.
  useLayoutEffect(() => {
    const buttons = buttonsOf(group.current);
    const { activeElement } = document;
    // A browser takes the focus from a disabled button a moment later.
    const isLost = activeElement === document.body || buttons.some((button) => button === activeElement && button.disabled);
    if (pressed.current < 0 || !isLost) return;
    const isEnabled = (button: HTMLButtonElement): boolean => !button.disabled;
    const next = buttons.slice(pressed.current).find(isEnabled) ?? buttons.find(isEnabled);
    next?.focus();
  });
}

const buttonsOf = (group: HTMLElement | null): HTMLButtonElement[] => [
  ...(group?.querySelectorAll<HTMLButtonElement>('button') ?? []),
];
