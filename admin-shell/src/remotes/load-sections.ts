import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { type AdminSection, logError } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';
import { exposedSections } from './exposed-sections.ts';
import { fetchManifest } from './manifest.ts';

/** A remote that has not answered by then counts as unavailable. */
const PATIENCE_MS = 10_000;

function withinTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} does not answer`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function load(remote: string, attempt: number): Promise<AdminSection[]> {
  const entry = (await fetchManifest())[remote];
  if (!entry) throw new Error(`There is no remote "${remote}"`);
  const address = new URL(entry, location.href);
  // The module system keeps failures by address: a new try needs a new one.
  if (attempt > 0) address.searchParams.set('retry', String(attempt));
  registerRemotes([{ name: remote, entry: address.href, type: 'module' }], { force: attempt > 0 });
  return exposedSections(remote, await loadRemote(`${remote}/section`));
}

/** What a remote brings; `attempt` is 0 the first time and different at every further try. */
export const sectionsQuery = (remote: string, attempt: number) =>
  queryOptions({
    queryKey: ['sections', remote, attempt],
    queryFn: () =>
      withinTime(load(remote, attempt), `The remote "${remote}"`).catch((error: unknown) => {
        logError(`The remote "${remote}" is unavailable`, error);
        throw error;
      }),
  });
