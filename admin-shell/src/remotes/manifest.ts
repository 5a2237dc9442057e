import { queryOptions, useQuery } from '@tanstack/react-query';
import { MANIFEST_KEY, ManifestUnavailable } from './manifest-unavailable.ts';
import { type Manifest, sameOriginEntries } from './same-origin-entries.ts';

/** The remotes that are deployed at the moment. Rejects with `ManifestUnavailable`. */
export async function fetchManifest(signal?: AbortSignal): Promise<Manifest> {
  try {
    return sameOriginEntries(await readManifest(signal), location.origin);
  } catch (cause) {
    throw new ManifestUnavailable('remotes.json cannot be read', { cause });
  }
}

async function readManifest(signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}remotes.json`, { cache: 'no-cache', ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`GET remotes.json failed with status ${response.status}`);
  return response.json();
}

const manifestQuery = queryOptions({
  queryKey: MANIFEST_KEY,
  queryFn: ({ signal }) => fetchManifest(signal),
});

/** The names of the remotes that were deployed when the admin was opened. */
export function useRemoteNames(): string[] {
  return Object.keys(useQuery(manifestQuery).data ?? {});
}
