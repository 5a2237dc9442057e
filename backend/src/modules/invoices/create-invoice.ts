import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../auth/index.js';
import type { SaveInvoiceDto } from './admin/invoice.dto.js';
import { InvoiceItems } from './invoice-items.js';
import { INSERT_NUMBERED_INVOICE, InvoiceQueries } from './invoice.queries.js';
import type { InvoiceView } from './invoice.view.js';

/** Saves a new invoice, its items and the audit entry in one transaction. */
@Injectable()
export class CreateInvoice {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly items: InvoiceItems,
    private readonly invoices: InvoiceQueries,
    private readonly audit: AuditLog,
  ) {}

  /** Throws 400 for an unknown product and 422 when the total is too large. The year of the number is the UTC year. */
  async execute(admin: Admin, { invoice, items }: SaveInvoiceDto): Promise<InvoiceView> {
    const id = randomUUID();
    await inTransaction(this.db, async (tx) => {
      const { rows, total } = await this.items.price(tx, items);
      await this.audit.record(tx, admin, 'created', 'invoice', id, { total });
      const now = this.clock.now();
      await INSERT_NUMBERED_INVOICE.execute(
        tx,
        id,
        String(now.getUTCFullYear()),
        invoice.clientName,
        invoice.clientEmail ?? null,
        invoice.clientPhone ?? null,
        invoice.status ?? 'draft',
        invoice.notes ?? null,
        total,
        now,
        JSON.stringify(rows),
      );
    });
    return this.invoices.byId(id);
  }
}
