import { answer, refuse } from '@shop/component-testing';
import type { AdminArtist, AdminCategory, AdminProduct, DeletedItem, OrdersSummary } from '@shop/contract';
import { product, variant } from './product.ts';

/** The same for the same name. */
function idOf(name: string): string {
  const number = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_000_000, 0);
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export const SUMMARY: OrdersSummary = {
  moneyToday: '0.00',
  toConfirm: 0,
  toShip: 0,
  overdue: 0,
  onTheWayTooLong: 0,
  lowStock: 0,
  soldOut: 0,
  sizesOut: 0,
  timeZone: 'America/New_York',
};

export function adminCategory(name: string, differs: Partial<AdminCategory> = {}): AdminCategory {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    id: idOf(name),
    name,
    slug,
    imageUrl: null,
    sizeGuide: null,
    taxKind: 'other',
    productCount: 0,
    version: 1,
    ...differs,
  };
}

export function adminArtist(name: string, differs: Partial<AdminArtist> = {}): AdminArtist {
  return {
    id: idOf(name),
    name,
    location: 'Fresno',
    story: 'Draws birds.',
    imageUrl: null,
    isActive: true,
    productCount: 0,
    image: null,
    version: 1,
    ...differs,
  };
}

export const HOODIES = adminCategory('Hoodies');

/** A product of the hoodies for $48.00 with ten pieces, without sizes and images. */
export const adminProduct = (name: string, differs: Partial<AdminProduct> = {}): AdminProduct =>
  product({ id: idOf(name), name, categoryId: HOODIES.id, category: HOODIES, imageUrl: null, version: 1, ...differs });

/** A product with these pieces by size. */
export function sizedProduct(name: string, stock: Record<string, number>, differs: Partial<AdminProduct> = {}): AdminProduct {
  const variants = Object.entries(stock).map(([label, stockQuantity]) => variant(label, { id: idOf(label), stockQuantity }));
  const stockQuantity = Object.values(stock).reduce((sum, pieces) => sum + pieces, 0);
  return adminProduct(name, { optionNames: ['Size'], variants, sizes: Object.keys(stock), stockQuantity, ...differs });
}

interface Catalog {
  products: AdminProduct[];
  categories: AdminCategory[];
  artists: AdminArtist[];
  summary: OrdersSummary;
  pageSize: number;
}

const holds = (text: string, words = ''): boolean => text.toLowerCase().includes(words.toLowerCase());

/** The API answers with these lists, as they are at the time of each request. */
export function givenCatalog(given: Partial<Catalog> = {}): Catalog {
  const catalog: Catalog = { products: [], categories: [HOODIES], artists: [], summary: SUMMARY, pageSize: 120, ...given };
  answer('get', '/api/admin/categories', () => catalog.categories);
  answer('get', '/api/admin/artists', () => catalog.artists);
  answer('get', '/api/admin/orders/summary', () => catalog.summary);
  answer('get', '/api/admin/products/page', ({ query: { search, category, state, after } }) => {
    const isWaiting = ({ opensAt }: AdminProduct): boolean => opensAt !== null;
    const matching = catalog.products.filter(
      (one) =>
        holds(one.name, search) &&
        (category === undefined || one.categoryId === category) &&
        (state === undefined || (state === 'waiting' ? isWaiting(one) : one.state === state)),
    );
    const first = after === undefined ? 0 : matching.findIndex(({ id }) => id === after) + 1;
    return {
      products: matching.slice(first, first + catalog.pageSize),
      matching: matching.length,
      total: catalog.products.length,
      uncategorized: catalog.products.filter(({ categoryId }) => categoryId === null).length,
      drafts: catalog.products.filter(({ state }) => state === 'draft').length,
      waiting: catalog.products.filter(isWaiting).length,
    };
  });
  answer('get', '/api/admin/products/{id}', ({ path }) => {
    return catalog.products.find(({ id }) => id === path['id']) ?? refuse(404, 'There is no such product');
  });
  return catalog;
}

/** The lists of deleted items, which are empty unless given. */
export function givenDeleted(...items: DeletedItem[]): DeletedItem[] {
  answer('get', '/api/admin/deleted/products', ({ query }) => items.filter(({ name }) => holds(name, query['search'])));
  answer('get', '/api/admin/deleted/categories', () => items);
  answer('get', '/api/admin/deleted/artists', () => items);
  return items;
}

/** What the server answers when somebody else has saved the item meanwhile. */
export const editConflict = (current: AdminProduct | AdminCategory | AdminArtist): Response =>
  refuse(409, 'Someone else has changed this', { code: 'EDIT_CONFLICT', current });

/** What the address shows below /admin. */
export const address = (): string => `${globalThis.location.pathname.replace('/admin', '')}${globalThis.location.search}`;
