import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { COUNT_LOW_STOCK, COUNT_SIZES_OUT } from './stock.queries.js';

interface LowStock {
  /** Listed products with 1 to 10 pieces left. */
  low: number;
  /** Listed products without a piece left. */
  out: number;
}

/**
 * Products and sizes that run out. They are counted among all products, because an index on the stock would make each sale write
 * every index of its product; so the counts are kept until Postgres announces that a stock has passed one of their limits.
 */
@Injectable()
export class StockCounts {
  private readonly products: QueryCache<LowStock>;
  private readonly sizes: QueryCache<number>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    changes: TableChangeListener,
  ) {
    this.products = new QueryCache(changes, ['products', 'low_stock'], 1);
    this.sizes = new QueryCache(changes, ['products', 'product_variants'], 1);
  }

  low(): Promise<LowStock> {
    return this.products.getCurrent('', async () => (await COUNT_LOW_STOCK.first(this.db)) ?? { low: 0, out: 0 });
  }

  /** The number of sizes in the shop that have no piece left. */
  sizesOut(): Promise<number> {
    return this.sizes.getCurrent('', async () => (await COUNT_SIZES_OUT.first(this.db))?.count ?? 0);
  }
}
