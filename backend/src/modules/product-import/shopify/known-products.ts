import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import type { FeedSnapshot } from './feed-product.entity.js';

/** A product of the shop that came from a feed. */
export interface KnownProduct {
  id: string;
  isDeleted: boolean;
  stockQuantity: number;
  told: FeedSnapshot | null;
}

export const FEED_PLATFORM = 'shopify';

/** The shop's product of a feed's handle, deleted ones included; `lock` holds its row until the transaction ends. */
export async function knownProduct(
  db: DataSource | Tx,
  handle: string,
  lock: 'lock' | 'read',
): Promise<KnownProduct | undefined> {
  const [known] = await query<KnownProduct>(
    db,
    `select p.id, p.deleted_at is not null as "isDeleted", p.stock_quantity as "stockQuantity", f.told
     from products p left join feed_products f on f.product_id = p.id
     where p.source_platform = $1 and p.source_id = $2 ${lock === 'lock' ? 'for update of p' : ''}`,
    [FEED_PLATFORM, handle],
  );
  return known;
}
