import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { productNotFound } from '../../catalog.errors.js';
import { Product } from '../../products/product.entity.js';
import { ProductWriter } from '../../products/product-writer.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminProductView } from '../admin-catalog.view.js';

/** Lists a deleted product again, as it was. The carts that held it stay without it. */
@Injectable()
export class RestoreProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AdminCatalogQueries,
    private readonly writer: ProductWriter,
    private readonly audit: AuditLog,
  ) {}

  /** A product that is listed already is returned unchanged, so that two admins may press Undo. */
  execute(admin: Admin, id: string): Promise<AdminProductView> {
    return inTransaction(this.db, async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const product = await tx.getRepository(Product).findOne({ where: { id }, withDeleted: true, lock });
      if (!product) throw productNotFound();
      if (product.deletedAt !== null) {
        await this.writer.undelete(tx, product);
        await this.audit.record(tx, admin, 'restored', 'product', id, { name: product.name });
      }
      return this.queries.product(id, tx);
    });
  }
}
