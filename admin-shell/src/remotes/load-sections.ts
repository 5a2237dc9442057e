import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { AdminSection } from '@shop/admin-kit';
import { fetchManifest } from './registry.ts';

/** A remote that has not answered by then counts as unavailable. */
const PATIENCE_MS = 10_000;

function withinTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} does not answer`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function isSection(value: unknown): value is AdminSection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'routes' in value &&
    Array.isArray(value.routes)
  );
}

/** The sections in what a remote exposes, or an error that says what is wrong with it. */
export function sectionsOf(remote: string, exposed: unknown): AdminSection[] {
  const list: unknown = typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : undefined;
  if (!Array.isArray(list) || !list.every(isSection)) throw new Error(`Remote "${remote}" exposes no list of sections`);
  return list;
}

async function load(remote: string, attempt: number): Promise<AdminSection[]> {
  const entry = (await fetchManifest())[remote];
  if (!entry) throw new Error(`There is no remote "${remote}"`);
  const address = new URL(entry, location.href);
  // The module system keeps failures by address: a new try needs a new one.
  if (attempt > 0) address.searchParams.set('retry', String(attempt));
  registerRemotes([{ name: remote, entry: address.href, type: 'module' }], { force: attempt > 0 });
  return sectionsOf(remote, await loadRemote(`${remote}/section`));
}

/** Fetches what a remote exposes; `attempt` is 0 the first time and different at every further try. */
export function loadSections(remote: string, attempt: number): Promise<AdminSection[]> {
  return withinTime(load(remote, attempt), `Remote "${remote}"`);
}
