import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/app-error.js';
import type { Tx } from '#platform/database/transactions.js';
import { Stock } from '../../catalog/index.js';
import { notWaitingToShip, tooManyNotSent } from '../orders.errors.js';
import { isUnshipped } from '../order-status.js';
import { RestockPieces } from '../returns/restock-pieces.js';
import type { LockedOrder } from '../transitions/order-transitions.js';
import { hasPiecesToSend, piecesOfRefund, piecesToSend, sendPieces } from './unsent-pieces.queries.js';
import type { NamedParts } from './refund-request.js';

/** Pieces that are refunded before the order is shipped: they go back into stock and are left out of the parcel. */
@Injectable()
export class UnsentPieces {
  constructor(
    private readonly restock: RestockPieces,
    private readonly stock: Stock,
  ) {}

  /** Throws 409 when the order was shipped or cancelled, or when a line names more pieces than are still to be sent as they were sold. */
  async assertRestockable(tx: Tx, order: LockedOrder, lines: NamedParts['lines']): Promise<void> {
    if (unsentOf(lines).length === 0) return;
    if (!isUnshipped(order.status)) throw notWaitingToShip();
    const items = await piecesToSend.rows(tx, order.id);
    const toSend = new Map(items.map(({ itemId, pieces, isAsSold }) => [itemId, isAsSold ? pieces : 0]));
    for (const [position, { itemId, notSent }] of lines.entries()) {
      const pieces = toSend.get(itemId) ?? 0;
      if ((notSent ?? 0) > pieces) throw tooManyNotSent(position, pieces);
    }
  }

  /** After `assertRestockable`. Resolves with the detail of the history entry; empty when no piece is named. */
  async restockPieces(tx: Tx, orderId: string, lines: NamedParts['lines']): Promise<{ notSent?: string }> {
    const unsent = unsentOf(lines);
    if (unsent.length === 0) return {};
    const pieces = await this.restock.execute(tx, orderId, unsent);
    if (!pieces) throw new Error(`Pieces of the order ${orderId} left while it was locked`);
    return { notSent: pieces.join(', ') };
  }

  /**
   * The provider has rejected the refund: its pieces go back into the parcel. They stay unsent when the stock does not suffice, because
   * somebody has bought them or they are not sold any more. Resolves with the detail of the history entry.
   */
  async undoRestock(tx: Tx, order: LockedOrder, refundId: string): Promise<{ sent?: string; stillNotSent?: string }> {
    const lines = isUnshipped(order.status) ? await piecesOfRefund.rows(tx, refundId) : [];
    if (lines.length === 0) return {};
    const pieces = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
    try {
      await tx.transaction(async (part) => {
        await this.stock.decrement(part, lines);
        await sendPieces.execute(part, refundId);
      });
    } catch (error) {
      if (error instanceof AppError) return { stillNotSent: pieces };
      throw error;
    }
    return { sent: pieces };
  }

  /** Whether nothing of an unshipped order will be sent. */
  async leaveNothingToSend(tx: Tx, order: LockedOrder): Promise<boolean> {
    return isUnshipped(order.status) && (await hasPiecesToSend.first(tx, order.id))?.found === false;
  }
}

const unsentOf = (lines: NamedParts['lines']): { itemId: string; quantity: number }[] =>
  lines.flatMap(({ itemId, notSent }) => (notSent ? [{ itemId, quantity: notSent }] : []));
