/**
 * For the ref of what has just appeared in answer to the shopper: the button they pressed was disabled meanwhile and has lost the
 * focus. The text starts there for keyboards and screen readers, and is scrolled into view.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
