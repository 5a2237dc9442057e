import { useCallback, useEffect, useRef } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled)';

/**
 * Where the focus goes when a dialog that was unmounted did not return it to its button, or when that button is gone, for example
 * with the row that was deleted: to the next row, the one before, or the heading of the page. Returns a function for the end of
 * the closing transition.
 */
export function useFocusFallback(open: boolean): () => void {
  const places = useRef<Element[]>([]);
  const focus = useCallback(() => {
    const { activeElement } = document;
    // The dialog itself returns the focus to a button that is still there; its row may go when the list is read again.
    if (activeElement === document.body || !activeElement?.checkVisibility()) focusFirst(places.current);
    else watchRemoval(activeElement, places.current);
    places.current = [];
  }, []);
  useEffect(() => {
    if (open) places.current = placesAround(document.activeElement);
  }, [open]);
  // A dialog may go with the list that held it.
  useEffect(() => focus, [focus]);
  return focus;
}

/** Until the focus is moved. */
function watchRemoval(button: Element, places: readonly Element[]): void {
  if (places.length === 0) return;
  const observer = new MutationObserver(() => {
    if (button.isConnected) return;
    end();
    if (document.activeElement === document.body) focusFirst(places);
  });
  const end = (): void => {
    observer.disconnect();
    document.removeEventListener('focusin', end);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', end);
}

function placesAround(focused: Element | null): Element[] {
  // The first button of the whole page is no place.
  const button = focused === document.body ? null : focused;
  const row = button?.closest('li, tr');
  return [button, row?.nextElementSibling, row?.previousElementSibling, document.querySelector('main h2')].filter(
    (place) => place instanceof Element,
  );
}

function focusFirst(places: readonly Element[]): void {
  const targets = places
    .filter((place) => place.isConnected)
    .map((place) => (place.matches(`[tabindex], ${FOCUSABLE}`) ? place : place.querySelector(FOCUSABLE)));
  const target = targets.find((found) => found instanceof HTMLElement);
  if (target instanceof HTMLElement) target.focus();
}
