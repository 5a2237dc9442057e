import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { Stock } from '../../catalog/index.js';
import { itemName } from '../item-name.js';
import { addReturnedPieces } from './return-items.queries.js';

/** Pieces of an order that are in stock again: returned ones, and those that are refunded before they were sent. */
@Injectable()
export class RestockPieces {
  constructor(private readonly stock: Stock) {}

  /**
   * The order is locked. Resolves with "2 × Dawn Hoodie, M" for each item; undefined when more pieces of an item are named
   * than the order has left: the caller must then roll `tx` back.
   */
  async execute(tx: Tx, orderId: string, items: readonly { itemId: string; quantity: number }[]): Promise<string[] | undefined> {
    const [ids, quantities] = [items.map(({ itemId }) => itemId), items.map(({ quantity }) => quantity)];
    const lines = await addReturnedPieces.rows(tx, orderId, ids, quantities);
    if (lines.length < new Set(ids.map((id) => id.toLowerCase())).size) return undefined;
    await this.stock.restock(tx, lines);
    return lines.map((line) => `${line.quantity} × ${itemName(line.productName, line.variantLabel)}`);
  }
}
