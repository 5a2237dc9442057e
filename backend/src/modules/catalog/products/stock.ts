import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import { onlyLeft } from '../catalog.errors.js';
import { COUNT_LOW_STOCK, DECREMENT_STOCK, INCREMENT_STOCK, SOLD_OUT_AMONG, STOCK_OF_PRODUCTS } from './stock.queries.js';

export interface StockLine {
  productId: string;
  /** Whole pieces, at least 1. */
  quantity: number;
}

/** One line per product, sorted by product id: two buyers that lock products in the same order cannot deadlock. */
export function sortedByProduct(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.productId, (sums.get(line.productId) ?? 0) + line.quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}

/** The only code that changes stock for sales. Each change is one statement for all lines. */
@Injectable()
export class Stock {
  /** Decrements all lines or throws 409 OUT_OF_STOCK; the caller must then roll `tx` back. A deleted product has no stock. */
  async decrement(tx: Tx, lines: readonly StockLine[]): Promise<void> {
    const sorted = sortedByProduct(lines);
    const decremented = await DECREMENT_STOCK.rows(tx, ...columnsOf(sorted));
    if (decremented.length === sorted.length) return;
    const ids = new Set(decremented.map(({ id }) => id));
    const [short] = sorted.filter(({ productId }) => !ids.has(productId));
    if (short) throw onlyLeft((await this.stockOf(tx, [short])).get(short.productId) ?? 0, short.productId);
  }

  /** Throws like `decrement`, but writes nothing: the check before the shopper pays. */
  async assertAvailable(tx: Tx, lines: readonly StockLine[]): Promise<void> {
    const sorted = sortedByProduct(lines);
    const stocks = await this.stockOf(tx, sorted);
    for (const { productId, quantity } of sorted) {
      const stock = stocks.get(productId) ?? 0;
      if (stock < quantity) throw onlyLeft(stock, productId);
    }
  }

  /** Returns the pieces of a cancelled order to stock, also for products that have been deleted since. */
  async restock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
    await INCREMENT_STOCK.execute(tx, ...columnsOf(sortedByProduct(lines)));
  }

  /** The number of listed products with 1 to 10 pieces left. */
  async countLow(db: DataSource): Promise<number> {
    return (await COUNT_LOW_STOCK.first(db))?.count ?? 0;
  }

  /** The names of the listed products among these that have no piece left. */
  async soldOutAmong(db: DataSource, productIds: string[]): Promise<string[]> {
    return (await SOLD_OUT_AMONG.rows(db, productIds)).map(({ name }) => name);
  }

  private async stockOf(tx: Tx, lines: readonly StockLine[]): Promise<Map<string, number>> {
    const rows = await STOCK_OF_PRODUCTS.rows(
      tx,
      lines.map(({ productId }) => productId),
    );
    return new Map(rows.map(({ id, stock }) => [id, stock]));
  }
}

const columnsOf = (lines: readonly StockLine[]): [productIds: string[], quantities: number[]] => [
  lines.map(({ productId }) => productId),
  lines.map(({ quantity }) => quantity),
];
