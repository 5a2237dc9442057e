import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, RetryTransaction, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { onlyLeft, SizeStocks } from '../catalog/index.js';
import { MAX_PER_LINE } from './cart-limits.js';
import { SaleLimits } from './sale-limits.js';
import { cartItemNotFound, lineIsFull } from './cart.errors.js';
import { REMOVE_LINE } from './cart.queries.js';
import type { CartLineRow } from './cart-line.sql.js';
import { LINES_OF_PRODUCT_FOR_UPDATE, SET_SIZE } from './change-size.queries.js';

interface SizeChange {
  variantId: string;
  quantity: number;
  /** When given, it must be the line's. */
  sessionId: string | undefined;
}

/** Another size for a line of the cart. A line that has this size already is merged into it. */
@Injectable()
export class ChangeSize {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sizes: SizeStocks,
    private readonly saleLimits: SaleLimits,
  ) {}

  /** 404 unknown line or size, 409 SIZE_GONE or NOT_YET, or beyond the stock or a limit: then both lines stay as they are. */
  execute(id: string, change: SizeChange): Promise<CartLineRow> {
    return inTransaction(this.db, (tx) => this.change(tx, id, change));
  }

  private async change(tx: Tx, id: string, { variantId, quantity, sessionId }: SizeChange): Promise<CartLineRow> {
    const lines = await LINES_OF_PRODUCT_FOR_UPDATE.rows(tx, id, sessionId ?? null);
    const line = lines.find((candidate) => candidate.id === id.toLowerCase());
    if (!line) throw cartItemNotFound();
    const stock = await this.sizes.of(tx, line.productId, variantId);
    await this.saleLimits.assertMayGet(tx, { ...line, more: quantity - line.quantity });
    const other = lines.find((candidate) => candidate.variantId === variantId.toLowerCase() && candidate !== line);
    const sum = quantity + (other?.quantity ?? 0);
    if (sum > stock) throw onlyLeft(stock, { productId: line.productId, variantId });
    if (sum > MAX_PER_LINE) throw lineIsFull();
    if (other) await REMOVE_LINE.execute(tx, other.id, null);
    const changed = await this.setSize(tx, id, variantId, sum);
    if (!changed) throw cartItemNotFound();
    return changed;
  }

  /** Starts again when a line of this size was added meanwhile. */
  private async setSize(tx: Tx, id: string, variantId: string, quantity: number): Promise<CartLineRow | undefined> {
    try {
      return await SET_SIZE.first(tx, id, variantId, quantity);
    } catch (error) {
      if (violatedConstraint(error) !== 'cart_items_line_key') throw error;
      throw new RetryTransaction('A line of this size was added at the same time');
    }
  }
}
