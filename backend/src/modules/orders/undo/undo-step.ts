import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween, hasRight, roleDenied } from '../../auth/index.js';
import { nothingToUndo, orderHasChanged } from '../orders.errors.js';
import { adminActor } from '../transitions/order-history.js';
import { OrderTransitions } from '../transitions/order-transitions.js';
import { latestEvents } from './undo.queries.js';
import { movesMoney, undoableStep } from './undoable-step.js';

/** Takes the last step of an order back: its payment by hand, packing, shipping or delivery. */
@Injectable()
export class UndoStep {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transitions: OrderTransitions,
    private readonly audit: AuditLog,
  ) {}

  /**
   * `version` is the newest entry of the history that the admin has seen. Throws 409 when there is a newer one, when it is no
   * step, and when the step's email is on its way.
   */
  async execute(admin: Admin, orderId: string, version: string): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      const order = await this.transitions.lock(tx, orderId);
      const history = (await latestEvents.rows(tx, orderId)).toReversed();
      if (history.at(-1)?.id !== version) throw orderHasChanged();
      const undoable = undoableStep(order, history);
      if (!undoable) throw nothingToUndo();
      if (movesMoney(undoable.step) && !hasRight(admin.role, 'move-money')) throw roleDenied();
      const undone = await this.transitions.undo(tx, order, undoable, adminActor(admin));
      const changes = changesBetween(order, undone, ['status', 'paymentStatus']);
      await this.audit.record(tx, admin, 'undone', 'order', orderId, { name: order.orderNumber, changes });
    });
  }
}
