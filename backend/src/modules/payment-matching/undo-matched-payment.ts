import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { PaymentUndoListener } from '../orders/index.js';
import { UNDO_LINES_OF_ORDER } from './lines/lines.queries.js';

/** When the payment of an order is undone, its lines wait for a person again. */
@Injectable()
export class UndoMatchedPayment extends PaymentUndoListener {
  async paymentUndone(tx: Tx, orderId: string, rest?: { reference: string | null }): Promise<void> {
    if (rest === undefined) await UNDO_LINES_OF_ORDER.execute(tx, orderId, null);
    else if (rest.reference !== null) await UNDO_LINES_OF_ORDER.execute(tx, orderId, rest.reference);
  }
}
