import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween } from '#modules/auth/index.js';
import { changedMeanwhile, stockTooLarge, stockWithoutRead } from '../../catalog.errors.js';
import { ProductWriter } from '../../products/product-writer.js';
import { VariantWriter } from '../../products/variant-writer.js';
import type { ProductEditDto, ProductEditOutcomeView } from './edit-products.dto.js';
import { MAX_STOCK } from './pieces.decorator.js';
import { SaveVariants } from './save-variants.js';

/** Prices and stock that are changed in the list. Each product is saved in its own transaction or names what is in the way. */
@Injectable()
export class EditProducts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly writer: ProductWriter,
    private readonly sizes: SaveVariants,
    private readonly variants: VariantWriter,
    private readonly audit: AuditLog,
  ) {}

  async execute(admin: Admin, edits: readonly ProductEditDto[]): Promise<ProductEditOutcomeView[]> {
    const outcomes: ProductEditOutcomeView[] = [];
    for (const edit of edits) outcomes.push(await this.outcomeOf(admin, edit));
    return outcomes;
  }

  private async outcomeOf(admin: Admin, edit: ProductEditDto): Promise<ProductEditOutcomeView> {
    try {
      await inTransaction(this.db, (tx) => this.edit(tx, admin, edit));
      return { id: edit.id, outcome: 'done', message: null };
    } catch (error) {
      if (error instanceof AppError) return { id: edit.id, outcome: 'failed', message: error.message };
      throw error;
    }
  }

  /** The version makes a repeated request fail: it would otherwise add the difference of the stock again. */
  private async edit(tx: Tx, admin: Admin, edit: ProductEditDto): Promise<void> {
    const { id, version, price, stockQuantity, stockQuantityRead, sizes = [] } = edit;
    if (stockQuantity !== undefined && stockQuantityRead === undefined) throw stockWithoutRead();
    const product = await this.writer.lock(tx, id);
    if (product.version !== version) throw changedMeanwhile();
    const form = { price: price ?? product.price, stockQuantity, stockQuantityRead };
    const saved = await this.sizes.update(tx, product, form, { ids: [] });
    const added = await this.variants.changeStock(tx, id, sizes);
    const stock = saved.stockQuantity + added;
    if (stock > MAX_STOCK) throw stockTooLarge();
    await this.writer.update(tx, product, { price: form.price, stockQuantity: stock });
    const before = { price: product.price, stock: product.stockQuantity };
    const after = { price: form.price, stock };
    await this.audit.record(tx, admin, 'updated', 'product', id, {
      name: product.name,
      changes: changesBetween(before, after, ['price', 'stock']),
    });
  }
}
