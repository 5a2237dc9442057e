import type { ApiClient } from '@shop/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath, type Params } from 'react-router-dom';

export interface RouteRequest {
  queryClient: QueryClient;
  api: ApiClient;
  params: Params;
  search: URLSearchParams;
}

/** What a file in routes/ exports. */
export interface RouteModule {
  Screen: ComponentType;
  /** Fills the query cache with what the screen shows: by the server before it renders, by a browser ahead of a navigation. */
  load?: (request: RouteRequest) => Promise<unknown>;
}

export interface RouteEntry {
  path: string;
  /** The module's path from the project root, as the build's manifest names it. */
  file: string;
  /** The module, once it is here: a first render must not wait for it. */
  loaded: () => RouteModule | undefined;
  importModule: () => Promise<RouteModule>;
}

function route(path: string, name: string, importFile: () => Promise<RouteModule>): RouteEntry {
  let module: RouteModule | undefined;
  let pending: Promise<RouteModule> | undefined;
  const importModule = async () => {
    module = await importFile();
    return module;
  };
  return {
    path,
    file: `src/app/routes/${name}.tsx`,
    loaded: () => module,
    importModule: () => {
      // A chunk that could not be fetched is asked for again the next time.
      pending ??= importModule().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
  };
}

/** Every shopper screen. Paths match in any case; the last entry takes what no other does. */
export const routeTable: readonly RouteEntry[] = [
  route('/', 'home', () => import('./routes/home.tsx')),
  route('/products', 'product-listing', () => import('./routes/product-listing.tsx')),
  route('/products/:id', 'product-detail', () => import('./routes/product-detail.tsx')),
  route('/share/:id', 'share', () => import('./routes/share.tsx')),
  route('/artists', 'artists', () => import('./routes/artists.tsx')),
  route('/artists/:id', 'artists', () => import('./routes/artists.tsx')),
  route('/about', 'about', () => import('./routes/about.tsx')),
  route('/contact', 'contact', () => import('./routes/contact.tsx')),
  route('/tattoos', 'portfolio', () => import('./routes/portfolio.tsx')),
  route('/checkout', 'checkout', () => import('./routes/checkout.tsx')),
  route('/order-confirmation', 'payment-return', () => import('./routes/payment-return.tsx')),
  route('/order-confirmation/:id', 'order-confirmation', () => import('./routes/order-confirmation.tsx')),
  route('*', 'not-found', () => import('./routes/not-found.tsx')),
];

export function matchRoute(pathname: string): { entry: RouteEntry; params: Params } {
  for (const entry of routeTable) {
    const match = matchPath({ path: entry.path, caseSensitive: false, end: true }, pathname);
    if (match) return { entry, params: match.params };
  }
  throw new Error('The route table has no entry for "*"');
}
