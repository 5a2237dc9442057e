import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { type Admin, AuditLog } from '../auth/index.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceQueries } from './invoice.queries.js';
import type { InvoiceView } from './invoice.view.js';
import { invoiceNotFound, noClientEmail, notAwaitingPayment } from './invoices.errors.js';

/** A client gets at most one reminder of an invoice in this time. */
const REMINDER_INTERVAL_MS = 24 * 60 * 60_000;

/** Publishes that the client of a sent invoice is reminded of what is due. */
@Injectable()
export class RemindClient {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly invoices: InvoiceQueries,
    private readonly audit: AuditLog,
  ) {}

  /** A second call within a day changes nothing: `remindedAt` of the answer says when the last one was sent. */
  execute(admin: Admin, id: string): Promise<InvoiceView> {
    return inTransaction(this.db, async (tx) => {
      const repository = tx.getRepository(Invoice);
      const invoice = await repository.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!invoice) throw invoiceNotFound();
      const before = await this.invoices.byId(id, tx);
      const { balanceCents } = await this.invoices.money(tx, id);
      if (before.status !== 'sent' || balanceCents === 0) throw notAwaitingPayment();
      if (before.clientEmail === null) throw noClientEmail('reminding the client');
      const now = this.clock.now();
      if (before.remindedAt && now.getTime() - before.remindedAt.getTime() < REMINDER_INTERVAL_MS) return before;
      await repository.update({ id }, { remindedAt: now });
      const reminderId = randomUUID();
      await this.outbox.add(tx, 'invoice.reminded', { invoiceId: id, reminderId }, `invoice.reminded:${reminderId}`);
      await this.audit.record(tx, admin, 'reminded', 'invoice', id, { name: before.invoiceNumber });
      return this.invoices.byId(id, tx);
    });
  }
}
