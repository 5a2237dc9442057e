// Loads the application after the page's main image, so that on a slow connection neither waits for the other. The build moves the
// addresses of the application's scripts into the attributes of this one. Imports nothing, because an import would wait for a chunk.
const MAX_DELAY_MS = 2_000;

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

replayEarlyClick();
const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
if (!image || image.complete) loadApplication();
else {
  // Inserting the script before this handler returns delays the load event of the window until the application has run.
  for (const type of ['load', 'error']) image.addEventListener(type, loadApplication);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, loadApplication, { once: true, capture: true });
  setTimeout(loadApplication, MAX_DELAY_MS);
}
