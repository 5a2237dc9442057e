import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/app-error.js';
import type { Tx } from '#platform/database/transactions.js';
import { Stock } from '../../catalog/index.js';
import { alreadySent, tooManyNotSent } from '../orders.errors.js';
import { isStillHere } from '../order-status.js';
import { RestockPieces } from '../returns/restock-pieces.js';
import type { LockedOrder } from '../transitions/order-transitions.js';
import { hasPiecesToSend, piecesOfRefund, piecesToSend, sendPieces } from './pieces-to-send.queries.js';
import type { NamedParts } from './refund-request.js';

/** Pieces that a refund keeps here: they are in stock again, and in no parcel. */
@Injectable()
export class KeptPieces {
  constructor(
    private readonly restock: RestockPieces,
    private readonly stock: Stock,
  ) {}

  /** Throws 409 when the order has left, or when more pieces of an item would stay than are still to be sent as they were sold. */
  async assertHere(tx: Tx, order: LockedOrder, lines: NamedParts['lines']): Promise<void> {
    if (keptOf(lines).length === 0) return;
    if (!isStillHere(order.status)) throw alreadySent();
    const items = await piecesToSend.rows(tx, order.id);
    const toSend = new Map(items.map(({ itemId, pieces, isAsSold }) => [itemId, isAsSold ? pieces : 0]));
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
   * The provider has refused the refund: its pieces go into the parcel after all. They stay here when they are not left in stock, because
   * somebody has bought them or they are not sold any more. Resolves with what the history says.
   */
  async sendAfterAll(tx: Tx, order: LockedOrder, refundId: string): Promise<{ sent?: string; stillNotSent?: string }> {
    const lines = isStillHere(order.status) ? await piecesOfRefund.rows(tx, refundId) : [];
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

  /** Nothing of an order that is still here will be sent. */
  async areAll(tx: Tx, order: LockedOrder): Promise<boolean> {
    return isStillHere(order.status) && (await hasPiecesToSend.first(tx, order.id))?.found === false;
  }
}

const keptOf = (lines: NamedParts['lines']): { itemId: string; quantity: number }[] =>
  lines.flatMap(({ itemId, notSent }) => (notSent ? [{ itemId, quantity: notSent }] : []));
