import { Injectable } from '@nestjs/common';
import { defineQuery } from '#platform/database/define-query.js';
import { AppError } from '#platform/app-error.js';
import type { Tx } from '#platform/database/transactions.js';
import { Stock, type StockLine } from '../../catalog/index.js';
import { alreadySent, tooManyNotSent } from '../orders.errors.js';
import { isStillHere } from '../order-status.js';
import { RestockPieces } from '../returns/restock-pieces.js';
import type { LockedOrder } from '../transitions/order-transitions.js';
import type { NamedParts } from './refund-request.js';

/** Pieces that are still to be sent. A line that was sold may be no item any more: then it has none. */
const piecesToSend = defineQuery<[orderId: string], { itemId: string; pieces: number }>({
  name: 'orders.pieces-to-send',
  text: `select id as "itemId", quantity - returned_quantity as pieces from order_items
    where order_id = $1 and quantity > returned_quantity`,
  columns: { itemId: 'uuid', pieces: 'integer' },
});

const piecesOfRefund = defineQuery<[refundId: string], StockLine & { name: string }>({
  name: 'orders.pieces-of-refund',
  text: `select product_id as "productId", variant_id as "variantId", not_sent as quantity,
      concat_ws(', ', product_name, nullif(variant_label, '')) as name
    from refund_lines join order_items on order_items.id = order_item_id where refund_id = $1 and not_sent > 0`,
  columns: { productId: 'uuid', variantId: 'uuid', quantity: 'integer', name: 'text' },
});

const sendPieces = defineQuery<[refundId: string]>({
  name: 'orders.send-pieces',
  text: `with freed as (
      update order_items set returned_quantity = returned_quantity - not_sent from refund_lines
      where refund_id = $1 and order_item_id = order_items.id and not_sent > 0 returning order_item_id)
    update refund_lines set not_sent = 0 where refund_id = $1 and order_item_id in (select order_item_id from freed)`,
});

/** Pieces that a refund keeps here: they are in stock again, and in no parcel. */
@Injectable()
export class KeptPieces {
  constructor(
    private readonly restock: RestockPieces,
    private readonly stock: Stock,
  ) {}

  /** Throws 409 when the order has left, or when more pieces of an item would stay than are still to be sent. */
  async assertHere(tx: Tx, order: LockedOrder, lines: NamedParts['lines']): Promise<void> {
    if (keptOf(lines).length === 0) return;
    if (!isStillHere(order.status)) throw alreadySent();
    const toSend = new Map((await piecesToSend.rows(tx, order.id)).map(({ itemId, pieces }) => [itemId, pieces]));
    for (const [position, { itemId, notSent }] of lines.entries()) {
      const pieces = toSend.get(itemId) ?? 0;
      if ((notSent ?? 0) > pieces) throw tooManyNotSent(position, pieces);
    }
  }

  /** After `assertHere`. Resolves with what the history says of them; empty when no piece stays. */
  async keep(tx: Tx, orderId: string, lines: NamedParts['lines']): Promise<{ notSent?: string }> {
    const kept = keptOf(lines);
    if (kept.length === 0) return {};
    const pieces = await this.restock.execute(tx, orderId, kept);
    if (!pieces) throw new Error(`Pieces of the order ${orderId} left while it was locked`);
    return { notSent: pieces.join(', ') };
  }

  /**
   * The provider has refused the refund: its pieces go into the parcel after all, unless somebody has bought them meanwhile; then they
   * stay here. Resolves with what the history says.
   */
  async sendAfterAll(tx: Tx, order: LockedOrder, refundId: string): Promise<{ sent?: string }> {
    const lines = isStillHere(order.status) ? await piecesOfRefund.rows(tx, refundId) : [];
    if (lines.length === 0) return {};
    try {
      await tx.transaction(async (part) => {
        await this.stock.decrement(part, lines);
        await sendPieces.execute(part, refundId);
      });
    } catch (error) {
      if (error instanceof AppError) return {};
      throw error;
    }
    return { sent: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ') };
  }

  /** Nothing of an order that is still here is to be sent. */
  async areAll(tx: Tx, order: LockedOrder): Promise<boolean> {
    return isStillHere(order.status) && (await piecesToSend.rows(tx, order.id)).length === 0;
  }
}

const keptOf = (lines: NamedParts['lines']): { itemId: string; quantity: number }[] =>
  lines.flatMap(({ itemId, notSent }) => (notSent ? [{ itemId, quantity: notSent }] : []));
