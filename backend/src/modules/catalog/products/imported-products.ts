import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { lockName, type Tx } from '#platform/database/transactions.js';
import { Category } from '../category.entity.js';
import { ProductImage } from './product-image.entity.js';
import { Product } from './product.entity.js';

/** Where a product was imported from. */
export interface ProductSource {
  platform: string;
  /** Unique within the platform. */
  id: string;
}

export interface GalleryImage {
  imageUrl: string;
  isMain: boolean;
}

/** Finds products by the platform they were imported from; `ProductWriter` writes them. */
@Injectable()
export class ImportedProducts {
  /** Includes deleted products. */
  find(db: DataSource | Tx, source: ProductSource): Promise<Product | null> {
    return db.getRepository(Product).findOne({ where: columnsOf(source), withDeleted: true });
  }

  async isListed(db: DataSource | Tx, source: ProductSource): Promise<boolean> {
    return db.getRepository(Product).existsBy(columnsOf(source));
  }

  /** Like `find`, and locks the source until `tx` ends, also before it has a product: two imports never create it twice. */
  async lock(tx: Tx, source: ProductSource): Promise<Product | null> {
    await lockName(tx, `imported product ${source.platform} ${source.id}`);
    const where = columnsOf(source);
    return tx.getRepository(Product).findOne({ where, withDeleted: true, lock: { mode: 'pessimistic_write' } });
  }

  /** `categoryId`, which then cannot be deleted until `tx` ends; null when it was deleted since it was chosen. */
  async lockCategory(tx: Tx, categoryId: string | null): Promise<string | null> {
    if (categoryId === null) return null;
    const lock = { mode: 'for_key_share' } as const;
    return (await tx.getRepository(Category).findOne({ select: { id: true }, where: { id: categoryId }, lock }))?.id ?? null;
  }

  /** The images of a product in their order. */
  gallery(tx: Tx, productId: string): Promise<GalleryImage[]> {
    return tx.getRepository(ProductImage).find({
      select: { imageUrl: true, isMain: true },
      where: { productId },
      order: { sortOrder: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
  }
}

const columnsOf = ({ platform, id }: ProductSource) => ({ sourcePlatform: platform, sourceId: id });
