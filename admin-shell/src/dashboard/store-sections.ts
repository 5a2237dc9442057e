import { settingsQuery } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';

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

/** The sub-tabs with the portfolio owner's name, as soon as the settings are there. */
export function useStoreSections(): StoreSection[] {
  const settings = useQuery(settingsQuery);
  return storeSections(settings.data?.portfolioOwner ?? 'Artist');
}
