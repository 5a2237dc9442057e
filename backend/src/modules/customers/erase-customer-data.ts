import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../auth/index.js';
import { AlertErasure } from '../alerts/index.js';
import { SenderMessages } from '../contact/index.js';
import { CustomerOrders, EraseCustomer } from '../orders/index.js';
import type { ErasedCustomerView } from './customer.view.js';
import { deleteNotes } from './customer-note.queries.js';

/**
 * Erases one email address on request: from its finished orders, with its messages, notes and alerts. Orders that are not finished
 * still need their customer, and invoices are documents of the books: both stay.
 */
@Injectable()
export class EraseCustomerData {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: CustomerOrders,
    private readonly eraseCustomer: EraseCustomer,
    private readonly messages: SenderMessages,
    private readonly alerts: AlertErasure,
    private readonly audit: AuditLog,
  ) {}

  /** Each order has its own transaction, so that no lock is held for long. After a failure, a second call does the rest. */
  async execute(admin: Admin, email: string): Promise<ErasedCustomerView> {
    const orderIds = await this.orders.erasableIds(email);
    for (const id of orderIds) await this.eraseCustomer.execute(admin, id);
    const deleted = await inTransaction(this.db, async (tx) => {
      const messages = await this.messages.delete(tx, email);
      const notes = await deleteNotes.execute(tx, [email]);
      const alerts = await this.alerts.delete(tx, email);
      const detail = { orders: orderIds.length, messages, notes, ...(alerts > 0 ? { alerts } : {}) };
      if (orderIds.length + messages + notes + alerts > 0) await this.audit.record(tx, admin, 'erased', 'customer', null, detail);
      return { deletedMessages: messages, deletedNotes: notes, deletedAlerts: alerts };
    });
    const { unfinished } = await this.orders.sums(email);
    return { erasedOrders: orderIds.length, unfinishedOrders: unfinished, ...deleted };
  }
}
