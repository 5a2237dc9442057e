import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Manifest, sameOriginEntries } from './same-origin-entries.ts';

/** The remotes that are deployed at the moment. */
export async function fetchManifest(signal?: AbortSignal): Promise<Manifest> {
  const response = await fetch(`${import.meta.env.BASE_URL}remotes.json`, { cache: 'no-cache', ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`GET remotes.json failed with status ${response.status}`);
  return sameOriginEntries(await response.json(), location.origin);
}

const manifestQuery = queryOptions({ queryKey: ['remotes.json'], queryFn: ({ signal }) => fetchManifest(signal) });

/** The names of the remotes that were deployed when the admin was opened. */
export function useRemoteNames(): string[] {
  return Object.keys(useQuery(manifestQuery).data ?? {});
}
