import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { ShopEventName, ShopEvents } from '#src/events.js';
import type { Tx } from '../database/transactions.js';
import { RequestContext } from '../tracing/request-context.js';
import { ADD_EVENT, ADD_EVENTS, HELD_SECONDS, HOLD_EVENT, RELEASE_EVENTS, WITHDRAW_EVENT } from './outbox.queries.js';

interface NewEvent<Name extends ShopEventName> {
  payload: ShopEvents[Name];
  dedupeKey: string;
}

interface HeldEvent<Name extends ShopEventName> extends NewEvent<Name> {
  topic: Name;
  seconds: number;
}

/** Events written in the transaction that causes them; `OutboxRelay` turns them into jobs after the commit. */
@Injectable()
export class Outbox {
  /** `dedupeKey` makes the event unique: adding it again changes nothing. */
  async add<Name extends ShopEventName>(tx: Tx, topic: Name, payload: ShopEvents[Name], dedupeKey: string): Promise<void> {
    await ADD_EVENT.execute(tx, topic, payload, dedupeKey, RequestContext.current() ?? null);
  }

  /** As `add`, for many events in one statement. */
  async addAll<Name extends ShopEventName>(tx: Tx, topic: Name, events: readonly NewEvent<Name>[]): Promise<void> {
    if (events.length === 0) return;
    const payloads = JSON.stringify(events.map(({ payload }) => payload));
    const keys = events.map(({ dedupeKey }) => dedupeKey);
    await ADD_EVENTS.execute(tx, topic, payloads, keys, RequestContext.current() ?? null);
  }

  /** As `add`, but the event is relayed after `seconds`, and can be withdrawn until then. */
  async hold<Name extends ShopEventName>(tx: Tx, { topic, payload, dedupeKey, seconds }: HeldEvent<Name>): Promise<void> {
    await HOLD_EVENT.execute(tx, topic, payload, dedupeKey, RequestContext.current() ?? null, seconds);
  }

  /** Deletes a held event. False when a relay was faster or the event was never held. */
  async withdraw(tx: Tx, dedupeKey: string): Promise<boolean> {
    return (await WITHDRAW_EVENT.execute(tx, dedupeKey)) > 0;
  }

  /** Ends the hold of those of these events that are held: they are relayed now and cannot be withdrawn. */
  async release(tx: Tx, dedupeKeys: readonly string[]): Promise<void> {
    await RELEASE_EVENTS.execute(tx, dedupeKeys);
  }

  /** Seconds for which the event is still held; undefined for one that is not held. */
  async heldSeconds(db: DataSource, dedupeKey: string): Promise<number | undefined> {
    return (await HELD_SECONDS.first(db, dedupeKey))?.seconds;
  }
}
