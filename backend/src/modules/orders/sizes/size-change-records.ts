import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { adminActor, OrderHistory } from '../transitions/order-history.js';
import type { LockedOrder } from '../transitions/order-transitions.js';
import { latestEvents } from '../undo/undo.queries.js';

interface SizeChange {
  /** "2 × Hoodie, L to M". */
  pieces: string;
  /** By which the total has changed. */
  differenceCents: number;
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
    await this.history.record(tx, orderId, { kind: 'size', actor: adminActor(admin), detail: { ...change } });
    await this.audit.record(tx, admin, 'changed', 'order', orderId, { name, ...change });
    const [entry] = await latestEvents.rows(tx, orderId);
    if (!entry) throw new Error('The change of the size is not in the history');
    await this.outbox.add(tx, 'order.size-changed', { orderId, changeId: entry.id }, `order.size-changed:${entry.id}`);
  }
}
