import { createClient } from '@shop/contract';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient, setRetryOnMount, STATE_ELEMENT_ID } from '#lib/query-client.ts';
import { App } from './app.tsx';
import { matchRoute, routeTable } from './route-table.ts';

async function start(): Promise<void> {
  const queryClient = createQueryClient();
  setRetryOnMount(queryClient, false);
  const state = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (state) hydrate(queryClient, JSON.parse(state));
  // The first render must match the server's HTML, so the screen's module has to be loaded before it.
  await matchRoute(window.location.pathname).entry.importModule();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  let prefetched = false;
  const onScreenMounted = () => {
    setRetryOnMount(queryClient, true);
    if (!prefetched) prefetchRoutes();
    prefetched = true;
  };
  const context = { api: createClient(), origin: window.location.origin, onScreenMounted };
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App context={context} queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>,
  );
}

/** Loads the cart panel and the other screens' chunks when the browser is idle, so that navigation does not wait for code. */
function prefetchRoutes(): void {
  const prefetch = () => {
    import('#features/cart/components/cart-panel.tsx').catch(() => undefined);
    for (const entry of routeTable) entry.importModule().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(prefetch, { timeout: 4000 });
  else setTimeout(prefetch, 2000);
}

void start();
