import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { ProductWriter } from '../../products/product-writer.js';
import { ProductRemovalNotifier } from '../../products/removal/product-removal-notifier.js';

/** Deletes a product from the shop and from every cart; existing orders and invoices keep showing it. */
@Injectable()
export class RemoveProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly writer: ProductWriter,
    private readonly listeners: ProductRemovalNotifier,
    private readonly audit: AuditLog,
  ) {}

  execute(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      // Cart lines are locked before the product: a purchase locks them in the same order, so neither deadlocks.
      await this.listeners.beforeRemoval(tx, id);
      const product = await this.writer.lock(tx, id);
      await this.writer.remove(tx, product);
      await this.audit.record(tx, admin, 'deleted', 'product', id, { name: product.name });
    });
  }
}
