import { Injectable } from '@nestjs/common';
import { fromCents } from '@shop/contract/money';
import { queryReturning } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';

/** A product that staff brought in from another platform, ready to be written. */
export interface ImportedProduct {
  sourcePlatform: string;
  /** Unique within its platform. */
  sourceId: string;
  sourceUrl: string;
  name: string;
  description: string;
  priceCents: number;
  categoryId: string | null;
  /** Addresses of stored files; the first becomes the main picture. */
  pictures: readonly string[];
}

/** Products that come from elsewhere on somebody's request. */
@Injectable()
export class ImportedProducts {
  /**
   * Writes the product with its gallery: nothing in stock, no flags. 'exists' when the shop has it already; imports of
   * one product at the same time wait for each other. One that was deleted comes back with what was just read.
   */
  async add(tx: Tx, product: ImportedProduct): Promise<{ id: string } | 'exists'> {
    const [main = null] = product.pictures;
    const values = [product.name, product.description, fromCents(product.priceCents), product.categoryId, main];
    const source = [product.sourceUrl, product.sourcePlatform, product.sourceId];
    const [row] = await queryReturning<{ id: string }>(
      tx,
      `insert into products (name, description, price, category_id, image_url, source_url, source_platform, source_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict on constraint products_source_key do update set name = excluded.name, description = excluded.description,
         price = excluded.price, category_id = excluded.category_id, artist_id = null, image_url = excluded.image_url, video_url = null,
         is_new = false, is_best_seller = false, is_artist_series = false, stock_quantity = 0, source_url = excluded.source_url,
         version = products.version + 1, updated_at = now(), deleted_at = null
       where products.deleted_at is not null
       returning id`,
      [...values, ...source],
    );
    if (!row) return 'exists';
    await this.replaceGallery(tx, row.id, product.pictures);
    return row;
  }

  /** Whether the shop sells it now; a deleted one may be imported again. */
  async exists(tx: Tx, sourcePlatform: string, sourceId: string): Promise<boolean> {
    const found = await queryReturning<{ id: string }>(
      tx,
      'select id from products where source_platform = $1 and source_id = $2 and deleted_at is null',
      [sourcePlatform, sourceId],
    );
    return found.length > 0;
  }

  private async replaceGallery(tx: Tx, productId: string, pictures: readonly string[]): Promise<void> {
    await tx.query('delete from product_images where product_id = $1', [productId]);
    for (const [position, imageUrl] of [...new Set(pictures)].entries()) {
      await tx.query('insert into product_images (product_id, image_url, is_main, sort_order) values ($1, $2, $3, $4)', [
        productId,
        imageUrl,
        position === 0,
        position,
      ]);
    }
  }
}
