import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import { onlyLeft } from '../catalog.errors.js';
import { lineKey, sortedByProduct, type StockKey, type StockLine } from './stock/stock-line.js';
import {
  DECREMENT_SIZED_STOCK,
  DECREMENT_STOCK,
  INCREMENT_SIZES,
  INCREMENT_STOCK,
  SOLD_OUT_AMONG,
  type SoldOut,
  STOCK_OF_LINES,
} from './stock.queries.js';

/** The only code that changes stock for sales. Each change is one statement for all lines, restocking sizes takes a second one. */
@Injectable()
export class Stock {
  /**
   * Decrements all lines or throws 409 OUT_OF_STOCK; the caller must then roll `tx` back. A deleted product, a retired size, and a
   * line without a size of a product that has sizes, have no stock.
   */
  async decrement(tx: Tx, lines: readonly StockLine[]): Promise<void> {
    const sorted = sortedByProduct(lines);
    const statement = sorted.some(({ variantId }) => variantId) ? DECREMENT_SIZED_STOCK : DECREMENT_STOCK;
    const decremented = await statement.rows(tx, ...columnsOf(sorted));
    if (decremented.length === sorted.length) return;
    const keys = new Set(decremented.map(lineKey));
    const missing = sorted.filter((line) => !keys.has(lineKey(line)));
    // Only these: the stock of the others is already less by what is sold.
    await this.assertAvailable(tx, missing);
    // Enough by now, but not for the statement above: the caller rolls back all the same.
    if (missing[0]) throw onlyLeft(0, missing[0]);
  }

  /** Throws like `decrement`, but writes nothing: the check before the shopper pays. */
  async assertAvailable(tx: Tx, lines: readonly StockLine[]): Promise<void> {
    const sorted = sortedByProduct(lines);
    const rows = await STOCK_OF_LINES.rows(tx, ...columnsOf(sorted));
    const stocks = new Map(rows.map((row) => [lineKey(row), row.stock]));
    for (const line of sorted) {
      const stock = stocks.get(lineKey(line)) ?? 0;
      if (stock < line.quantity) throw onlyLeft(stock, line);
    }
  }

  /**
   * Returns the pieces of a cancelled order to stock, also for products that have been deleted and sizes that have been retired since.
   * Pieces without a size of a product that has sizes now go to its inactive row with the empty label.
   */
  async restock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
    const sorted = sortedByProduct(lines);
    const restocked = new Set((await INCREMENT_STOCK.rows(tx, ...columnsOf(sorted))).map(({ productId }) => productId));
    const sized = sorted.filter(({ productId }) => !restocked.has(productId));
    // A second statement, because only now that the products are locked it sees which sizes are active.
    if (sized.length > 0) await INCREMENT_SIZES.execute(tx, ...columnsOf(sized));
  }

  /** The listed products, and their sizes, among these that have no piece left; sorted by name. */
  soldOutAmong(db: DataSource, keys: readonly StockKey[]): Promise<SoldOut[]> {
    const productIds = [...new Set(keys.map(({ productId }) => productId))];
    const variantIds = keys.map(({ variantId }) => variantId).filter((id) => typeof id === 'string');
    return SOLD_OUT_AMONG.rows(db, productIds, variantIds);
  }
}

type LineColumns = [productIds: string[], variantIds: (string | null)[], quantities: number[]];

const columnsOf = (lines: readonly StockLine[]): LineColumns => [
  lines.map(({ productId }) => productId),
  lines.map(({ variantId }) => variantId ?? null),
  lines.map(({ quantity }) => quantity),
];
