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

/** Where results lead that do not lead everybody to the same page, and what the account may do with them. */
interface SearchContext {
  formatMoney: (amount: string) => string;
  customer: (email: string) => string;
  product: (product: SearchResults['products'][number]) => string;
  /** Whether an order waits for a payment that the account may write down. */
  canMarkPaid: (order: SearchResults['orders'][number]) => boolean;
}

const NOTHING: SearchResults = { orders: [], products: [], artists: [], customers: [], invoices: [], messages: [] };

/** The results by kind, in the order of the dialog. Kinds without a result are left out. */
export function searchGroups(
  results: SearchResults | undefined,
  pages: readonly AdminPage[],
  context: SearchContext,
): SearchGroup[] {
  const { orders, products, artists, customers, invoices, messages } = results ?? NOTHING;
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
        path: context.product(product),
      })),
    },
    {
      title: 'Artists',
      entries: artists.map(artistEntry),
    },
    {
      title: 'Customers',
      entries: customers.map(({ email, name }) => ({
        key: `customer-${email}`,
        title: name || email,
        detail: name ? email : '',
        path: context.customer(email),
      })),
    },
    ...paperGroups(invoices, messages, context),
    { title: 'Actions', entries: orders.filter(context.canMarkPaid).map(paymentEntry) },
    {
      title: 'Pages',
      entries: pages.map(({ title, section, path }) => ({ key: `page-${path}`, title, detail: section, path })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function paperGroups(
  invoices: SearchResults['invoices'],
  messages: SearchResults['messages'],
  { formatMoney }: SearchContext,
): SearchGroup[] {
  return [
    {
      title: 'Invoices',
      entries: invoices.map(({ id, invoiceNumber, clientName, status, totalAmount }) => ({
        key: `invoice-${id}`,
        title: `#${invoiceNumber}`,
        detail: [capitalized(status), formatMoney(totalAmount), clientName].join(' · '),
        path: `/invoices/${id}`,
      })),
    },
    {
      title: 'Messages',
      entries: messages.map(({ id, name, subject }) => ({
        key: `message-${id}`,
        title: name,
        detail: capitalized(subject),
        path: `/messages/${id}`,
      })),
    },
  ];
}

const paymentEntry = ({ id, orderNumber, customerName }: SearchResults['orders'][number]): SearchEntry => ({
  key: `pay-${id}`,
  title: `Mark ${orderNumber} paid`,
  detail: customerName,
  path: `/orders/${id}?step=pay`,
});

const artistEntry = ({ id, name, location }: SearchResults['artists'][number]): SearchEntry => ({
  key: `artist-${id}`,
  title: name,
  detail: location,
  path: `/artists/${id}`,
});
