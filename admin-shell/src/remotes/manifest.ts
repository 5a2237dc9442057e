import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Manifest, sameOriginEntries } from './same-origin-entries.ts';

/** The remotes the server finds right now. */
export async function fetchManifest(signal?: AbortSignal): Promise<Manifest> {
  const response = await fetch(`${import.meta.env.BASE_URL}remotes.json`, { cache: 'no-cache', ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`The list of remotes answers ${response.status}`);
  return sameOriginEntries(await response.json(), location.origin);
}

const manifestQuery = queryOptions({ queryKey: ['remotes.json'], queryFn: ({ signal }) => fetchManifest(signal) });

/** Names of the remotes there were when the admin was opened. */
export function useRemoteNames(): string[] {
  return Object.keys(useQuery(manifestQuery).data ?? {});
}
