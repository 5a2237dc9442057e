import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { ProductRemovalListener } from '../../products/product-removal-listener.js';
import { ProductWriter } from '../../products/product-writer.js';

/** Deletes a product from the shop and from every cart; existing orders and invoices keep showing it. */
@Injectable()
export class RemoveProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly writer: ProductWriter,
    private readonly discovery: DiscoveryService,
    private readonly audit: AuditLog,
  ) {}

  execute(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      // Cart lines are locked before the product: a purchase locks them in the same order, so neither deadlocks.
      for (const listener of this.listeners()) await listener.beforeRemoval(tx, id);
      const product = await this.writer.lock(tx, id);
      await this.writer.remove(tx, product);
      await this.audit.record(tx, admin, 'deleted', 'product', id, { name: product.name });
    });
  }

  private listeners(): ProductRemovalListener[] {
    const providers = this.discovery.getProviders().map(({ instance }): unknown => instance);
    return providers.filter((provider) => provider instanceof ProductRemovalListener);
  }
}
