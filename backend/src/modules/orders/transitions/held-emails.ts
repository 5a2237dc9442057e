import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { CONFIG } from '#platform/tokens.js';

/** Events whose only job is an email to the customer. */
export type HeldEventName = 'order.paid' | 'order.shipped';
const HELD_EVENTS: readonly HeldEventName[] = ['order.paid', 'order.shipped'];

const keyOf = (event: string, orderId: string): string => `${event}:${orderId}`;

/** Holds back the emails about steps of staff for UNDO_SECONDS, see docs/decisions/0271. */
@Injectable()
export class HeldEmails {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async hold(tx: Tx, topic: HeldEventName, orderId: string): Promise<void> {
    const [payload, dedupeKey, seconds] = [{ orderId }, keyOf(topic, orderId), this.config.UNDO_SECONDS];
    if (seconds === 0) await this.outbox.add(tx, topic, payload, dedupeKey);
    else await this.outbox.hold(tx, { topic, payload, dedupeKey, seconds });
  }

  /** False when the email is on its way. */
  withdraw(tx: Tx, topic: HeldEventName, orderId: string): Promise<boolean> {
    return this.outbox.withdraw(tx, keyOf(topic, orderId));
  }

  /** Lets the emails of the order go: a later change makes their steps final. */
  release(tx: Tx, orderId: string): Promise<void> {
    return this.outbox.release(
      tx,
      HELD_EVENTS.map((topic) => keyOf(topic, orderId)),
    );
  }

  /** Seconds until the email goes out; undefined when it is on its way. */
  secondsLeft(topic: HeldEventName, orderId: string): Promise<number | undefined> {
    return this.outbox.heldSeconds(this.db, keyOf(topic, orderId));
  }
}
