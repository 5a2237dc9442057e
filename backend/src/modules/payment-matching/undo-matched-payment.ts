import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { PaymentUndoListener } from '../orders/index.js';
import { UNDO_LINES_OF_ORDER } from './lines/lines.queries.js';

/** When the payment of an order is undone, its lines wait for a person again. */
@Injectable()
export class UndoMatchedPayment extends PaymentUndoListener {
  async paymentUndone(tx: Tx, orderId: string): Promise<void> {
    await UNDO_LINES_OF_ORDER.execute(tx, orderId);
  }
}
