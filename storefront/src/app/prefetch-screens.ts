import { matchRoute } from './route-table.ts';

/** How people announce a click: with a mouse, a finger or the keyboard. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'];

/** Loads the code of the screen at a path, unless it is loaded already. */
export function prefetchScreen(pathname: string): void {
  const { entry } = matchRoute(pathname);
  // A screen that failed to load is tried again, and the failure shown, when it is opened.
  if (entry.path !== '*') entry.importModule().catch(() => undefined);
}

/** Loads the code of a screen when someone is about to follow a link to it. */
export function prefetchLinkedScreens(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && link.origin === window.location.origin) prefetchScreen(link.pathname);
  };
  for (const type of INTENT_EVENTS) document.addEventListener(type, onIntent, { passive: true });
}
