// The only script of a page that is there at once: loads the application later. On most pages that is after the main image, so that on a
// slow connection neither waits for the other; on pages that only show, at the first sign of use. The build bundles this file into one
// script without imports (an import would wait for a chunk), and moves the addresses of the application's scripts into its attributes.
import { showEarlyCartCount } from './early-cart-count.ts';

const MAX_DELAY_MS = 2_000;
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'focusin'];

const { entry, preload = '' } = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
let loading = false;

function loadApplication(): void {
  if (loading || !entry) return;
  loading = true;
  for (const href of preload.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  }
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry }));
}

/** Remembers the last button that is clicked before React listens, and clicks it again when React does. */
function replayEarlyClick(): void {
  let button: HTMLElement | null | undefined;
  const onClick = ({ target }: Event) => {
    button = target instanceof Element ? target.closest('button') : undefined;
  };
  document.addEventListener('click', onClick, { capture: true });
  const onHydrating = () => {
    document.removeEventListener('click', onClick, { capture: true });
    button?.click();
  };
  document.addEventListener('shop:hydrating', onHydrating, { once: true });
}

function loadAtFirst(events: readonly string[]): void {
  for (const type of events) window.addEventListener(type, loadApplication, { once: true, capture: true, passive: true });
}

function loadAfterMainImage(): void {
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!image || image.complete) return loadApplication();
  // Inserting the script before this handler returns delays the load event of the window until the application has run.
  for (const type of ['load', 'error']) image.addEventListener(type, loadApplication);
  loadAtFirst(['pointerdown', 'keydown']);
  setTimeout(loadApplication, MAX_DELAY_MS);
}

replayEarlyClick();
// See `startsOnUse` of the route table. Somebody who came back to a form that the browser filled in has the focus already.
if (document.querySelector('script[data-start="use"]') && document.activeElement === document.body) {
  loadAtFirst(SIGNS_OF_USE);
  // Browsers also send this event, without a distance, when the page appears below a mouse that rests.
  window.addEventListener('pointermove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) loadApplication();
  });
  void showEarlyCartCount().catch(() => undefined);
} else loadAfterMainImage();
