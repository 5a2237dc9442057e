import { type LiveChanges, ownValue } from '@shop/contract';
import type { QueryKey } from '@tanstack/react-query';

type Topic = LiveChanges['topics'][number];

const ORDERS = '/api/admin/orders';
const PRODUCTS = '/api/admin/products';
const MESSAGES = '/api/admin/messages';
const TODAY = '/api/admin/today';

/** The first elements of the query keys that show each topic. */
const SHOWN_BY: Readonly<Record<Topic, readonly string[]>> = {
  orders: [ORDERS, '/api/admin/customers'],
  payments: ['/api/admin/payments/reconciliation'],
  stock: [PRODUCTS],
  catalog: [PRODUCTS, '/api/categories', '/api/artists', '/api/admin/categories', '/api/admin/artists'],
  portfolio: ['/api/portfolio'],
  media: ['/api/admin/media', '/api/admin/files'],
  messages: [MESSAGES, '/api/admin/customers'],
  'artist-ledger': ['/api/admin/artist-ledger'],
};

/** Order queries that no change refreshes: the rows of a list would move under the hand, and slips are being printed. */
const KEPT_ORDER_QUERIES = ['list', 'slips'];

const isSummary = ([path, part]: QueryKey): boolean => (path === ORDERS || path === MESSAGES) && part === 'summary';
/** The order summary counts products that are low in stock too. */
const COUNTED_IN: Readonly<Record<string, readonly Topic[]>> = {
  [ORDERS]: ['orders', 'stock', 'catalog'],
  [MESSAGES]: ['messages'],
};

/** Whether a count of the dashboard is out of date. Counts are read again at once, because nobody types into them. */
export function isStaleCount(changes: LiveChanges, key: QueryKey): boolean {
  // Any module may tell of something that waits.
  if (key[0] === TODAY) return true;
  if (isSummary(key)) return changes.topics.some((topic) => ownValue(COUNTED_IN, String(key[0]))?.includes(topic));
  return key[0] === PRODUCTS && key[1] === 'total' && changes.topics.includes('catalog');
}

/** Whether a screen shows what has changed. */
export function isStaleScreen({ topics, orderIds }: LiveChanges, key: QueryKey): boolean {
  const [path, part] = key;
  if (isSummary(key)) return false;
  if (path !== ORDERS) return topics.some((topic) => SHOWN_BY[topic].includes(String(path)));
  if (!topics.includes('orders') || KEPT_ORDER_QUERIES.includes(String(part))) return false;
  return orderIds === undefined || part === 'unpaid' || orderIds.includes(String(part));
}

/** Both changes as one. */
export function mergeChanges(a: LiveChanges, b: LiveChanges): LiveChanges {
  const topics = [...new Set([...a.topics, ...b.topics])];
  const idsOf = ({ topics: own, orderIds }: LiveChanges): string[] | undefined => (own.includes('orders') ? orderIds : []);
  const [first, second] = [idsOf(a), idsOf(b)];
  return first && second ? { topics, orderIds: [...new Set([...first, ...second])] } : { topics };
}
