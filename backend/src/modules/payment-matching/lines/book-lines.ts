import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { lineDecided } from '../payment-matching.errors.js';
import { ADD_LINE_ORDER, FINISH_LINES, LOCK_LINES, ORDERS_OF_LINES, SET_OWED } from './lines.queries.js';
import type { MatchReason } from '../payment-matching-rules.js';

/** Lines and the orders that they are to pay. */
export interface Booking {
  lines: readonly { id: string; cents: number }[];
  orderIds: readonly string[];
  /** What came beyond the amounts due. */
  owedCents: number;
  decidedBy: string;
  /** The lines must still have this reason. */
  reason?: MatchReason;
}

/** Writes which lines paid an order, in the transaction of that payment: a line is matched if and only if its payment is committed. */
@Injectable()
export class BookLines {
  /**
   * `orderId` is paid by this transaction; undefined: all of them are paid already. Returns whether the lines are matched, which needs
   * all orders. Throws 409 when somebody else has decided a line, so that the payment is rolled back.
   */
  async execute(tx: Tx, booking: Booking, orderId: string | undefined): Promise<boolean> {
    const { lines, orderIds, decidedBy, reason } = booking;
    const ids = lines.map(({ id }) => id);
    const locked = await LOCK_LINES.rows(tx, ids);
    if (locked.length < ids.length) throw lineDecided();
    if (reason !== undefined && locked.some((line) => line.reason !== reason)) throw lineDecided();
    if (orderId !== undefined) await ADD_LINE_ORDER.execute(tx, ids, orderId);
    const paid = (await ORDERS_OF_LINES.rows(tx, ids)).map((row) => row.orderId);
    if (paid.some((id) => !orderIds.includes(id))) throw lineDecided();
    if (paid.length < orderIds.length) return false;
    await FINISH_LINES.execute(tx, ids, decidedBy);
    await this.owe(tx, booking);
    return true;
  }

  /** The last lines owe first: money came twice with them. */
  private async owe(tx: Tx, { lines, owedCents }: Booking): Promise<void> {
    let left = owedCents;
    for (const { id, cents } of lines.toReversed()) {
      const owed = Math.min(left, cents);
      if (owed > 0) await SET_OWED.execute(tx, id, owed);
      left -= owed;
    }
  }
}
