import { QueryClient } from '@tanstack/react-query';

/** Id of the script element that carries the server's query results to the browser. */
export const STATE_ELEMENT_ID = 'shop-state';

/** The specification's defaults: data never becomes stale, nothing is retried or refetched automatically. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  });
}

/**
 * Disabled during hydration: retrying a query that failed on the server would render a loading state where the server's HTML
 * shows the error. Enabled afterwards, so that returning to a screen retries.
 */
export function setRetryOnMount(queryClient: QueryClient, retryOnMount: boolean): void {
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryOnMount } });
}

/** Whether an error, possibly deserialized from the server's state, is a 404. */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
