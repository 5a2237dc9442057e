import { settingsQuery } from '@shop/admin-kit';
import { useQueries, useQuery } from '@tanstack/react-query';
import { sectionsQuery } from '../remotes/load-sections.ts';
import { useRemoteNames } from '../remotes/manifest.ts';

/** One sub-tab and the remote that provides its section. */
export interface StoreSection {
  id: string;
  title: string;
  remote: string;
}

/** The sub-tabs of Store Management in order: the five of the specification, then the additions. */
function storeSections(portfolioOwner: string): StoreSection[] {
  return [
    { id: 'products', title: 'Products', remote: 'products' },
    { id: 'categories', title: 'Categories', remote: 'products' },
    { id: 'artists', title: 'Artists', remote: 'products' },
    { id: 'portfolio', title: `${portfolioOwner}'s Portfolio`, remote: 'portfolio' },
    { id: 'invoices', title: 'Invoices', remote: 'invoices' },
    { id: 'orders', title: 'Orders', remote: 'orders' },
    { id: 'messages', title: 'Messages', remote: 'orders' },
    { id: 'media', title: 'Media', remote: 'media' },
  ];
}

/** The listed sub-tabs, then the sections of remotes that the shell does not list. */
export function useStoreSections(): StoreSection[] {
  const settings = useQuery(settingsQuery);
  const listed = storeSections(settings.data?.portfolioOwner ?? 'Artist');
  const names = useRemoteNames();
  const unlisted = names.filter((name) => !listed.some((section) => section.remote === name));
  const loaded = useQueries({ queries: unlisted.map((name) => sectionsQuery(name, 0)) });
  const additional = loaded.flatMap((query, index) =>
    (query.data ?? []).map(({ id, title }) => ({ id, title, remote: unlisted[index] ?? '' })),
  );
  return [...listed, ...additional.filter(({ id }) => !listed.some((section) => section.id === id))];
}
