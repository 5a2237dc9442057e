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

/** Where results lead that do not lead everybody to the same page. */
interface SearchPaths {
  customer: (email: string) => string;
  product: (product: SearchResults['products'][number]) => string;
}

/** The results by kind, in the order of the dialog. Kinds without a result are left out. */
export function searchGroups(results: SearchResults | undefined, pages: readonly AdminPage[], paths: SearchPaths): SearchGroup[] {
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
      entries: products.map((product) => ({
        key: `product-${product.id}`,
        title: product.name,
        detail: product.artist ?? '',
        path: paths.product(product),
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
        path: paths.customer(email),
      })),
    },
    {
      title: 'Pages',
      entries: pages.map(({ title, section, path }) => ({ key: `page-${path}`, title, detail: section, path })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
