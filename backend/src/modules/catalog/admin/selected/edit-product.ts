import { changedPriceCents, type PriceChange } from '@shop/contract/price-change';
import { mapProductFlags } from '@shop/contract/product-fields';
import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { changedMeanwhile, priceOutOfRange, stockTooLarge, stockWithoutRead } from '../../catalog.errors.js';
import { ProductWriter } from '../../products/product-writer.js';
import { VariantWriter } from '../../products/variant-writer.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import { MAX_STOCK } from '../products/pieces.decorator.js';
import { changesOf } from '../products/product-changes.js';
import { ProductReferences } from '../products/product-references.js';
import { SaveVariants } from '../products/save-variants.js';
import type { ProductEditDto } from './edit-products.dto.js';

/** One product of those that the list changes. */
@Injectable()
export class EditProduct {
  constructor(
    private readonly queries: AdminCatalogQueries,
    private readonly references: ProductReferences,
    private readonly writer: ProductWriter,
    private readonly sizes: SaveVariants,
    private readonly variants: VariantWriter,
    private readonly audit: AuditLog,
  ) {}

  /** The version makes a repeated request fail: it would otherwise add the difference of stock and price again. */
  async execute(tx: Tx, admin: Admin, edit: ProductEditDto): Promise<void> {
    const { id, version, stockQuantity, stockQuantityRead, sizes = [], categoryId, artistId, priceChange } = edit;
    if (stockQuantity !== undefined && stockQuantityRead === undefined) throw stockWithoutRead();
    const product = await this.writer.lock(tx, id);
    if (product.version !== version) throw changedMeanwhile();
    const before = await this.queries.product(id, tx);
    const priceCents = priceAfter(edit.priceCents ?? product.priceCents, priceChange);
    if (priceChange) await this.variants.changePrices(tx, id, (own) => priceAfter(own, priceChange));
    const saved = await this.sizes.update(tx, product, { priceCents, stockQuantity, stockQuantityRead }, { ids: [] });
    const added = await this.variants.changeStock(tx, id, sizes);
    const stock = saved.stockQuantity + added;
    if (stock > MAX_STOCK) throw stockTooLarge();
    await this.references.lockCategoryAndArtist(tx, categoryId, artistId);
    await this.writer.update(tx, product, {
      ...mapProductFlags((name) => edit[name]),
      priceCents,
      categoryId,
      artistId,
      state: edit.state,
      stockQuantity: stock,
    });
    const changes = changesOf(before, await this.queries.product(id, tx));
    await this.audit.record(tx, admin, 'updated', 'product', id, { name: product.name, ...changes });
  }
}

function priceAfter(cents: number, change: PriceChange | undefined): number {
  if (!change) return cents;
  const changed = changedPriceCents(cents, change);
  if (changed === undefined) throw priceOutOfRange(cents);
  return changed;
}
