import { settingsQuery } from '@shop/admin-kit';
import { useQueries, useQuery } from '@tanstack/react-query';
import { sectionsQuery } from '../remotes/load-sections.ts';
import { useRemoteNames } from '../remotes/manifest.ts';

/** One sub-tab and the remote that fills it. */
export interface StoreSection {
  id: string;
  title: string;
  remote: string;
}

/** The sub-tabs of Store Management in their order: the five of the specification, then the additions. */
export function storeSections(portfolioOwner: string): StoreSection[] {
  return [
    { id: 'products', title: 'Products', remote: 'products' },
    { id: 'categories', title: 'Categories', remote: 'products' },
    { id: 'artists', title: 'Artists', remote: 'products' },
    { id: 'portfolio', title: `${portfolioOwner}'s Portfolio`, remote: 'portfolio' },
    { id: 'invoices', title: 'Invoices', remote: 'invoices' },
    { id: 'orders', title: 'Orders', remote: 'orders' },
    { id: 'messages', title: 'Messages', remote: 'orders' },
  ];
}

/** The sub-tabs with the portfolio owner's name, and after them what remotes bring that the shell has never heard of. */
export function useStoreSections(): StoreSection[] {
  const settings = useQuery(settingsQuery);
  const known = storeSections(settings.data?.portfolioOwner ?? 'Artist');
  const names = useRemoteNames();
  const others = names.filter((name) => !known.some((section) => section.remote === name));
  const loaded = useQueries({ queries: others.map((name) => sectionsQuery(name, 0)) });
  const further = loaded.flatMap((query, index) =>
    (query.data ?? []).map(({ id, title }) => ({ id, title, remote: others[index] ?? '' })),
  );
  return [...known, ...further.filter(({ id }) => !known.some((section) => section.id === id))];
}
