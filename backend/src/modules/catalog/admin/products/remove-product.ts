import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { queryReturning } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { productNotFound } from '../../catalog.errors.js';

const HIDE = `update products set deleted_at = now(), updated_at = now(), version = version + 1
  where id = $1 and deleted_at is null returning name`;

/** Takes a product out of the shop and out of every cart; old orders and invoices keep showing it. */
@Injectable()
export class RemoveProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      // Cart lines before the product, the order in which a purchase locks them. They hang on the product's row as a
      // foreign key would delete them, had the row gone; asking the cart module would turn its dependency around.
      await tx.query('delete from cart_items where product_id = $1', [id]);
      const [removed] = await queryReturning<{ name: string }>(tx, HIDE, [id]);
      if (!removed) throw productNotFound();
      await this.audit.record(tx, admin, 'deleted', 'product', id, { name: removed.name });
    });
  }
}
