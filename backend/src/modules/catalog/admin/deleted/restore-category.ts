import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { slugTaken } from '../../catalog.errors.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminCategoryView } from '../admin-catalog.view.js';
import { DeletedCategory } from './deleted-category.entity.js';
import { MOVE_BACK_TO_CATEGORIES, RETURN_PRODUCTS_TO_CATEGORY } from './deleted-categories.queries.js';
import { LOCK_PRODUCTS } from './lock-products.queries.js';

/** Brings a deleted category back, and into its products that have no other one. */
@Injectable()
export class RestoreCategory {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AdminCatalogQueries,
    private readonly audit: AuditLog,
  ) {}

  /** 409 SLUG_EXISTS when another category uses its slug. One that is there already is returned unchanged. */
  async execute(admin: Admin, id: string): Promise<AdminCategoryView> {
    let slug = '';
    try {
      return await inTransaction(this.db, async (tx) => {
        const lock = { mode: 'pessimistic_write' } as const;
        const deleted = await tx.getRepository(DeletedCategory).findOne({ where: { id }, lock });
        if (deleted) {
          slug = deleted.slug;
          await this.restore(tx, admin, deleted);
        }
        return this.queries.category(id, tx);
      });
    } catch (error) {
      throw violatedConstraint(error) === 'categories_slug_key' ? slugTaken(slug) : error;
    }
  }

  private async restore(tx: Tx, admin: Admin, { id, name, productIds }: DeletedCategory): Promise<void> {
    await LOCK_PRODUCTS.execute(tx, productIds);
    await MOVE_BACK_TO_CATEGORIES.execute(tx, id);
    await RETURN_PRODUCTS_TO_CATEGORY.execute(tx, id, productIds);
    await this.audit.record(tx, admin, 'restored', 'category', id, { name });
  }
}
