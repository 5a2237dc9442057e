import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const buttonsOf = (item: Element | undefined): HTMLElement[] => [
  ...(item?.querySelectorAll<HTMLElement>('button:enabled') ?? []),
];
const focusedItem = (items: readonly Element[]): number => items.findIndex((item) => item.contains(document.activeElement));

/** Where the arrows belong to the text. */
const TYPED = 'input:not([type=checkbox]), textarea';

/** Up and down go to the payment before and after, left and right between the choices of one. */
function moveFocus(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  if (!(currentTarget instanceof Element) || (target instanceof Element && target.matches(TYPED))) return;
  const items = [...currentTarget.children];
  const place = focusedItem(items);
  const buttons = buttonsOf(items[place]);
  const button = buttons.findIndex((one) => one === document.activeElement);
  const next: Record<string, HTMLElement | undefined> = {
    ArrowDown: buttonsOf(items[place + 1])[0],
    ArrowUp: buttonsOf(items[place - 1])[0],
    ArrowRight: buttons[button + 1],
    ArrowLeft: buttons[button - 1],
  };
  const found = Object.hasOwn(next, key) ? next[key] : undefined;
  if (!found) return;
  event.preventDefault();
  found.focus();
}

interface Choices {
  list: RefObject<HTMLUListElement | null>;
  /** The payment with the focus is being decided: when it leaves, the one in its place gets the focus, until the next press. */
  keepPlace: () => void;
}

/** The keys of a list of payments, each with its choices. */
export function useChoices(): Choices {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(-1);
  useEffect(() => {
    const shown = list.current;
    shown?.addEventListener('keydown', moveFocus);
    return () => shown?.removeEventListener('keydown', moveFocus);
  }, []);
  useEffect(() => {
    // A dialog may ask about the decision.
    const giveUp = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('[role=dialog]'))) place.current = -1;
    };
    document.addEventListener('pointerdown', giveUp, true);
    document.addEventListener('keydown', giveUp, true);
    return () => {
      document.removeEventListener('pointerdown', giveUp, true);
      document.removeEventListener('keydown', giveUp, true);
    };
  }, []);
  // After every render, because the payment leaves with any of them, and before a dialog remembers where the focus was.
  useLayoutEffect(() => {
    if (place.current < 0 || !list.current || document.activeElement !== document.body) return;
    const items = [...list.current.children];
    const next = buttonsOf(items[Math.min(place.current, items.length - 1)])[0];
    // The buttons of a payment are disabled, and lose the focus, until it is decided.
    next?.focus();
  });
  return { list, keepPlace: () => (place.current = focusedItem([...(list.current?.children ?? [])])) };
}
