import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { DELETE_OF_ADDRESS } from './purge-alerts.queries.js';

/** The alerts of one email address, for other modules; its case does not matter. */
@Injectable()
export class AlertErasure {
  /** Returns the number of deleted alerts, whatever their state. */
  delete(tx: Tx, email: string): Promise<number> {
    return DELETE_OF_ADDRESS.execute(tx, email);
  }
}
