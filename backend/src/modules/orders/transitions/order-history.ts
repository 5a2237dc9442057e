import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { type EntryDetail, writtenDetail } from '#platform/money/written-detail.js';
import type { EventKind } from '../entities/order-event.entity.js';
import { insertOrderEvent } from './order-transition.queries.js';

/** `system` stands for jobs and the payment provider. */
export type Actor = 'shopper' | 'system' | `staff ${string}`;
export const adminActor = ({ username }: { username: string }): Actor => `staff ${username}`;
export const isAdminActor = (actor: string): boolean => actor.startsWith('staff ');

interface HistoryEntry {
  kind: EventKind;
  from?: string;
  to?: string;
  actor: Actor;
  /** Shown on the order's timeline, for example the reference of a payment. */
  detail?: EntryDetail;
}

/** Adds to an order's history, always in the transaction of the change itself. */
@Injectable()
export class OrderHistory {
  /** Resolves with the id of the entry. */
  async record(tx: Tx, orderId: string, { kind, from, to, actor, detail = {} }: HistoryEntry): Promise<string> {
    const id = randomUUID();
    await insertOrderEvent.execute(tx, id, orderId, kind, from ?? null, to ?? null, actor, writtenDetail(detail));
    return id;
  }
}
