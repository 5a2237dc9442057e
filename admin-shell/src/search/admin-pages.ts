import type { PaymentMethods, Right } from '@shop/admin-kit';
import { foldedWords, foldText } from '@shop/contract';

/** A page of the admin that the search finds. */
export interface AdminPage {
  title: string;
  /** The section that the page is part of; empty for a section itself. */
  section: string;
  path: string;
  /** Words that people may look for, besides the title. */
  keywords?: string;
  /** Absent: everybody may open it. */
  right?: Right;
}

const settings = (title: string, group: string, keywords: string): AdminPage => ({
  title,
  section: 'Settings',
  path: `/settings#${group}`,
  keywords,
  right: 'settings',
});

const ledger = (title: string, path: string, keywords: string): AdminPage => ({
  title,
  section: 'Artist Ledger',
  path,
  keywords,
  right: 'artist-ledger',
});

/** The pages besides the sections, which the tabs list. */
export const subPages = (methods: Pick<PaymentMethods, 'all'>): readonly AdminPage[] => [
  { title: 'Dashboard', section: '', path: '/', keywords: 'start home' },
  { title: 'My account', section: '', path: '/account', keywords: 'password passkey second step sign-in' },
  {
    title: 'Stock by size',
    section: 'Products',
    path: '/products/stock',
    keywords: 'reorder sold out print',
    right: 'read-catalog',
  },
  { title: 'New product', section: 'Products', path: '/products/new', keywords: 'add create', right: 'edit-catalog' },
  { title: 'New category', section: 'Categories', path: '/categories/new', keywords: 'add create', right: 'edit-catalog' },
  { title: 'New artist', section: 'Artists', path: '/artists/new', keywords: 'add create', right: 'edit-catalog' },
  { title: 'New invoice', section: 'Invoices', path: '/invoices/new', keywords: 'add create', right: 'edit-invoices' },
  { title: 'Pack orders', section: 'Orders', path: '/orders/pack', keywords: 'next order ship', right: 'ship-orders' },
  { title: 'Figures', section: 'Orders', path: '/orders/figures', keywords: 'sales money report', right: 'read-money' },
  { title: 'Tax report', section: 'Orders', path: '/orders/tax-report', keywords: 'sales tax state return', right: 'read-money' },
  {
    title: 'Payments from files',
    section: 'Orders',
    path: '/orders/statements',
    keywords: 'venmo cash app zelle bank statement csv match',
    right: 'read-money',
  },
  ledger('Payments to artists', '/artist-ledger', 'royalties artist pay share payout owed due'),
  ledger('Statements of artists', '/artist-ledger/months', 'close month print letter year csv'),
  { title: 'Product feeds', section: 'Products', path: '/products/feeds', keywords: 'google meta', right: 'edit-catalog' },
  { title: 'Pages', section: 'Settings', path: '/settings/pages', keywords: 'text privacy terms returns', right: 'settings' },
  settings('Getting paid', 'payments', ['handle', ...methods.all.map(({ shortLabel }) => shortLabel)].join(' ')),
  settings('Orders', 'orders', 'unpaid break closed sales tax'),
  settings('Shipping prices', 'shipping-prices', 'rates postage parcel free'),
  settings('Sales tax', 'sales-tax', 'rules rate clothing'),
  settings('Shipping and returns', 'delivery', 'delivery time'),
  settings('Notices to staff', 'notices', 'mail email new order sold out'),
  settings('Brand', 'brand', 'name tagline images home'),
  settings('Contact and hours', 'contact', 'address phone email'),
  settings('Social', 'social', 'instagram tiktok facebook'),
  settings('Figures and claims', 'claims', 'numbers'),
  settings('Announcement bar', 'announcement', 'banner'),
  settings('Product feeds', 'feeds', 'google meta'),
];

/** The pages that match all words of the search, those whose title begins with it first. */
export function findPages(pages: readonly AdminPage[], search: string, limit: number): AdminPage[] {
  const folded = foldText(search.trim());
  const words = foldedWords(search);
  const matching = pages.filter(({ title, section, keywords = '' }) => {
    const text = foldText(`${title} ${section} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
  const rank = ({ title }: AdminPage): number => (foldText(title).startsWith(folded) ? 0 : 1);
  return matching.toSorted((a, b) => rank(a) - rank(b)).slice(0, limit);
}
