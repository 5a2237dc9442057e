import { createHash } from 'node:crypto';
import { lineKey, sortedByProduct, type StockLine } from '../../catalog/index.js';
import type { PaymentMethod } from '../../settings/index.js';

const asText = (lines: readonly StockLine[]): string =>
  sortedByProduct(lines)
    .map((line) => `${lineKey(line).toLowerCase()}x${line.quantity}`)
    .join(',');

/** True when both list the same quantities; several lines of one product and size count as one. */
export const sameLines = (one: readonly StockLine[], other: readonly StockLine[]): boolean => asText(one) === asText(other);

/** Digest of lines and payment method: repeating a request with the same digest means the same order. */
export const fingerprintOf = (lines: readonly StockLine[], method: PaymentMethod): string =>
  createHash('sha256')
    .update(`${method}|${asText(lines)}`)
    .digest('hex');
