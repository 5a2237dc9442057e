import { createHash } from 'node:crypto';
import { lineKey } from '../../catalog/index.js';
import type { NewOrderItem } from '../../orders/index.js';
import type { Charge } from '../../pricing/index.js';
import type { CardMethod } from '../../settings/index.js';

/** Independent of the order of keys, which a column of JSON does not keep. */
const canonical = ({ kind, label, cents, lineKey: key, state, authority, ratePpm, taxableCents }: Charge): string =>
  JSON.stringify([kind, label, cents, key, state, authority, ratePpm, taxableCents]);

/** Digest of items, prices, charges and method: a checkout with the same digest is continued, another one is replaced. */
export const checkoutFingerprint = (items: readonly NewOrderItem[], method: CardMethod, charges: readonly Charge[]): string =>
  createHash('sha256')
    .update(
      [
        method,
        ...items.map((item) => `${lineKey(item)}x${item.quantity}@${item.price}`).toSorted(),
        ...charges.map(canonical),
      ].join('|'),
    )
    .digest('hex');
