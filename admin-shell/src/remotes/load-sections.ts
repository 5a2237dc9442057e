import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { type AdminSection, logError } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';
import { exposedSections } from './exposed-sections.ts';
import { fetchManifest } from './manifest.ts';

async function load(remote: string, attempt: number): Promise<AdminSection[]> {
  const entry = (await fetchManifest())[remote];
  if (!entry) throw new Error(`There is no remote "${remote}"`);
  const url = new URL(entry, location.href);
  // The browser caches failed module imports by URL, so a retry needs a new URL.
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  registerRemotes([{ name: remote, entry: url.href, type: 'module' }], { force: attempt > 0 });
  return exposedSections(remote, await loadRemote(`${remote}/section`));
}

/** The sections of a remote, however late they arrive; `attempt` is 0 for the first load and unique for each retry. */
export const sectionsQuery = (remote: string, attempt: number) =>
  queryOptions({
    queryKey: ['sections', remote, attempt],
    queryFn: () =>
      load(remote, attempt).catch((error: unknown) => {
        logError(`The remote "${remote}" is unavailable`, error);
        throw error;
      }),
  });
