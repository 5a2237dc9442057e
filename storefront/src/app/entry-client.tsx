import { createClient } from '@shop/contract';
import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient, setRetryOnMount, STATE_ELEMENT_ID } from '#lib/query-client.ts';
import { App } from './app.tsx';
import { prefetchLinkedScreens } from './prefetch-screens.ts';
import { matchRoute } from './route-table.ts';

async function start(): Promise<void> {
  const queryClient = createQueryClient();
  setRetryOnMount(queryClient, false);
  const state = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (state) hydrate(queryClient, JSON.parse(state));
  // The first render must match the server's HTML, so the screen's module has to be loaded before it.
  await matchRoute(window.location.pathname).entry.importModule();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  let isPrefetching = false;
  const onScreenMounted = () => {
    // Shown by performance tools; journeys wait for it.
    performance.mark('shop:hydrated');
    setRetryOnMount(queryClient, true);
    if (!isPrefetching) prefetchLinkedScreens();
    isPrefetching = true;
  };
  const context = { api: createClient(), origin: window.location.origin, onScreenMounted };
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App context={context} queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  );
  // In a transition, React hydrates in slices of a few milliseconds, so that a tap meanwhile is not delayed.
  startTransition(() => void hydrateRoot(root, app));
  // React hydrates at once what is clicked from now on; start.ts repeats the click that came too early.
  document.dispatchEvent(new Event('shop:hydrating'));
}

void start();
