import type { DataSource } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import type { ImportedProducts, Product, ProductSource, VariantWriter } from '#modules/catalog/index.js';
import { FeedProductRow, type FeedSnapshot } from './feed-product.entity.js';
import type { ShopSize } from './size-plan.js';

/** A product of the shop that came from a feed. */
export interface KnownProduct {
  product: Product;
  lastImported: FeedSnapshot | null;
  sizes: readonly ShopSize[];
}

/** The products of `feed_products`, found by the handle that the feed gives them; deleted ones are included. */
export class FeedProducts {
  constructor(
    private readonly products: ImportedProducts,
    private readonly variants: VariantWriter,
  ) {}

  async find(db: DataSource | Tx, handle: string): Promise<KnownProduct | undefined> {
    return this.known(db, await this.products.find(db, sourceOf(handle)));
  }

  /** Locks the handle and its product until `tx` ends, so that two imports at once do not create the product twice. */
  async lock(tx: Tx, handle: string): Promise<KnownProduct | undefined> {
    return this.known(tx, await this.products.lock(tx, sourceOf(handle)));
  }

  async saveSnapshot(tx: Tx, productId: string, lastImported: FeedSnapshot): Promise<void> {
    await tx.getRepository(FeedProductRow).upsert({ productId, lastImported, importedAt: () => 'now()' }, ['productId']);
  }

  private async known(db: DataSource | Tx, product: Product | null): Promise<KnownProduct | undefined> {
    if (!product) return undefined;
    const row = await db.getRepository(FeedProductRow).findOneBy({ productId: product.id });
    return { product, lastImported: row?.lastImported ?? null, sizes: await this.variants.sizesOf(db, product.id) };
  }
}

export const sourceOf = (handle: string): ProductSource => ({ platform: 'shopify', id: handle });
