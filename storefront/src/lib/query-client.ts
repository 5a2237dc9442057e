import { QueryClient } from '@tanstack/react-query';

/** The specification's defaults: data never goes stale, nothing is repeated by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  });
}

/**
 * While hydrating, a call that failed on the server must not be repeated: the first render would show a loading state where
 * the server's HTML shows the error. After that, coming back to a screen asks again.
 */
export function setRetryOnMount(queryClient: QueryClient, retryOnMount: boolean): void {
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryOnMount } });
}

/** Whether an error, possibly read back from the server's data block, says that the thing does not exist. */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
