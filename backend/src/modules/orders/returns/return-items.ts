import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { notShippedYet, orderHasChanged, tooManyReturned } from '../orders.errors.js';
import { adminActor, OrderHistory } from '../transitions/order-history.js';
import { OrderTransitions } from '../transitions/order-transitions.js';
import { latestEvents } from '../undo/undo.queries.js';
import type { ReturnItemsDto } from './return-items.dto.js';
import { RestockPieces } from './restock-pieces.js';

/** Puts pieces of a shipped order that came back into stock again. No money moves: a refund is a step of its own. */
@Injectable()
export class ReturnItems {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transitions: OrderTransitions,
    private readonly history: OrderHistory,
    private readonly restock: RestockPieces,
    private readonly audit: AuditLog,
  ) {}

  /** Throws 409 for an order that is still here, for more pieces than were sent, and when `version` is not the newest entry. */
  async execute(admin: Admin, orderId: string, { version, items }: ReturnItemsDto): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      const order = await this.transitions.lock(tx, orderId);
      const [newest] = await latestEvents.rows(tx, orderId);
      if (newest?.id !== version) throw orderHasChanged();
      if (order.status !== 'shipped' && order.status !== 'delivered') throw notShippedYet();
      const restocked = await this.restock.execute(tx, orderId, items);
      if (!restocked) throw tooManyReturned();
      const pieces = restocked.join(', ');
      await this.history.record(tx, orderId, { kind: 'return', actor: adminActor(admin), detail: { pieces } });
      await this.audit.record(tx, admin, 'returned', 'order', orderId, { name: order.orderNumber, pieces });
    });
  }
}
