import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import type { EventKind } from '../entities/order-event.entity.js';

/** Who did it: a person of the shop by name, the shopper, or the shop's own programs (jobs, the payment provider's word). */
export type Actor = 'shopper' | 'system' | `staff ${string}`;
export const staff = ({ username }: { username: string }): Actor => `staff ${username}`;

export interface HistoryEntry {
  kind: EventKind;
  from?: string;
  to?: string;
  actor: Actor;
  /** The few facts a person would ask for later, for example the reference of a payment. */
  detail?: Record<string, unknown>;
}

/** Writes an order's history, always in the transaction of what it tells. */
@Injectable()
export class OrderHistory {
  async record(tx: Tx, orderId: string, { kind, from, to, actor, detail = {} }: HistoryEntry): Promise<void> {
    await tx.query(
      'insert into order_events (order_id, kind, from_state, to_state, actor, detail) values ($1, $2, $3, $4, $5, $6)',
      [orderId, kind, from ?? null, to ?? null, actor, detail],
    );
  }
}
