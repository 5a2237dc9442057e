import { Injectable } from '@nestjs/common';
import { fromCents } from '@shop/contract/money';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { adminActor, OrderHistory } from '../transitions/order-history.js';
import type { LockedOrder } from '../transitions/order-transitions.js';
import { latestEvents } from '../undo/undo.queries.js';

interface SizeChange {
  /** "2 × Hoodie, L to M". */
  pieces: string;
  /** In cents, by which the total has changed. */
  difference: number;
}

/** What a change of a size leaves behind: the timeline, the activity log and the email to the buyer. */
@Injectable()
export class SizeChangeRecords {
  constructor(
    private readonly history: OrderHistory,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async write(tx: Tx, admin: Admin, { id: orderId, orderNumber: name }: LockedOrder, change: SizeChange): Promise<void> {
    const detail = { pieces: change.pieces, ...(change.difference === 0 ? {} : { difference: signed(change.difference) }) };
    await this.history.record(tx, orderId, { kind: 'size', actor: adminActor(admin), detail });
    await this.audit.record(tx, admin, 'changed', 'order', orderId, { name, ...detail });
    const [entry] = await latestEvents.rows(tx, orderId);
    if (!entry) throw new Error('The change of the size is not in the history');
    await this.outbox.add(tx, 'order.size-changed', { orderId, changeId: entry.id }, `order.size-changed:${entry.id}`);
  }
}

const signed = (cents: number): string => `${cents < 0 ? '-' : ''}${fromCents(Math.abs(cents))}`;
