import type { KeyboardEvent } from 'react';

/** Arrows move the focus through the field and the results, a letter that is typed in a result goes to the field. */
export function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) {
    event.preventDefault();
    stops.at((current + step) % stops.length)?.focus();
    return;
  }
  const isText = event.key.length === 1 || event.key === 'Backspace';
  if (isText && current > 0 && !event.ctrlKey && !event.metaKey && !event.altKey) stops[0]?.focus();
}
