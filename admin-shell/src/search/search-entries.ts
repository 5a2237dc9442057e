import type { SearchResults } from '@shop/contract';
import type { AdminPage } from './admin-pages.ts';

/** One line of the results; choosing it opens `path`. */
interface SearchEntry {
  key: string;
  title: string;
  detail: string;
  path: string;
}

export interface SearchGroup {
  title: string;
  entries: SearchEntry[];
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The results by kind, in the order of the dialog. Kinds without a result are left out. */
export function searchGroups(
  results: SearchResults | undefined,
  pages: readonly AdminPage[],
  customerPath: (email: string) => string,
): SearchGroup[] {
  const { orders, products, artists, customers } = results ?? { orders: [], products: [], artists: [], customers: [] };
  const groups: SearchGroup[] = [
    {
      title: 'Orders',
      entries: orders.map(({ id, orderNumber, customerName, status }) => ({
        key: `order-${id}`,
        title: orderNumber,
        detail: [capitalized(status), customerName].filter(Boolean).join(' · '),
        path: `/orders/${id}`,
      })),
    },
    {
      title: 'Products',
      entries: products.map(({ id, name, artist }) => ({
        key: `product-${id}`,
        title: name,
        detail: artist ?? '',
        path: `/products/${id}`,
      })),
    },
    {
      title: 'Artists',
      entries: artists.map(({ id, name, location }) => ({
        key: `artist-${id}`,
        title: name,
        detail: location,
        path: `/artists/${id}`,
      })),
    },
    {
      title: 'Customers',
      entries: customers.map(({ email, name }) => ({
        key: `customer-${email}`,
        title: name || email,
        detail: name ? email : '',
        path: customerPath(email),
      })),
    },
    {
      title: 'Pages',
      entries: pages.map(({ title, section, path }) => ({ key: `page-${path}`, title, detail: section, path })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
