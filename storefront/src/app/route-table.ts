import type { ApiClient } from '@shop/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { paths } from '#config/paths.ts';

export interface RouteRequest {
  queryClient: QueryClient;
  api: ApiClient;
  params: Params;
  search: URLSearchParams;
}

/** The exports of a file in routes/. */
export interface RouteModule {
  Screen: ComponentType;
  /** Fills the query cache with the screen's data before the server renders it. */
  load?: (request: RouteRequest) => Promise<unknown>;
}

export interface RouteEntry {
  path: string;
  /** The module's path as in the build's manifest. */
  file: string;
  /** The screen only shows: its application is loaded at the first sign of use, see `app/start`. */
  startsOnUse: boolean;
  /** Undefined until the module is loaded. */
  loaded: () => RouteModule | undefined;
  importModule: () => Promise<RouteModule>;
}

function route(path: string, name: string, importFile: () => Promise<RouteModule>, startsOnUse = false): RouteEntry {
  let module: RouteModule | undefined;
  let pending: Promise<RouteModule> | undefined;
  const importModule = async () => {
    module = await importFile();
    return module;
  };
  return {
    path,
    file: `src/app/routes/${name}.tsx`,
    startsOnUse,
    loaded: () => module,
    importModule: () => {
      // A failed import is retried on the next call.
      pending ??= importModule().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
  };
}

/** A screen without anything that changes by itself. */
const staticRoute = (path: string, name: string, importFile: () => Promise<RouteModule>): RouteEntry =>
  route(path, name, importFile, true);

/** Paths match case-insensitively. The last entry matches everything else. */
const NOT_FOUND = route('*', 'not-found', () => import('./routes/not-found.tsx'));

export const routeTable: readonly RouteEntry[] = [
  route(paths.home, 'home', () => import('./routes/home.tsx')),
  route(paths.products, 'product-listing', () => import('./routes/product-listing.tsx')),
  route(paths.product(':id'), 'product-detail', () => import('./routes/product-detail.tsx')),
  route(paths.share(':id'), 'share', () => import('./routes/share.tsx')),
  staticRoute(paths.artists, 'artists', () => import('./routes/artists.tsx')),
  staticRoute(paths.artist(':id'), 'artists', () => import('./routes/artists.tsx')),
  staticRoute(paths.about, 'about', () => import('./routes/about.tsx')),
  staticRoute(paths.contact, 'contact', () => import('./routes/contact.tsx')),
  staticRoute(paths.page(':slug'), 'shop-page', () => import('./routes/shop-page.tsx')),
  staticRoute(paths.portfolio, 'portfolio', () => import('./routes/portfolio.tsx')),
  route(paths.checkout, 'checkout', () => import('./routes/checkout.tsx')),
  route(paths.paymentReturn, 'payment-return', () => import('./routes/payment-return.tsx')),
  route(paths.orderConfirmation(':id'), 'order-confirmation', () => import('./routes/order-confirmation.tsx')),
  staticRoute(paths.alert(':id'), 'alert', () => import('./routes/alert.tsx')),
  NOT_FOUND,
];

/** As React Router decodes paths: with another id than the screen's, the loader would fetch what the screen never shows. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

export function matchRoute(pathname: string): { entry: RouteEntry; params: Params } {
  const decoded = decodePath(pathname);
  for (const entry of routeTable) {
    const match = matchPath({ path: entry.path, caseSensitive: false, end: true }, decoded);
    if (match) return { entry, params: match.params };
  }
  // "*" does not match a line break.
  return { entry: NOT_FOUND, params: {} };
}
