import { createHash } from 'node:crypto';
import { lineKey } from '../../catalog/index.js';
import type { NewOrderItem } from '../../orders/index.js';
import type { CardMethod } from '../../settings/index.js';

/** Digest of items, prices and method: a checkout with the same digest is continued, another one is replaced. */
export const checkoutFingerprint = (items: readonly NewOrderItem[], method: CardMethod): string =>
  createHash('sha256')
    .update([method, ...items.map((item) => `${lineKey(item)}x${item.quantity}@${item.price}`).toSorted()].join('|'))
    .digest('hex');
