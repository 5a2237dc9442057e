import { createClient } from '@shop/contract';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient, setRetryOnMount } from '#lib/query-client.ts';
import { App } from './app.tsx';
import { matchRoute, routeTable } from './route-table.ts';
import { STATE_ELEMENT_ID } from './state-element.ts';

async function start(): Promise<void> {
  const queryClient = createQueryClient();
  setRetryOnMount(queryClient, false);
  const state = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (state) hydrate(queryClient, JSON.parse(state));
  // The first render has to show what the server drew, so the screen's module comes first.
  await matchRoute(window.location.pathname).entry.importModule();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  let warm = false;
  const onScreen = () => {
    setRetryOnMount(queryClient, true);
    if (!warm) prefetchRoutes();
    warm = true;
  };
  const runtime = { api: createClient(), origin: window.location.origin, onScreen };
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App runtime={runtime} queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>,
  );
}

/** Once the page is quiet, fetches the cart panel and the other screens' small chunks, so that a tap never waits for code. */
function prefetchRoutes(): void {
  const fetchScreens = () => {
    import('#features/cart/components/cart-panel.tsx').catch(() => undefined);
    for (const entry of routeTable) entry.importModule().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchScreens, { timeout: 4000 });
  else setTimeout(fetchScreens, 2000);
}

void start();
