import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { onlyWaiting, sizeGone, sizeNotFound } from '../../catalog.errors.js';
import { Product } from '../../products/product.entity.js';
import { ProductVariant } from '../../products/product-variant.entity.js';
import { ProductWriter } from '../../products/product-writer.js';
import { VariantWriter } from '../../products/variant-writer.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminProductView } from '../admin-catalog.view.js';
import type { AssignStockDto } from './variant.dto.js';

/** Gives pieces that wait for a size to one, for example after an order from before the product had sizes was cancelled. */
@Injectable()
export class AssignStock {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly products: ProductWriter,
    private readonly variants: VariantWriter,
    private readonly queries: AdminCatalogQueries,
    private readonly audit: AuditLog,
  ) {}

  /** 404 unknown product or size, 409 SIZE_GONE or when fewer pieces wait. Without a size: a product that has none any more. */
  execute(admin: Admin, id: string, { variantId, quantity }: AssignStockDto): Promise<AdminProductView> {
    return inTransaction(this.db, async (tx) => {
      const product = await this.products.lock(tx, id);
      const waiting = await this.variants.unassigned(tx, id);
      if (!waiting || waiting.stockQuantity < quantity) throw onlyWaiting(waiting?.stockQuantity ?? 0);
      const size = await this.sizeOf(tx, product, variantId ?? null);
      const repository = tx.getRepository(ProductVariant);
      await repository.decrement({ id: waiting.id }, 'stockQuantity', quantity);
      if (size) await repository.increment({ id: size.id }, 'stockQuantity', quantity);
      await tx.getRepository(Product).increment({ id }, 'stockQuantity', quantity);
      await this.audit.record(tx, admin, 'updated', 'product', id, { assigned: { size: size?.label ?? null, pieces: quantity } });
      return this.queries.product(id, tx);
    });
  }

  private async sizeOf(tx: Tx, { id, optionNames }: Product, variantId: string | null): Promise<ProductVariant | null> {
    if (optionNames.length === 0 && variantId === null) return null;
    const size = variantId && (await tx.getRepository(ProductVariant).findOneBy({ id: variantId, productId: id }));
    if (!size || size.label === '') throw sizeNotFound();
    if (!size.isActive) throw sizeGone(size.label);
    return size;
  }
}
