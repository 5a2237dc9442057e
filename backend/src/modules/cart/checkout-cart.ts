import { Injectable } from '@nestjs/common';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';

/** A line as the shop sells it now. */
export interface CartContent {
  lineId: string;
  productId: string;
  quantity: number;
  name: string;
  /** US dollars with two decimals, for one piece, from the catalogue. */
  price: string;
  imageUrl: string | null;
}

const CONTENTS = `select line.id as "lineId", p.id as "productId", line.quantity, p.name, p.price::text as price, p.image_url as "imageUrl"
  from cart_items line join products p on p.id = line.product_id and p.deleted_at is null
  where line.session_id = $1 order by line.added_at, line.id for update of line`;

/** What orders may ask of carts. */
@Injectable()
export class CheckoutCart {
  /**
   * The session's cart at today's prices, oldest first. Its lines stay as they are until `tx` ends: an addition that
   * comes meanwhile waits and then joins, or starts, the next cart. Nothing is ordered unseen, nothing is lost.
   */
  contents(tx: Tx, sessionId: string): Promise<CartContent[]> {
    return query(tx, CONTENTS, [sessionId]);
  }

  /** Takes exactly these lines out of their cart. */
  async empty(tx: Tx, contents: readonly CartContent[]): Promise<void> {
    await tx.query('delete from cart_items where id = any($1)', [contents.map((line) => line.lineId)]);
  }
}
