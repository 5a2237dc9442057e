import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { type Admin, AuditLog, changesBetween } from '../auth/index.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceQueries } from './invoice.queries.js';
import type { InvoiceView } from './invoice.view.js';
import { cancelledInvoice, editConflict, invoiceNotFound, noClientEmail } from './invoices.errors.js';

const MINUTE_MS = 60_000;

/** Publishes that an invoice goes to its client. A draft becomes sent; a sent or paid invoice is sent again unchanged. */
@Injectable()
export class SendInvoice {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly invoices: InvoiceQueries,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Throws 400 without a client email, and 409 when it is cancelled or someone has saved since `version`. A second call in the
   * same minute is a double click: one email.
   */
  execute(admin: Admin, id: string, version?: number): Promise<InvoiceView> {
    return inTransaction(this.db, async (tx) => {
      const repository = tx.getRepository(Invoice);
      const invoice = await repository.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!invoice) throw invoiceNotFound();
      if (version !== undefined && version !== invoice.revision) throw editConflict(await this.invoices.byId(id, tx));
      if (invoice.status === 'cancelled') throw cancelledInvoice();
      if (invoice.clientEmail === null) throw noClientEmail();
      const now = this.clock.now();
      const sending = { sentTotalCents: invoice.totalCents, sentAt: now };
      const isDraft = invoice.status === 'draft';
      await repository.update(
        { id },
        isDraft ? { ...sending, status: 'sent', revision: invoice.revision + 1, updatedAt: now } : sending,
      );
      const event = { invoiceId: id, sendingId: randomUUID() };
      await this.outbox.add(tx, 'invoice.sent', event, `invoice.sent:${id}:${Math.floor(now.getTime() / MINUTE_MS)}`);
      const sent = await this.invoices.byId(id, tx);
      await this.audit.record(tx, admin, 'sent', 'invoice', id, {
        name: sent.invoiceNumber,
        changes: changesBetween(invoice, sent, ['status']),
      });
      return sent;
    });
  }
}
