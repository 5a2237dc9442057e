import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import { CART_CONTENTS, CART_CONTENTS_FOR_UPDATE, type CartContent, REMOVE_LINES } from './cart.queries.js';

/** The cart as a checkout reads and empties it. */
@Injectable()
export class CheckoutCart {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** As `contents`, without a lock. */
  read(sessionId: string): Promise<CartContent[]> {
    return CART_CONTENTS.rows(this.db, sessionId);
  }

  /**
   * The session's cart at current prices, oldest line first. Its lines are locked until `tx` ends: a line that is added
   * meanwhile waits and then stays in the cart, so that nothing is ordered unseen and nothing is lost.
   */
  contents(tx: Tx, sessionId: string): Promise<CartContent[]> {
    return CART_CONTENTS_FOR_UPDATE.rows(tx, sessionId);
  }

  /** Removes exactly these lines. */
  async empty(tx: Tx, contents: readonly CartContent[]): Promise<void> {
    await REMOVE_LINES.execute(
      tx,
      contents.map((line) => line.lineId),
    );
  }
}
