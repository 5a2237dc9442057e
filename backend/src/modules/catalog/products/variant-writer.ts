import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { RetryTransaction, type Tx } from '#platform/database/transactions.js';
import { repeatedSize, sizeGone, sizeNotFound, sizeSoldMeanwhile } from '../catalog.errors.js';
import { ProductVariant } from './product-variant.entity.js';
import { stockAfter, type StockEdit } from './stock/stock-edit.js';
import { labelOf, repeatedLabel, retiredIds, rowOf, type VariantValues } from './variant-values.js';

/** The inactive row for pieces that wait for a size. */
const UNASSIGNED = { label: '', optionValues: [] as string[], isActive: false };

type SizeStockEdit = Required<StockEdit> & { id: string };

/** Carts that held a size of `ids` have lost it in this transaction. */
export interface RetiredSizes {
  ids: readonly string[];
}

/** Removes retired sizes from the carts, in the transaction that retires them. */
export abstract class SizeRetirement {
  abstract beforeRetirement(tx: Tx, variantIds: readonly string[]): Promise<void>;
}

/** The only code that writes sizes, for the admin and for imports; sales change their stock through `Stock`. */
@Injectable()
export class VariantWriter {
  constructor(private readonly retirement: SizeRetirement) {}

  /**
   * Removes the sizes that `wanted` retires from all carts. To be called before the product is locked: a purchase locks cart lines
   * first, so the other order could deadlock.
   */
  async removeSizesFromCarts(tx: Tx, productId: string, wanted: readonly VariantValues[]): Promise<RetiredSizes> {
    const ids = retiredIds(await this.sizesOf(tx, productId), wanted);
    if (ids.length > 0) await this.retirement.beforeRetirement(tx, ids);
    return { ids };
  }

  /**
   * Makes `wanted` the sizes of a product that `tx` has locked, and returns the sum of the active ones, which must become the product's
   * stock. Missing sizes are retired. 404 for an id of another product, 409 for a repeated label or when too much was sold meanwhile.
   */
  async replace(tx: Tx, productId: string, wanted: readonly VariantValues[], removedFromCarts: RetiredSizes): Promise<number> {
    const rows = await this.sizesOf(tx, productId);
    const retired = retiredIds(rows, wanted);
    if (retired.some((id) => !removedFromCarts.ids.includes(id)))
      throw new RetryTransaction('Another save has changed the sizes');
    const saved = wanted.map((values, sortOrder) => mergedRow(productId, rowOf(rows, values), values, sortOrder));
    const others = rows.filter(({ id }) => !saved.some((row) => row.id === id));
    const repeated = repeatedLabel([...others, ...saved].map(({ label }) => label));
    if (repeated !== undefined) throw repeatedSize(repeated);
    const renamed = rows.filter(({ id, label }) => saved.some((row) => row.id === id && row.label !== label));
    const repository = tx.getRepository(ProductVariant);
    // Names may be swapped, and the unique index is checked row by row.
    for (const { id } of renamed) await repository.update({ id }, { label: id });
    await repository.save([
      ...saved,
      ...others.map((row, position) => Object.assign(row, { isActive: false, sortOrder: saved.length + position })),
    ]);
    return saved.reduce((sum, { isActive, stockQuantity }) => sum + (isActive ? stockQuantity : 0), 0);
  }

  /**
   * Changes the stock of active sizes of a product that `tx` has locked, and returns by how many pieces in all. 404 for an id of
   * another product, 409 for a hidden size or when too much was sold meanwhile.
   */
  async changeStock(tx: Tx, productId: string, edits: readonly SizeStockEdit[]): Promise<number> {
    const rows = edits.length > 0 ? await this.sizesOf(tx, productId) : [];
    let added = 0;
    for (const edit of edits) {
      const size = rows.find(({ id }) => id === edit.id.toLowerCase());
      if (!size) throw sizeNotFound();
      if (!size.isActive) throw sizeGone(size.label);
      const stockQuantity = stockAfter(size.stockQuantity, edit);
      if (stockQuantity < 0) throw sizeSoldMeanwhile(size);
      await tx.getRepository(ProductVariant).update({ id: size.id }, { stockQuantity });
      added += stockQuantity - size.stockQuantity;
      size.stockQuantity = stockQuantity;
    }
    return added;
  }

  /** Changes the price of each size that has one of its own, hidden ones included. The product must be locked by `tx`. */
  async changePrices(tx: Tx, productId: string, priceAfter: (cents: number) => number): Promise<void> {
    for (const { id, priceOverrideCents } of await this.sizesOf(tx, productId)) {
      if (priceOverrideCents === null) continue;
      await tx.getRepository(ProductVariant).update({ id }, { priceOverrideCents: priceAfter(priceOverrideCents) });
    }
  }

  /** Adds pieces to those that wait for a size. The product must be locked by `tx`. */
  async addUnassigned(tx: Tx, productId: string, quantity: number): Promise<void> {
    const row = await this.unassigned(tx, productId);
    const stockQuantity = quantity + (row?.stockQuantity ?? 0);
    await tx.getRepository(ProductVariant).save(Object.assign(row ?? { ...UNASSIGNED, productId }, { stockQuantity }));
  }

  unassigned(tx: Tx, productId: string): Promise<ProductVariant | null> {
    return tx.getRepository(ProductVariant).findOneBy({ productId, label: UNASSIGNED.label });
  }

  /** Retired ones included. */
  async sizesOf(db: DataSource | Tx, productId: string): Promise<ProductVariant[]> {
    return (await this.rows(db, productId)).filter(({ label }) => label !== UNASSIGNED.label);
  }

  private rows(db: DataSource | Tx, productId: string): Promise<ProductVariant[]> {
    return db.getRepository(ProductVariant).find({ where: { productId }, order: { sortOrder: 'ASC', id: 'ASC' } });
  }
}

type SavedRow = Omit<ProductVariant, 'id' | 'product'> & { id?: string };

function mergedRow(productId: string, row: ProductVariant | undefined, wanted: VariantValues, sortOrder: number): SavedRow {
  if (wanted.id !== undefined && !row) throw sizeNotFound();
  const stockQuantity = stockAfter(row?.stockQuantity ?? 0, row ? wanted : { stockQuantity: wanted.stockQuantity });
  if (row && stockQuantity < 0) throw sizeSoldMeanwhile(row);
  return {
    ...(row ? { id: row.id } : {}),
    productId,
    optionValues: [...wanted.values],
    label: labelOf(wanted.values),
    sku: wanted.sku === undefined ? (row?.sku ?? null) : wanted.sku || null,
    priceOverrideCents: wanted.priceOverrideCents === undefined ? (row?.priceOverrideCents ?? null) : wanted.priceOverrideCents,
    imageUrl: wanted.imageUrl === undefined ? (row?.imageUrl ?? null) : wanted.imageUrl || null,
    weightOz: wanted.weightOz === undefined ? (row?.weightOz ?? null) : (wanted.weightOz?.toFixed(1) ?? null),
    stockQuantity,
    sortOrder,
    isActive: wanted.isActive ?? true,
  };
}
