import { accountQuery, type Right, settingsQuery } from '@shop/admin-kit';
import { useQueries, useQuery } from '@tanstack/react-query';
import { sectionsQuery } from '../remotes/load-sections.ts';
import { useRemoteNames } from '../remotes/manifest.ts';

/** One sub-tab and the remote that provides its section. */
export interface StoreSection {
  id: string;
  title: string;
  remote: string;
  /** The right without which the tab is absent. */
  right: Right;
}

/** The sub-tabs of Store Management in order: the five of the specification, then the additions. */
function storeSections(portfolioOwner: string): StoreSection[] {
  return [
    { id: 'products', title: 'Products', remote: 'products', right: 'read-catalog' },
    { id: 'categories', title: 'Categories', remote: 'products', right: 'edit-catalog' },
    { id: 'artists', title: 'Artists', remote: 'products', right: 'edit-catalog' },
    { id: 'portfolio', title: `${portfolioOwner}'s Portfolio`, remote: 'portfolio', right: 'portfolio' },
    { id: 'invoices', title: 'Invoices', remote: 'invoices', right: 'read-invoices' },
    { id: 'orders', title: 'Orders', remote: 'orders', right: 'read-orders' },
    { id: 'messages', title: 'Messages', remote: 'orders', right: 'messages' },
    { id: 'artist-ledger', title: 'Artist Ledger', remote: 'invoices', right: 'artist-ledger' },
    { id: 'media', title: 'Media', remote: 'media', right: 'media' },
    { id: 'settings', title: 'Settings', remote: 'settings', right: 'settings' },
    { id: 'staff', title: 'Staff', remote: 'accounts', right: 'manage-accounts' },
    { id: 'activity', title: 'Activity', remote: 'accounts', right: 'read-activity' },
  ];
}

/**
 * The sub-tabs that the account may use: the listed ones, then the sections of remotes that the shell does not list.
 * Undefined until the account is loaded. If that fails, all are shown, and each says what the server answers.
 */
export function useStoreSections(): StoreSection[] | undefined {
  const account = useQuery(accountQuery);
  const sections = useAllSections();
  if (account.isPending) return undefined;
  return sections.filter(({ right }) => account.data === undefined || account.data.rights.includes(right));
}

function useAllSections(): StoreSection[] {
  const settings = useQuery(settingsQuery);
  const listed = storeSections(settings.data?.portfolioOwner ?? 'Artist');
  const names = useRemoteNames();
  const unlisted = names.filter((name) => !listed.some((section) => section.remote === name));
  const loaded = useQueries({ queries: unlisted.map((name) => sectionsQuery(name, 0)) });
  const additional = loaded.flatMap((query, index) =>
    (query.data ?? []).map(({ id, title }) => ({ id, title, remote: unlisted[index] ?? '', right: 'settings' as const })),
  );
  return [...listed, ...additional.filter(({ id }) => !listed.some((section) => section.id === id))];
}
