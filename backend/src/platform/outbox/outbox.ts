import { Injectable } from '@nestjs/common';
import type { ShopEventName, ShopEvents } from '#src/events.js';
import type { Tx } from '../database/transactions.js';
import { currentWork } from '../tracing/work-context.js';
import { ADD_EVENT } from './outbox.queries.js';

/** Events written in the transaction that causes them; `OutboxRelay` turns them into jobs after the commit. */
@Injectable()
export class Outbox {
  /** `dedupeKey` makes the event unique: adding it again changes nothing. */
  async add<Name extends ShopEventName>(tx: Tx, topic: Name, payload: ShopEvents[Name], dedupeKey: string): Promise<void> {
    await ADD_EVENT.execute(tx, topic, payload, dedupeKey, currentWork() ?? null);
  }
}
