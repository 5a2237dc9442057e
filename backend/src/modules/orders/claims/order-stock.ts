import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { Stock } from '../../catalog/index.js';
import { withProductName } from '../orders.errors.js';
import type { Claim, ClaimedOrder } from './claim.js';
import { ITEMS_OF_ORDER } from './order-stock.queries.js';

/** The pieces of an order. */
@Injectable()
export class OrderStock implements Claim {
  readonly name = 'stock';

  constructor(private readonly stock: Stock) {}

  /** Throws 409 OUT_OF_STOCK. */
  async take(tx: Tx, { items }: ClaimedOrder): Promise<void> {
    try {
      await this.stock.decrement(tx, items);
    } catch (error) {
      throw withProductName(error, items);
    }
  }

  /** The pieces that the order has now: sizes may have been exchanged since, and some refunded before shipping. */
  async release(tx: Tx, { id }: { id: string }): Promise<void> {
    await this.stock.restock(tx, await ITEMS_OF_ORDER.rows(tx, id));
  }
}
