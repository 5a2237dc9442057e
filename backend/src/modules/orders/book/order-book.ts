import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import { orderNotFound } from '../orders.errors.js';
import type { Posting } from './book.js';
import { changeRefunded } from './give-back.js';
import { postPayment, postRefund, readBook, type StoredBook } from './order-book.queries.js';
import { receive, sell, soldParts, unreceive, unsell } from './sell.js';

/** A payment event of an order and the money that it moved, in cents. */
interface BookedPayment {
  eventId: string;
  cents: number;
}

/**
 * The only writer of an order's book, see docs/decisions/0508. Every method is called in the transaction of the change itself, after the
 * order was locked; at commit, the database refuses a change without its rows and rows without their change.
 */
@Injectable()
export class OrderBook {
  /** All money of the order. Throws 404 for an unknown one. */
  async read(db: DataSource | EntityManager, orderId: string): Promise<StoredBook> {
    const book = await readBook.first(db, orderId);
    if (!book) throw orderNotFound();
    return book;
  }

  /** Money arrived that does not sell the order: a part of its price, or more than it. */
  async receive(tx: Tx, orderId: string, { eventId, cents }: BookedPayment): Promise<void> {
    await this.post(tx, orderId, eventId, receive(cents));
  }

  /** The order became paid. */
  async sell(tx: Tx, orderId: string, { eventId, cents }: BookedPayment): Promise<void> {
    const { lines, charges } = await this.read(tx, orderId);
    await this.post(tx, orderId, eventId, sell(soldParts(lines, charges), cents));
  }

  /** The latest payment was taken back; `wasSold` when it had sold the order. */
  async undo(tx: Tx, orderId: string, { eventId, cents, wasSold }: BookedPayment & { wasSold: boolean }): Promise<void> {
    await this.post(tx, orderId, eventId, wasSold ? unsell(await this.read(tx, orderId), cents) : unreceive(cents));
  }

  /** Sets what was refunded of the order in total, in cents; it falls when refunds failed at the bank. */
  async setRefunded(tx: Tx, orderId: string, refundedCents: number, book: StoredBook): Promise<void> {
    const change = refundedCents - book.refundedCents;
    if (change === 0) return;
    const rows = JSON.stringify(changeRefunded(book, change));
    await postRefund.execute(tx, orderId, rows, change, refundedCents, overpaidRefunded(book, change));
  }

  private async post(tx: Tx, orderId: string, eventId: string, postings: readonly Posting[]): Promise<void> {
    if (postings.length > 0) await postPayment.execute(tx, orderId, JSON.stringify(postings), eventId);
  }
}

/**
 * A refund gives back first what was paid too much, so that this part is not asked for again as a part of the price. Not a sum of the
 * book: another size changes the total of an order, not what was sold.
 */
function overpaidRefunded({ receivedCents, overpaidCents, totalCents }: StoredBook, change: number): number {
  const overpaid = Math.max(0, receivedCents - overpaidCents - totalCents);
  return Math.max(0, overpaidCents + Math.min(change, overpaid));
}
