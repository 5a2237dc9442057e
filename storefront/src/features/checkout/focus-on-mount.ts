/**
 * A ref callback for a message that answers a button press. The button was disabled meanwhile and lost the focus; focusing the
 * message lets keyboards and screen readers continue there and scrolls it into view.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
