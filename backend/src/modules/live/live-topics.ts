import { ownValue } from '@shop/contract/own-value';
import { hasRight, type Right, type Role } from '../auth/index.js';

export const LIVE_TOPICS = ['orders', 'payments', 'stock', 'catalog', 'portfolio', 'media', 'messages', 'artist-ledger'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** The changes that the database announces, and the topic of each. */
const TOPIC_OF_CHANGE: Readonly<Record<string, LiveTopic>> = {
  orders: 'orders',
  payment_differences: 'payments',
  stock: 'stock',
  products: 'catalog',
  product_variants: 'catalog',
  product_images: 'catalog',
  categories: 'catalog',
  artists: 'catalog',
  portfolio_media: 'portfolio',
  stored_files: 'media',
  contact_messages: 'messages',
  ledger_entries: 'artist-ledger',
  payees: 'artist-ledger',
  statements: 'artist-ledger',
};

/** The right without which an account does not learn of a topic. */
const RIGHT_OF_TOPIC: Readonly<Record<LiveTopic, Right>> = {
  orders: 'read-orders',
  payments: 'read-money',
  stock: 'read-catalog',
  catalog: 'read-catalog',
  portfolio: 'portfolio',
  media: 'media',
  messages: 'messages',
  'artist-ledger': 'artist-ledger',
};

/** A change of these tables may end sessions or change rights; "*" says that changes may have been missed. */
export const affectsSessions = (change: string): boolean => ['users', 'revoked_tokens', '*'].includes(change);

/** The topics of a change, none if no screen follows it; "*" is any change. */
export function topicsOf(change: string): readonly LiveTopic[] {
  if (change === '*') return LIVE_TOPICS;
  const topic = ownValue(TOPIC_OF_CHANGE, change);
  return topic === undefined ? [] : [topic];
}

export const mayFollow = (role: Role | undefined, topic: LiveTopic): boolean => hasRight(role, RIGHT_OF_TOPIC[topic]);
