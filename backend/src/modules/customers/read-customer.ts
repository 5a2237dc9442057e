import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Admin, hasRight } from '../auth/index.js';
import { SenderMessages } from '../contact/index.js';
import { ClientInvoices } from '../invoices/index.js';
import { CustomerOrders } from '../orders/index.js';
import type { CustomerView } from './customer.view.js';
import { notesOfCustomer } from './customer-note.queries.js';

/** Everything of one email address that the account may see. */
@Injectable()
export class ReadCustomer {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: CustomerOrders,
    private readonly messages: SenderMessages,
    private readonly invoices: ClientInvoices,
  ) {}

  async execute(admin: Admin, email: string): Promise<CustomerView> {
    const readsMessages = hasRight(admin.role, 'messages');
    const [orders, sums, messages, invoices, notes] = await Promise.all([
      this.orders.rows(email),
      this.orders.sums(email),
      readsMessages ? this.messages.rows(email) : [],
      this.invoices.rows(email),
      notesOfCustomer.rows(this.db, email),
    ]);
    const named = [
      ...orders.slice(0, 1).map(({ customerName: name, createdAt }) => ({ name, createdAt })),
      ...messages.slice(0, 1),
      ...invoices.slice(0, 1).map(({ clientName: name, createdAt }) => ({ name, createdAt })),
    ].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return {
      email,
      name: named[0]?.name ?? '',
      orderCount: sums.count,
      unfinishedOrders: sums.unfinished,
      paid: sums.paid,
      refunded: sums.refunded,
      orders,
      messages: readsMessages
        ? messages.map(({ id, subject, message, read, createdAt }) => ({ id, subject, message, read, createdAt }))
        : null,
      invoices: invoices.map(({ id, invoiceNumber, status, totalAmount, createdAt }) => ({
        id,
        invoiceNumber,
        status,
        totalAmount,
        createdAt,
      })),
      notes,
    };
  }
}
