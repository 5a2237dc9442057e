import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../auth/index.js';
import type { CustomerDataView } from './customer-data.view.js';
import { notesOfCustomer } from './customer-note.queries.js';
import { StoredCustomerData } from './stored-customer-data.js';

/** Hands out what orders, messages, invoices, alerts and notes hold about one email address, on request of its owner. */
@Injectable()
export class ExportCustomerData {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly stored: StoredCustomerData,
    private readonly audit: AuditLog,
  ) {}

  /** Recorded with numbers only. */
  async execute(admin: Admin, email: string): Promise<CustomerDataView> {
    const [stored, notes] = await Promise.all([this.stored.of(email), notesOfCustomer.rows(this.db, email)]);
    const data = { ...stored, notes };
    const counts = Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]));
    await inTransaction(this.db, (tx) => this.audit.record(tx, admin, 'exported', 'customer', null, counts));
    return { email, exportedAt: new Date(), ...data };
  }
}
