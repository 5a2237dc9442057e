import { Injectable } from '@nestjs/common';
import { query, queryReturning } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { onlyLeft } from '../catalog.errors.js';

export interface StockLine {
  productId: string;
  /** Whole pieces, at least 1. */
  quantity: number;
}

/** One entry a product, in product-id order: the same order everywhere is what keeps two buyers from deadlocking. */
export function sortedByProduct(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.productId, (sums.get(line.productId) ?? 0) + line.quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}

/** The only code that moves stock for sales. */
@Injectable()
export class Stock {
  /**
   * Takes all lines or throws (409 with what is left), which must roll `tx` back. Deleted products count as sold out.
   */
  async decrement(tx: Tx, lines: readonly StockLine[]): Promise<void> {
    for (const line of sortedByProduct(lines)) {
      const taken = await queryReturning(
        tx,
        `update products set stock_quantity = stock_quantity - $2
         where id = $1 and deleted_at is null and stock_quantity >= $2 returning id`,
        [line.productId, line.quantity],
      );
      if (taken.length === 0) throw onlyLeft(await this.left(tx, line.productId), line.productId);
    }
  }

  /** Refuses like `take`, but takes nothing: a look before the shopper pays. */
  async assertAvailable(tx: Tx, lines: readonly StockLine[]): Promise<void> {
    for (const line of sortedByProduct(lines)) {
      const left = await this.left(tx, line.productId);
      if (left < line.quantity) throw onlyLeft(left, line.productId);
    }
  }

  /** Puts the pieces of a cancelled order back, also for products that were deleted meanwhile. */
  async restock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
    for (const line of sortedByProduct(lines)) {
      await tx.query('update products set stock_quantity = stock_quantity + $2 where id = $1', [line.productId, line.quantity]);
    }
  }

  private async left(tx: Tx, productId: string): Promise<number> {
    const [product] = await query<{ stock: number }>(
      tx,
      'select stock_quantity as stock from products where id = $1 and deleted_at is null',
      [productId],
    );
    return product?.stock ?? 0;
  }
}
