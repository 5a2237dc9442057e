import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { canEraseCustomer } from '../order-status.js';
import { orderIsNotFinished } from '../orders.errors.js';
import { OrderTransitions } from '../transitions/order-transitions.js';
import { eraseCustomer, eraseHistory, eraseNotes, eraseReasons } from './erase-customer.queries.js';

/** Erases the buyer's personal data from an order on their request. Number, items, amounts, payments and states stay. */
@Injectable()
export class EraseCustomer {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transitions: OrderTransitions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** 409 while the order is not finished. A second call changes nothing. */
  execute(admin: Admin, orderId: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const order = await this.transitions.lock(tx, orderId);
      if (!canEraseCustomer(order)) throw orderIsNotFinished();
      if (!(await eraseCustomer.first(tx, orderId))) return;
      await eraseHistory.execute(tx, orderId);
      await eraseNotes.execute(tx, orderId);
      await eraseReasons.execute(tx, orderId);
      await this.outbox.add(tx, 'order.customer-erased', { orderId }, `order.customer-erased:${orderId}`);
      await this.audit.record(tx, admin, 'erased', 'order', orderId, { name: order.orderNumber });
    });
  }
}
