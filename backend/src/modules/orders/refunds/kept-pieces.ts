import { Injectable } from '@nestjs/common';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';
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

/** Pieces that a refund keeps here: they are in stock again, and in no parcel. */
@Injectable()
export class KeptPieces {
  constructor(private readonly restock: RestockPieces) {}

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

  /** Nothing of an order that is still here is to be sent. */
  async areAll(tx: Tx, order: LockedOrder): Promise<boolean> {
    return isStillHere(order.status) && (await piecesToSend.rows(tx, order.id)).length === 0;
  }
}

const keptOf = (lines: NamedParts['lines']): { itemId: string; quantity: number }[] =>
  lines.flatMap(({ itemId, notSent }) => (notSent ? [{ itemId, quantity: notSent }] : []));
