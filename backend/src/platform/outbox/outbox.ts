import { Injectable } from '@nestjs/common';
import type { ShopEventName, ShopEvents } from '#src/events.js';
import type { Tx } from '../database/transactions.js';

/** Facts written in the transaction that made them true. */
@Injectable()
export class Outbox {
  /** `dedupeKey` makes the fact unique: adding it again changes nothing. */
  async add<Name extends ShopEventName>(tx: Tx, topic: Name, payload: ShopEvents[Name], dedupeKey: string): Promise<void> {
    await tx.query('insert into outbox (topic, payload, dedupe_key) values ($1, $2, $3) on conflict (dedupe_key) do nothing', [
      topic,
      payload,
      dedupeKey,
    ]);
  }
}
